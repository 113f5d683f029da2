import { countOf, depthDimension, dimension } from '../ink/annotate.ts';
import { circle, fixed, path, places, rect, times } from '../ink/ink.ts';
import { bars, cross, floor, foot, louvres, pile, rollers, screen } from '../ink/parts.ts';
import { type Elevation, within } from './elevation.ts';

/** A relaxation dryer: cloth lies slack in waves between two belts while air lifts it, chamber after chamber. */
export interface BeltDryer {
  readonly kind: 'belt-dryer';
  readonly chambers?: number;
  /** Working width in cm. */
  readonly width?: number;
}

const left = 104;
const right = 388;

const chamber = (x: number, width: number): string => {
  const middle = x + width / 2;
  return (
    rect(x, 122, width, 138, 'o f0', 0) +
    rect(x + 4, 128, width - 8, 34, 't f1', 1) +
    circle(middle, 145, Math.min(12, width * 0.26), 't f0') +
    cross(middle, 145, Math.min(15, width * 0.32)) +
    bars(x + 7, x + width - 7, 166, 176, 5, 'h') +
    bars(x + 7, x + width - 7, 214, 224, 5, 'h') +
    rect(x + 4, 228, width - 8, 26, 't f1', 1) +
    rect(x + 3, 260, 6, 40, 'm f0', 0)
  );
};

const cloth = (): string => {
  const waves = places(
    14,
    (index) =>
      `Q${fixed(104 + (index + 0.5) * 20.3)} ${index % 2 ? 208 : 182} ${fixed(104 + (index + 1) * 20.3)} 195`,
  );
  return (
    path(`M38 250C38 226 46 206 58 190L82 174L104 195${waves.join('')}L404 196L418 172L440 186V254`, 'yb') +
    rollers([
      [58, 188, 6],
      [82, 174, 6],
      [418, 170, 6],
      [440, 184, 6],
    ])
  );
};

const belts = (): string =>
  rect(92, 206, 308, 5, 'm f2', 2) +
  rollers(
    [
      [96, 212, 7],
      [396, 212, 7],
    ],
    'm f1',
  );

const body = ({ chambers }: BeltDryer): string => {
  const count = within(1, 12, Math.round(chambers ?? 4));
  const width = (right - left) / count;
  return (
    floor(14, 466) +
    pile(22, 254, 32, 40) +
    path('M66 300V176h8V300zM424 300V166h8V300z', 'm f0') +
    path('M54 190L70 178L74 176', 'm') +
    times(count, (index) => chamber(left + index * width, width)) +
    rect(right - 9, 260, 6, 40, 'm f0', 0) +
    belts() +
    cloth() +
    rect(left - 4, 108, right - left + 8, 14, 'o f1', 1) +
    times(Math.max(1, Math.round(count / 2)), (index) => {
      const x = left + ((index + 0.5) * (right - left)) / Math.max(1, Math.round(count / 2)) - 10;
      return rect(x, 66, 20, 42, 'o f0', 0) + path(`M${fixed(x - 5)} 66h30l-7 -12h-16z`, 'm f1');
    }) +
    pile(426, 256, 34, 38) +
    rect(80, 226, 18, 74, 'm f0', 2) +
    louvres(83, 95, 234, 292) +
    path('M392 115h33V108', 'm') +
    screen(408, 82, 34, 26) +
    foot(62)
  );
};

export const beltDryerElevation: Elevation<BeltDryer> = {
  frame: [6, 42, 486, 302],
  details: () => ({ entry: [20, 148, 150, 112], chambers: [170, 118, 150, 112] }),
  body,
  notes: ({ chambers, width }) =>
    (chambers === undefined ? '' : dimension(left, right, 330, countOf(chambers), 304)) +
    (width === undefined ? '' : depthDimension(400, 334, `${width} cm`)),
};
