import { countOf, depthDimension, dimension } from '../ink/annotate.ts';
import { circle, fixed, line, path, rect, times } from '../ink/ink.ts';
import { bars, cross, floor, louvres, pile, roll, rollers, screen } from '../ink/parts.ts';
import { type Elevation, within } from './elevation.ts';

/** Rotary screen printing: one screen a colour over the blanket, then the dryer. */
export interface RotaryPrinter {
  readonly kind: 'rotary-printer';
  readonly colours?: number;
  /** Working width in cm. */
  readonly width?: number;
}

const left = 92;
const right = 330;

/** Screen with its squeegee, the paste pipe and the drum the paste comes from. */
const station = (x: number, pitch: number, index: number): string => {
  const radius = Math.min(13, pitch * 0.42);
  return (
    path(`M${fixed(x)} ${fixed(206 - radius * 2)}V132`, 't') +
    rect(x - Math.min(7, pitch * 0.36), 112, Math.min(14, pitch * 0.72), 20, index % 2 ? 'm f1' : 'm y0', 2) +
    circle(x, 206 - radius, radius, 'o f0') +
    circle(x, 206 - radius, radius - 2.6, 't f1') +
    path(`M${fixed(x)} ${fixed(206 - radius)}l2.6 ${fixed(radius - 2.5)}`, 'y') +
    circle(x, 206 - radius, 1.8, 'm f0')
  );
};

const blanket = (): string =>
  rect(72, 206, 282, 34, 'o f0', 17) +
  rollers(
    [
      [89, 223, 13],
      [337, 223, 13],
    ],
    'm f1',
  ) +
  cross(89, 223, 17) +
  cross(337, 223, 17) +
  bars(112, 316, 212, 216, 12, 'h') +
  rect(100, 246, 226, 40, 'o f1', 2) +
  louvres(112, 200, 254, 280) +
  rect(216, 252, 98, 28, 't f0', 2) +
  rect(106, 286, 12, 14, 'm f2', 0) +
  rect(206, 286, 12, 14, 'm f2', 0) +
  rect(306, 286, 12, 14, 'm f2', 0);

const unwind = (): string =>
  path('M18 300L30 258H56L66 300z', 'o f2') +
  roll(42, 232, 5, 7) +
  path('M46 204L60 180L82 204H352L366 196', 'yb') +
  rollers([
    [60, 180, 6],
    [80, 198, 7],
  ]) +
  path('M56 300V180h8V300z', 'm f0');

const dryer = (): string =>
  path('M366 300V150l10 -12H430l10 12V300z', 'o f0') +
  rect(374, 156, 58, 26, 't f1', 2) +
  circle(403, 169, 9, 't f0') +
  cross(403, 169, 12) +
  path('M366 196H378V270H392V200H406V270H420V200H434L452 190V256', 'yb') +
  rollers([
    [385, 272, 6],
    [413, 272, 6],
    [399, 198, 6],
    [427, 198, 6],
    [452, 190, 5],
  ]) +
  rect(394, 96, 18, 42, 'o f0', 0) +
  path('M388 96h30l-7 -12h-16z', 'm f1') +
  pile(440, 258, 30, 36);

const body = ({ colours }: RotaryPrinter): string => {
  const count = within(1, 20, Math.round(colours ?? 8));
  const pitch = (right - left - 16) / count;
  return (
    floor(10, 474) +
    blanket() +
    unwind() +
    times(count, (index) => station(left + 8 + pitch * (index + 0.5), pitch, index)) +
    rect(left - 4, 132, right - left + 8, 8, 'o f0', 1) +
    rect(left, 140, 7, 66, 'm f0', 0) +
    rect(right - 7, 140, 7, 66, 'm f0', 0) +
    dryer() +
    line(left + 20, 100, left + 20, 112, 'm') +
    screen(left + 2, 72, 36, 28)
  );
};

export const rotaryPrinterElevation: Elevation<RotaryPrinter> = {
  frame: [6, 60, 472, 282],
  details: () => ({ screens: [100, 126, 130, 97], dryer: [336, 140, 144, 108] }),
  body,
  notes: ({ colours, width }) =>
    (colours === undefined ? '' : dimension(left + 8, right - 8, 330, countOf(colours), 304)) +
    (width === undefined ? '' : depthDimension(376, 334, `${width} cm`)),
};
