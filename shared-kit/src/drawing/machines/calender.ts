import { dimension } from '../ink/annotate.ts';
import { circle, path, rect } from '../ink/ink.ts';
import { bars, clothBeam, cross, floor, foot, louvres, screen } from '../ink/parts.ts';
import { type Elevation, within } from './elevation.ts';

/** Three bowls between two frames, from the front; the middle one is of steel and heated. */
export interface Calender {
  readonly kind: 'calender';
  /** Working width in cm. */
  readonly width?: number;
}

const centre = 232;
const bowlWidth = (width = 200): number => 150 + (within(120, 400, width) - 120) * 0.5;

const bowl = (left: number, width: number, y: number, height: number, pen: string): string =>
  rect(left - 14, y + height / 2 - 6, width + 28, 12, 'm f2', 1) +
  rect(left, y, width, height, pen, 5) +
  rect(left + 6, y + 5, width - 12, 4, 't f0', 2) +
  rect(left + 6, y + height - 9, width - 12, 3, 't f0', 1);

const sideFrame = (x: number): string =>
  path(`M${x} 300V92l6 -14h30l6 14V300z`, 'o f0') +
  rect(x + 10, 84, 22, 28, 'm f1', 2) +
  rect(x + 15, 60, 12, 24, 'm f0', 1) +
  rect(x + 11, 52, 20, 8, 'm f2', 1) +
  circle(x + 21, 140, 11, 'm f1') +
  circle(x + 21, 192, 13, 'm f1') +
  circle(x + 21, 192, 4, 'm f0') +
  cross(x + 21, 192, 18) +
  circle(x + 21, 242, 11, 'm f1');

const body = ({ width }: Calender): string => {
  const wide = bowlWidth(width);
  const left = centre - wide / 2;
  const right = centre + wide / 2;
  return (
    floor(Math.min(24, left - 70), Math.max(440, right + 112)) +
    rect(left - 20, 70, wide + 40, 10, 'o f0', 1) +
    rect(left + 8, 96, wide - 16, 10, 'm cl', 5) +
    rect(left + 8, 104, wide - 16, 14, 'm cl', 0) +
    bars(left + 14, right - 14, 105, 117, 8, 'yt') +
    bowl(left, wide, 118, 44, 'o f0') +
    path(`M${left + 8} 162H${right - 8}`, 'yb') +
    bowl(left, wide, 164, 54, 'o f1') +
    path(`M${left + 8} 219H${right - 8}`, 'yb') +
    bowl(left, wide, 220, 44, 'o f0') +
    clothBeam(left + 6, 268, wide - 12, 26) +
    sideFrame(left - 56) +
    sideFrame(right + 14) +
    rect(right + 60, 176, 34, 124, 'o f0', 2) +
    louvres(right + 67, right + 87, 232, 290) +
    circle(right + 77, 196, 8, 'm f0') +
    circle(right + 77, 216, 4, 'm f1') +
    path(`M${right + 77} 196l4 -5`, 'm') +
    path(`M${right + 77} 176V158`, 'm') +
    screen(right + 60, 132, 34, 26) +
    foot(left - 52, 34) +
    foot(right + 18, 34)
  );
};

export const calenderElevation: Elevation<Calender> = {
  frame: ({ width }) => {
    const half = bowlWidth(width) / 2;
    const from = Math.min(56, centre - half - 74);
    return [from, 44, Math.max(424, centre + half + 116) - from, 298];
  },
  details: () => ({ nip: [157, 132, 150, 112] }),
  body,
  notes: ({ width }) => {
    const half = bowlWidth(width) / 2;
    return width === undefined ? '' : dimension(centre - half, centre + half, 330, `${width} cm`, 298);
  },
};
