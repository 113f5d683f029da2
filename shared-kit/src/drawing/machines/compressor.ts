import { leader } from '../ink/annotate.ts';
import { circle, line, lines, path, rect, steps } from '../ink/ink.ts';
import { cross, floor, foot, louvres, screen } from '../ink/parts.ts';
import { type Elevation, within } from './elevation.ts';

/** A screw compressor in its hood, with the receiver it fills. */
export interface Compressor {
  readonly kind: 'compressor';
  /** Free air delivered in m³/min. */
  readonly air?: number;
}

const left = 60;
const lengthOf = (air = 12): number => 180 + within(0, 60, air) * 0.8;

/** One panel is off: motor, coupling and the screw block show. */
const hood = (length: number): string => {
  const right = left + length;
  return (
    rect(left, 130, length, 158, 'o f0', 5) +
    rect(left + 10, 116, 66, 14, 'm f1', 1) +
    lines(
      steps(left + 18, left + 70, 6).map((x) => [x, 118, x, 128]),
      'h',
    ) +
    lines([[right - 66, 130, right - 66, 288]], 'm') +
    screen(right - 54, 142, 40, 30) +
    circle(right - 44, 188, 4.5, 'm f2') +
    circle(right - 26, 188, 4.5, 'm f1') +
    louvres(right - 56, right - 12, 212, 278) +
    rect(left + 12, 144, length - 90, 124, 'm f1', 3) +
    rect(left + 24, 204, 62, 44, 'o f0', 6) +
    lines(
      steps(left + 34, left + 78, 6).map((x) => [x, 208, x, 244]),
      't',
    ) +
    rect(left + 86, 218, 10, 16, 'm f2', 1) +
    path(`M${left + 96} 204h26l10 10v24l-10 10h-26z`, 'o f0') +
    circle(left + 109, 217, 7, 'm f1') +
    circle(left + 115, 234, 8, 'm f1') +
    lines([[left + 18, 226, left + length - 82, 226]], 'c') +
    path(`M${left + 112} 204V178H${left + 56}V160`, 'm n0') +
    rect(left + 38, 150, 36, 28, 'm f0', 3) +
    louvres(left + 44, left + 68, 156, 174, 5) +
    rect(left + 22, 250, 78, 8, 'm f2', 1) +
    foot(left + 12, 30) +
    foot(right - 42, 30) +
    rect(left, 286, length, 8, 'm f2', 1)
  );
};

const receiver = (x: number): string =>
  path(
    `M${x} 108Q${x} 82 ${x + 36} 82Q${x + 72} 82 ${x + 72} 108V250Q${x + 72} 272 ${x + 36} 272Q${x} 272 ${x} 250z`,
    'o f0',
  ) +
  lines(
    [
      [x, 112, x + 72, 112],
      [x, 246, x + 72, 246],
    ],
    'm',
  ) +
  path(`M${x + 8} 262L${x + 2} 300M${x + 64} 262L${x + 70} 300M${x + 36} 272V284`, 'm') +
  foot(x - 6, 16) +
  foot(x + 62, 16) +
  circle(x + 36, 146, 11, 'm f1') +
  path(`M${x + 36} 146l5 -6`, 'm') +
  circle(x + 36, 206, 14, 'm f0') +
  cross(x + 36, 206, 19) +
  path(`M${x + 36} 82V64M${x + 29} 64h14l-3 -10h-8zM${x + 36} 54V46`, 'm f0') +
  rect(x + 30, 282, 12, 10, 'm f2', 1);

const body = ({ air }: Compressor): string => {
  const length = lengthOf(air);
  const tank = left + length + 44;
  return (
    floor(40, tank + 104) +
    hood(length) +
    receiver(tank) +
    path(`M${left + length} 156H${tank + 0}`, 'o') +
    rect(left + length + 16, 148, 12, 16, 'm f1', 1) +
    line(left + length + 22, 148, left + length + 22, 138, 'm') +
    line(left + length + 15, 138, left + length + 29, 138, 'm') +
    path(`M${tank + 72} 130H${tank + 98}`, 'o')
  );
};

export const compressorElevation: Elevation<Compressor> = {
  frame: ({ air }) => [30, 36, left + lengthOf(air) + 124, 290],
  details: () => ({ block: [84, 180, 120, 90] }),
  body,
  notes: ({ air }) => {
    const pipe = left + lengthOf(air) + 34;
    return air === undefined ? '' : leader(pipe, 156, pipe - 24, 100, `${air} m³/min`);
  },
};
