import { dimension } from '../ink/annotate.ts';
import { circle, fixed, lines, path, rect, steps } from '../ink/ink.ts';
import { bars, clothBeam, floor, foot, louvres, screen } from '../ink/parts.ts';
import { type Elevation, within } from './elevation.ts';

/** A cloth inspection machine from the front: cloth runs down over a lit table, past the inspector. */
export interface InspectionMachine {
  readonly kind: 'inspection-machine';
  /** Working width in cm. */
  readonly width?: number;
}

const centre = 230;
const tableWidth = (width = 200): number => 190 + (within(100, 400, width) - 150) * 0.5;

const lamps = (left: number, right: number): string =>
  rect(left - 16, 40, right - left + 32, 14, 'o f1', 3) +
  rect(left - 4, 54, right - left + 8, 5, 'm f0', 2) +
  path(`M${fixed(left)} 59L${fixed(left - 6)} 84M${fixed(right)} 59L${fixed(right + 6)} 84`, 'h') +
  bars(left + 14, right - 14, 60, 70, 24, 'h');

/** Faults found are ringed on the cloth. */
const table = (left: number, right: number): string =>
  rect(left - 6, 84, right - left + 12, 122, 'o f0', 2) +
  rect(left, 80, right - left, 12, 'm f1', 6) +
  rect(left + 6, 92, right - left - 12, 108, 'm cl', 0) +
  lines(
    steps(left + 16, right - 16, 10).map((x) => [x, 94, x, 198]),
    'yt',
  ) +
  path(`M${fixed(centre - 46)} 132l9 3M${fixed(centre + 30)} 168l4 8`, 'y') +
  circle(centre - 41, 133.5, 9, 'yl n0') +
  circle(centre + 32, 172, 9, 'yl n0') +
  rect(left, 198, right - left, 9, 'm f0', 4) +
  rect(left + 6, 207, right - left - 12, 44, 'm cl', 0) +
  lines(
    steps(left + 16, right - 20, 14).map((x) => [x, 244, x + 6, 212]),
    'yt',
  ) +
  clothBeam(left + 4, 248, right - left - 8, 34);

const body = ({ width }: InspectionMachine): string => {
  const half = tableWidth(width) / 2;
  const [left, right] = [centre - half, centre + half];
  return (
    floor(left - 64, right + 96) +
    rect(left - 14, 54, 8, 60, 'm f0', 0) +
    rect(right + 6, 54, 8, 60, 'm f0', 0) +
    lamps(left, right) +
    table(left, right) +
    path(`M${fixed(left - 38)} 300V128l12 -16h20V300z`, 'o f0') +
    path(`M${fixed(right + 38)} 300V128l-12 -16h-20V300z`, 'o f0') +
    louvres(left - 32, left - 12, 232, 284) +
    circle(left - 22, 168, 9, 'm f1') +
    circle(right + 22, 168, 5, 'm f1') +
    circle(right + 22, 186, 5, 'm f0') +
    rect(right + 14, 206, 16, 30, 't f1', 1) +
    foot(left - 36, 28) +
    foot(right + 8, 28) +
    path(`M${fixed(right + 38)} 148h20v-14`, 'm') +
    screen(right + 40, 104, 38, 30)
  );
};

export const inspectionMachineElevation: Elevation<InspectionMachine> = {
  frame: ({ width }) => {
    const half = tableWidth(width) / 2;
    return [centre - half - 70, 30, half * 2 + 172, 312];
  },
  details: () => ({ table: [centre - 75, 84, 150, 112] }),
  body,
  notes: ({ width }) => {
    const half = tableWidth(width) / 2;
    return width === undefined ? '' : dimension(centre - half, centre + half, 330, `${width} cm`, 304);
  },
};
