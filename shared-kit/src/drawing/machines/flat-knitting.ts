import { dimension, leader } from '../ink/annotate.ts';
import { fixed, line, lines, path, rect, steps, times } from '../ink/ink.ts';
import { bars, cone, floor, foot, louvres, screen } from '../ink/parts.ts';
import { type Elevation, within } from './elevation.ts';

/** A flat machine from the front: yarn stand, carriage on its bed, the panel under the needles. */
export interface FlatKnitting {
  readonly kind: 'flat-knitting';
  /** Working width in inches. */
  readonly width?: number;
  readonly gauge?: number;
}

const centre = 240;
const bedWidth = (width = 52): number => 190 + within(0, 60, width - 40) * 2;

const yarnStand = (left: number, right: number): string =>
  rect(left - 8, 92, right - left + 16, 5, 'm f1', 1) +
  line(left, 97, left, 176, 'm') +
  line(right, 97, right, 176, 'm') +
  rect(left - 4, 52, right - left + 8, 3, 'm f0', 1) +
  line(left + 10, 55, left + 10, 92, 't') +
  line(right - 10, 55, right - 10, 92, 't') +
  times(8, (index) => {
    const x = left + 22 + (index * (right - left - 44)) / 7;
    return (
      cone(x, 80, 0.95) +
      path(`M${fixed(x)} 70V54L${fixed(index < 4 ? left - 12 : right + 12)} ${118 + (index % 4) * 7}`, 'yl')
    );
  });

/** Feeders hang on rails over the bed; two of them are at work under the carriage. */
const bed = (left: number, right: number, gauge: number): string =>
  times(3, (index) => rect(left - 24, 134 + index * 8, right - left + 48, 3.4, 'm f0', 1)) +
  rect(left - 30, 172, right - left + 60, 12, 'o f0', 2) +
  bars(left, right, 173, 183, within(2, 7, 28 / gauge), 'h') +
  rect(left - 30, 184, right - left + 60, 8, 'm f1', 1) +
  path(`M${left - 12} 118V168L${centre - 30} 178M${right + 12} 118V160L${centre + 26} 178`, 'yl');

const carriage = (): string =>
  path('M192 172V142l10 -12H278l10 12V172z', 'o f1') +
  rect(204, 138, 72, 12, 'm f0', 1) +
  lines(
    steps(210, 270, 12).map((x) => [x, 154, x, 168]),
    'm',
  ) +
  path('M216 172l4 10M264 172l-4 10', 'm');

const panel = (left: number, right: number): string => {
  const inset = (right - left) * 0.16;
  return (
    path(
      `M${fixed(left + inset)} 192H${fixed(right - inset)}L${fixed(right - inset - 5)} 268H${fixed(left + inset + 5)}z`,
      'm cl',
    ) +
    lines(
      steps(left + inset + 9, right - inset - 8, 9).map((x) => [x, 194, centre + (x - centre) * 0.95, 258]),
      'yt',
    ) +
    louvres(left + inset + 5, right - inset - 5, 260, 266, 3, 'yt') +
    rect(left + inset - 6, 222, right - left - inset * 2 + 12, 7, 'm f0', 3) +
    rect(left + inset - 6, 231, right - left - inset * 2 + 12, 7, 'm f0', 3)
  );
};

const body = ({ width, gauge }: FlatKnitting): string => {
  const half = bedWidth(width) / 2;
  const left = centre - half;
  const right = centre + half;
  return (
    floor(Math.min(24, left - 60), Math.max(456, right + 60)) +
    yarnStand(left, right) +
    rect(left + 12, 192, right - left - 24, 102, 't f1', 0) +
    panel(left, right) +
    path(`M${left - 30} 192H${left + 12}V294H${left - 22}z`, 'o f0') +
    path(`M${right + 30} 192H${right - 12}V294H${right + 22}z`, 'o f0') +
    louvres(left - 16, left + 4, 216, 280) +
    rect(right - 4, 206, 20, 34, 't f1', 1) +
    rect(left - 22, 280, right - left + 44, 14, 'o f0', 2) +
    foot(left - 18, 26) +
    foot(right - 8, 26) +
    bed(left, right, gauge ?? 12) +
    carriage() +
    path(`M${right + 16} 192V168h24V148`, 'm') +
    screen(right + 22, 120, 36, 28)
  );
};

export const flatKnittingElevation: Elevation<FlatKnitting> = {
  frame: ({ width }) => {
    const half = Math.max(186, bedWidth(width) / 2 + 80);
    return [centre - half, 40, half * 2, 302];
  },
  details: () => ({ carriage: [165, 112, 150, 112], panel: [165, 180, 150, 112] }),
  body,
  notes: ({ width, gauge }) => {
    const half = bedWidth(width) / 2;
    return (
      (width === undefined ? '' : dimension(centre - half, centre + half, 330, `${width}″`, 298)) +
      (gauge === undefined ? '' : leader(centre - half - 26, 178, centre - half - 44, 158, `E${gauge}`))
    );
  },
};
