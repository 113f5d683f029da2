import { leader } from '../ink/annotate.ts';
import { circle, fixed, line, lines, path, rect, steps, times } from '../ink/ink.ts';
import { cross, floor, foot, louvres, screen } from '../ink/parts.ts';
import { type Elevation, within } from './elevation.ts';

/** Softening: pressure vessels with their valve heads on one header, a brine tank, a pump. */
export interface WaterTreatment {
  readonly kind: 'water-treatment';
  /** Flow in m³/h. */
  readonly flow?: number;
}

/** A larger plant has more vessels, two to four. */
const vesselsFor = (flow = 20): number => within(2, 4, 1 + Math.ceil(flow / 25));

const vessel = (x: number): string =>
  path(
    `M${x} 146Q${x} 112 ${x + 27} 112Q${x + 54} 112 ${x + 54} 146V244Q${x + 54} 274 ${x + 27} 274Q${x} 274 ${x} 244z`,
    'o f0',
  ) +
  lines(
    [
      [x, 150, x + 54, 150],
      [x, 240, x + 54, 240],
    ],
    'm',
  ) +
  path(`M${x + 4} 196H${x + 50}V240H${x + 4}z`, 't f1') +
  lines(
    steps(200, 236, 5).flatMap((y, row) =>
      steps(x + 8 + (row % 2) * 3, x + 46, 6).map((at) => [at, y, at + 1.4, y] as const),
    ),
    't',
  ) +
  rect(x + 13, 92, 28, 20, 'o f1', 2) +
  rect(x + 17, 96, 20, 9, 't f0', 1) +
  path(`M${x + 10} 270l-6 30M${x + 44} 270l6 30`, 'm') +
  foot(x - 4, 14) +
  foot(x + 44, 14);

const headers = (left: number, right: number, count: number, pitch: number): string =>
  rect(left, 68, right - left, 7, 'm f0', 3) +
  rect(left, 82, right - left, 6, 'm f2', 3) +
  times(count, (index) => {
    const x = left + 22 + index * pitch;
    return (
      path(`M${fixed(x)} 75V92M${fixed(x + 14)} 88V92`, 'm') +
      path(`M${fixed(x - 5)} 80l10 -6v6l-10 -6z`, 'm f1')
    );
  });

const pump = (x: number): string =>
  circle(x + 18, 276, 16, 'o f1') +
  cross(x + 18, 276, 21) +
  rect(x + 34, 266, 32, 20, 'm f0', 3) +
  lines(
    steps(x + 40, x + 62, 5).map((at) => [at, 268, at, 284]),
    'h',
  ) +
  rect(x - 2, 292, 74, 8, 'm f2', 1);

const brine = (x: number): string =>
  rect(x, 206, 58, 94, 'o f0', 4) +
  rect(x - 3, 200, 64, 8, 'm f1', 2) +
  path(`M${x + 3} 236H${x + 55}V296H${x + 3}z`, 't f1') +
  path(`M${x + 3} 236q6 4 13 0t13 0t13 0t13 0`, 't') +
  louvres(x + 8, x + 16, 220, 230, 5);

const geometry = (flow: number | undefined) => {
  const count = vesselsFor(flow);
  const pitch = 70;
  const left = 240 - (count * pitch + 76) / 2 + 6;
  return { count, pitch, left, right: left + count * pitch };
};

const body = ({ flow }: WaterTreatment): string => {
  const { count, pitch, left, right } = geometry(flow);
  return (
    floor(left - 96, right + 96) +
    headers(left, right + 24, count, pitch) +
    times(count, (index) => vessel(left + 2 + index * pitch)) +
    path(`M${fixed(left)} 71.5H${left - 52}V260`, 'o n0') +
    pump(left - 70) +
    path(`M${right + 24} 71.5h20V120`, 'm n0') +
    circle(right + 44, 60, 9, 'm f0') +
    path(`M${right + 44} 69v4M${right + 44} 60l4 -5`, 'm') +
    brine(right + 16) +
    path(`M${right + 30} 200V85H${right + 24}`, 't') +
    rect(right + 52, 120, 38, 62, 'o f0', 2) +
    screen(right + 54, 124, 34, 24) +
    louvres(right + 58, right + 84, 156, 176, 5) +
    line(right + 71, 182, right + 71, 200, 'm')
  );
};

export const waterTreatmentElevation: Elevation<WaterTreatment> = {
  frame: ({ flow }) => {
    const { left, right } = geometry(flow);
    return [left - 136, 34, right - left + 242, 290];
  },
  details: ({ flow }) => ({ valve: [geometry(flow).left - 10, 60, 100, 75] }),
  body,
  notes: ({ flow }) => {
    const { left } = geometry(flow);
    return flow === undefined ? '' : leader(left - 52, 150, left - 64, 128, `${flow} m³/h`);
  },
};
