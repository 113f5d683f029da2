import { countOf, dimension } from '../ink/annotate.ts';
import { circle, fixed, line, lines, path, rect, times } from '../ink/ink.ts';
import { breakAt, cross, floor, louvres, screen } from '../ink/parts.ts';
import { can } from './draw-frame.ts';
import { type Elevation, rowOf } from './elevation.ts';

/** Open-end spinning: sliver from the can below, a spin box, a cheese above. Air-jet frames draft first. */
export interface RotorSpinning {
  readonly kind: 'rotor-spinning';
  readonly positions?: number;
  readonly system?: 'rotor' | 'air-jet';
}

const left = 88;
const right = 400;

const cheese = (x: number, width: number): string =>
  rect(x - width / 2, 66, width, 26, 'm y0', 2) +
  path(
    [0, 1, 2]
      .map((turn) => {
        const at = x - width / 2 + (turn * width) / 3;
        return `M${fixed(at)} 66l${fixed(width / 3)} 26M${fixed(at)} 92l${fixed(width / 3)} -26`;
      })
      .join(''),
    'yt',
  ) +
  rect(x - width / 2 - 2, 92, width + 4, 8, 'm f1', 3) +
  path(`M${fixed(x + width / 2 + 2)} 60v24h-3`, 'm');

const rotorBox = (x: number, width: number): string =>
  rect(x - width / 2, 136, width, 46, 'o f0', 3) +
  circle(x, 155, width * 0.3, 'm f1') +
  circle(x, 155, width * 0.1, 'm f0') +
  rect(x - width * 0.3, 171, width * 0.6, 6, 't f1', 1);

const jetBox = (x: number, width: number): string =>
  rect(x - width / 2, 128, width, 56, 'o f0', 3) +
  path(
    `M${fixed(x - width * 0.25)} 132h${fixed(width * 0.5)}l${fixed(-width * 0.14)} 14h${fixed(-width * 0.22)}z`,
    'm f1',
  ) +
  [154, 164, 175].map((y) => rect(x - width * 0.34, y - 3, width * 0.68, 6, 'm f0', 3)).join('') +
  line(x, 146, x, 184, 'yl');

const unit = (x: number, pitch: number, system: 'rotor' | 'air-jet'): string => {
  const width = Math.min(pitch * 0.72, 44);
  return (
    cheese(x, width) +
    path(`M${fixed(x)} 100V${system === 'rotor' ? 140 : 132}`, 'yl') +
    circle(x, 116, 3, 'm f0') +
    lines([[x - width * 0.3, 124, x + width * 0.3, 124]], 'm') +
    (system === 'rotor' ? rotorBox(x, width) : jetBox(x, width)) +
    path(`M${fixed(x)} 184C${fixed(x + 7)} 196 ${fixed(x - 7)} 206 ${fixed(x)} 222`, 'y') +
    can(x - width / 2, 226, width, 66)
  );
};

const ends = (): string =>
  path('M30 300V58l10 -12H84V300z', 'o f0') +
  rect(40, 62, 32, 22, 'm f1') +
  path('M44 78L52 70L58 75L68 67', 'yl') +
  circle(57, 160, 19, 'm f1') +
  circle(57, 160, 5, 'm f0') +
  cross(57, 160, 24) +
  louvres(42, 74, 236, 288) +
  path('M404 300V46h32l12 12V300z', 'o f0') +
  louvres(412, 440, 130, 240, 8) +
  screen(410, 66, 32, 22);

const body = ({ positions, system = 'rotor' }: RotorSpinning): string => {
  const { shown, broken } = rowOf(positions, 8, 8);
  const pitch = (right - left) / shown;
  const at = (index: number): number => left + pitch * (index + 0.5);
  return (
    floor() +
    rect(left - 4, 48, right - left + 8, 8, 'o f0', 1) +
    rect(left - 4, 104, right - left + 8, 5, 'm f0', 1) +
    rect(left - 4, 184, right - left + 8, 8, 'm f1', 1) +
    times(shown, (index) => unit(at(index), pitch, system)) +
    ends() +
    (broken ? breakAt(left + pitch * 6, 42, 298) : '')
  );
};

export const rotorSpinningElevation: Elevation<RotorSpinning> = {
  frame: [22, 32, 434, 312],
  details: () => ({ 'spin-boxes': [150, 104, 150, 112], packages: [150, 44, 150, 112] }),
  body,
  notes: ({ positions }) =>
    positions === undefined ? '' : dimension(left, right, 330, countOf(positions), 304),
};
