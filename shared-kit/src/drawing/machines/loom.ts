import { dimension } from '../ink/annotate.ts';
import { circle, line, lines, path, rect, steps } from '../ink/ink.ts';
import { clothBeam, cross, floor, foot, louvres, screen } from '../ink/parts.ts';
import type { Elevation, Frame } from './elevation.ts';
import { type Bay, bayOf } from './loom-bay.ts';
import { type Insertion, insertionAcross, weftStand } from './loom-insertion.ts';
import { type Shedding, sheddingAbove, sheddingDrive } from './loom-shedding.ts';

export interface Loom {
  readonly kind: 'loom';
  /** Reed width in cm. */
  readonly width?: number;
  readonly insertion?: Insertion;
  readonly shedding?: Shedding;
  readonly colours?: number;
  readonly terry?: boolean;
}

const cloth = ({ left, right }: Bay, terry: boolean): string => {
  const width = right - left;
  const loops = steps(left + 4, right - 6, 6).flatMap((x) =>
    [220, 226, 232].map((y) => [x, y, x + 2, y - 3] as const),
  );
  const picks = steps(left + 4, right - 14, 7).map((x) => [x, 236, x + 14, 216] as const);
  const fold = steps(left + 8, right - 22, 7).map((x) => [x, 268, x + 12, 250] as const);
  return (
    rect(left + 2, 214, width - 4, 24, 'm cl', 0) +
    (terry ? lines(loops, 'yl') : lines(picks, 'yt')) +
    rect(left - 4, 236, width + 8, 11, 'o f0') +
    rect(left + 4, 247, width - 8, 24, 'm cl', 0) +
    lines(fold, 'yt') +
    clothBeam(left + 2, 266, width - 4, 24)
  );
};

const reed = ({ left, right }: Bay): string =>
  rect(left, 184, right - left, 6, 'm f1', 1) +
  lines(
    steps(left + 3, right - 3, 3).map((x) => [x, 190, x, 208]),
    'h',
  ) +
  rect(left, 208, right - left, 6, 'm f1', 1);

const sideFrame = (x: number, width: number): string =>
  path(`M${x} 300V166l8 -14h${width - 16}l8 14V300z`, 'o f0') +
  lines(
    [
      [x, 172, x + width, 172],
      [x, 286, x + width, 286],
    ],
    'm',
  );

const sideFrames = ({ left, right }: Bay): string =>
  sideFrame(Math.round(left * 10 - 400) / 10, 40) +
  sideFrame(Math.round(right * 10) / 10, 44) +
  foot(left - 38) +
  foot(left - 18) +
  foot(right + 4) +
  foot(right + 26) +
  circle(left - 20, 206, 15, 'm f1') +
  circle(left - 20, 206, 4, 'm f0') +
  cross(left - 20, 206, 19) +
  louvres(left - 32, left - 8, 232, 272);

const control = ({ right }: Bay): string =>
  rect(right + 8, 184, 28, 40, 'm f1') +
  louvres(right + 13, right + 31, 190, 218, 5) +
  circle(right + 15, 240, 5, 'm f0') +
  circle(right + 30, 240, 5, 'm f0') +
  rect(right + 8, 256, 28, 18, 't f0') +
  path(`M${Math.round(right + 44)} 168h14V150`, 'm') +
  line(right + 44, 168, right + 44, 172, 'm') +
  screen(right + 46, 128, 32, 23);

/** A loom with the given cloth; the hero uses a real damask. */
export const loomWith = (loom: Loom, bay: Bay, woven: string): string =>
  floor(Math.min(24, bay.left - 106), Math.max(456, bay.right + 82)) +
  rect(bay.left, 248, bay.right - bay.left, 10, 'm f2') +
  sheddingAbove(loom.shedding ?? 'dobby', bay) +
  reed(bay) +
  insertionAcross(loom.insertion ?? 'rapier', bay) +
  woven +
  sideFrames(bay) +
  control(bay) +
  sheddingDrive(loom.shedding ?? 'dobby', bay) +
  weftStand(loom.colours ?? 4, loom.insertion ?? 'rapier', bay);

const frameOf = (loom: Loom): Frame => {
  const { left, right } = bayOf(loom.width);
  const from = Math.min(46, left - 114);
  const top = loom.shedding === 'jacquard' ? 6 : 52;
  return [from, top, Math.max(462, right + 88) - from, 342 - top];
};

export const loomElevation: Elevation<Loom> = {
  frame: frameOf,
  details: (loom) => {
    const { left } = bayOf(loom.width);
    return { reed: [left - 22, 160, 150, 112], feeders: [left - 122, 116, 150, 112] };
  },
  body: (loom) => {
    const bay = bayOf(loom.width);
    return loomWith(loom, bay, cloth(bay, loom.terry ?? false));
  },
  notes: (loom) => {
    const { left, right } = bayOf(loom.width);
    return loom.width === undefined ? '' : dimension(left, right, 330, `${loom.width} cm`, 304);
  },
};
