import { leader } from '../ink/annotate.ts';
import { circle, fixed, line, lines, path, rect, steps, times } from '../ink/ink.ts';
import { bars, cross, floor, louvres, screen } from '../ink/parts.ts';
import { type Elevation, within } from './elevation.ts';

/** A fire-tube steam boiler from its side: burner, shell, stack. */
export interface Boiler {
  readonly kind: 'boiler';
  /** Steam in t/h. */
  readonly steam?: number;
}

const left = 120;
const lengthOf = (steam = 4): number => 170 + within(0, 20, steam) * 5;

const burner = (): string =>
  path('M120 150H104l-12 12V222l12 12H120z', 'o f1') +
  rect(56, 172, 36, 40, 'o f0', 4) +
  circle(66, 192, 14, 'm f1') +
  cross(66, 192, 18) +
  path('M66 206V236H52V300', 'm n0') +
  path('M84 172V150H104', 'm n0') +
  circle(108, 192, 5, 'm f0');

const shell = (length: number): string => {
  const right = left + length;
  return (
    rect(left, 118, length, 134, 'o f0', 12) +
    rect(left, 112, 12, 146, 'o f1', 2) +
    rect(right - 12, 112, 12, 146, 'o f1', 2) +
    lines(
      steps(left + 44, right - 40, 42).map((x) => [x, 118, x, 252]),
      'm',
    ) +
    rect(left + 26, 164, length - 60, 44, 't f1', 3) +
    lines(
      steps(170, 204, 7).map((y) => [left + 30, y, right - 38, y]),
      'h',
    ) +
    times(2, (index) => {
      const x = left + 26 + index * (length - 84);
      return path(`M${fixed(x)} 252l-6 40h44l-6 -40z`, 'o f1') + rect(x - 10, 292, 52, 8, 'm f2', 1);
    })
  );
};

/** Steam valve, safety valve, manhole, and the glass that shows the water. */
const fittings = (length: number): string => {
  const middle = left + length / 2;
  return (
    rect(middle - 9, 104, 18, 14, 'm f1', 1) +
    path(`M${middle} 104V84H${middle + 46}M${middle - 8} 84h16M${middle} 84v-12M${middle - 7} 72h14`, 'm') +
    path(`M${left + 44} 118V102M${left + 38} 102h12l-3 -10h-6zM${left + 44} 92V82`, 'm f0') +
    circle(left + 76, 100, 9, 'm f0') +
    path(`M${left + 76} 109V118M${left + 76} 100l4 -5`, 'm') +
    rect(left + length - 74, 111, 30, 7, 'm f2', 1) +
    rect(left + 16, 134, 6, 40, 'm f0', 2) +
    line(left + 19, 152, left + 19, 172, 't')
  );
};

const stack = (length: number): string => {
  const x = left + length - 4;
  return (
    path(`M${x} 136h26V34h22V162q0 14 -14 14H${x}z`, 'o f0') +
    path(`M${x + 20} 34h34`, 'o') +
    bars(x + 30, x + 44, 44, 130, 7, 'h') +
    lines([
      [x + 26, 60, x + 48, 60],
      [x + 26, 100, x + 48, 100],
    ])
  );
};

const feedPump = (length: number): string => {
  const x = left + length + 18;
  return (
    rect(x, 232, 44, 60, 'o f0', 3) +
    louvres(x + 8, x + 36, 262, 286) +
    screen(x + 5, 237, 34, 20) +
    rect(x + 4, 292, 36, 8, 'm f2', 1) +
    path(`M${x} 280H${x - 24}V240`, 'm n0')
  );
};

const body = ({ steam }: Boiler): string => {
  const length = lengthOf(steam);
  return (
    floor(40, left + length + 76) +
    stack(length) +
    shell(length) +
    burner() +
    fittings(length) +
    feedPump(length)
  );
};

export const boilerElevation: Elevation<Boiler> = {
  frame: ({ steam }) => [32, 20, left + lengthOf(steam) + 54, 302],
  details: () => ({ burner: [44, 128, 150, 112] }),
  body,
  notes: ({ steam }) => {
    const pipe = left + lengthOf(steam) / 2 + 46;
    return steam === undefined ? '' : leader(pipe, 84, pipe + 12, 62, `${steam} t/h`);
  },
};
