import { countOf, depthDimension, dimension } from '../ink/annotate.ts';
import { circle, fixed, line, path, rect, times } from '../ink/ink.ts';
import { bars, cross, floor, pile, rollers } from '../ink/parts.ts';
import { type Elevation, within } from './elevation.ts';

export interface Stenter {
  readonly kind: 'stenter';
  readonly chambers?: number;
  /** Working width in cm; the stenter is drawn from its side, so the width recedes. */
  readonly width?: number;
}

const left = 118;
const right = 398;

const chamber = (x: number, width: number): string => {
  const middle = x + width / 2;
  return (
    rect(x, 136, width, 96, 'o f0', 0) +
    rect(x + 4, 142, width - 8, 22, 't f1', 1) +
    rect(x + 4, 204, width - 8, 22, 't f1', 1) +
    bars(x + 7, x + width - 7, 168, 176, 4, 'h') +
    bars(x + 7, x + width - 7, 192, 200, 4, 'h') +
    circle(middle, 153, 7, 't f0') +
    cross(middle, 153, 9) +
    rect(middle - 8, 110, 16, 26, 'm f0', 1) +
    circle(middle, 122, 5, 't f1') +
    rect(x + 3, 232, 6, 68, 'm f0', 0)
  );
};

const chimney = (x: number): string =>
  rect(x, 38, 18, 60, 'o f0', 0) + path(`M${fixed(x - 6)} 38h30l-7 -12h-16z`, 'm f1');

/** Plaited cloth, padder and weft straightener in front of the first chamber. */
const entry = (): string =>
  pile(24, 262, 28, 32) +
  path('M56 300V160h8V300z', 'm f0') +
  path('M58 240h46l-6 34H64z', 'o f1') +
  path('M62 252L100 252', 'yl');

const exit = (): string =>
  path('M404 300V168h8V300zM436 300V150h8V300z', 'm f0') + line(404, 168, 444, 150, 'm');

const clothRun = (): string =>
  path(
    'M34 252C34 236 30 226 44 214L62 176L74 206L86 206L100 178L118 184H398L414 184L424 160L440 176V262',
    'yb',
  ) +
  rollers([
    [62, 172, 6],
    [74, 210, 6],
    [86, 210, 6],
    [100, 174, 6],
    [424, 156, 6],
    [440, 180, 6],
  ]) +
  rollers(
    [
      [80, 196, 9],
      [80, 177, 9],
    ],
    'm f1',
  ) +
  pile(424, 262, 34, 32);

export const stenterElevation: Elevation<Stenter> = {
  frame: [4, 14, 492, 330],
  details: () => ({ padder: [14, 148, 150, 112], chambers: [194, 96, 150, 112] }),
  body: ({ chambers }) => {
    const count = within(1, 14, Math.round(chambers ?? 6));
    const width = (right - left) / count;
    return (
      floor(14, 466) +
      entry() +
      times(count, (index) => chamber(left + index * width, width)) +
      rect(right - 9, 232, 6, 68, 'm f0', 0) +
      rect(left - 2, 98, right - left + 4, 12, 'o f0') +
      times(Math.ceil(count / 3), (index) =>
        chimney(Math.min(right - 24, left + width * 1.5 + index * width * 3 - 9)),
      ) +
      exit() +
      clothRun()
    );
  },
  notes: ({ chambers, width }) =>
    (chambers === undefined ? '' : dimension(left, right, 330, countOf(chambers), 304)) +
    (width === undefined ? '' : depthDimension(404, 334, `${width} cm`)),
};
