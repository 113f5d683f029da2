import { lines, places, rect, steps, times } from '../ink/ink.ts';
import { louvres } from '../ink/parts.ts';
import type { Bay } from './loom-bay.ts';

export const sheddings = ['cam', 'dobby', 'jacquard'] as const;
export type Shedding = (typeof sheddings)[number];

const jacquard = ({ left, right }: Bay): string => {
  const width = right - left;
  const cords = Math.round(width / 5);
  return (
    rect(left - 16, 44, 8, 112, 'm f0', 0) +
    rect(right + 8, 44, 8, 112, 'm f0', 0) +
    rect(left - 26, 34, width + 52, 12, 'o f0') +
    rect(left + 10, 14, width - 20, 20, 'o f1') +
    lines(steps(left + 18, right - 18, 8).map((x) => [x, 18, x, 30])) +
    lines(
      places(cords, (index) => {
        const share = index / (cords - 1);
        return [left + 22 + share * (width - 44), 46, left + 8 + share * (width - 16), 112] as const;
      }),
      'h',
    ) +
    rect(left + 4, 110, width - 8, 6, 'm f1', 1) +
    lines(
      steps(left + 8, right - 8, 4).map((x) => [x, 116, x, 184]),
      'h',
    )
  );
};

const shafts = ({ left, right }: Bay, count: number): string => {
  const width = right - left - 10;
  const behind = times(count, (index) => {
    const back = count - 1 - index;
    const y = 118 + (back % 2 ? -5 : 4) - back * 1.4;
    return rect(left + 5, y, width, 60, 'm f0', 1) + rect(left + 5, y, width, 5, 't f1', 1);
  });
  return (
    rect(left - 22, 96, right - left + 44, 12, 'o f0') +
    behind +
    rect(left + 5, 122, width, 58, 'm f0', 1) +
    rect(left + 5, 122, width, 6, 'm f1', 1) +
    rect(left + 5, 174, width, 6, 'm f1', 1) +
    lines(
      steps(left + 11, right - 11, 5).map((x) => [x, 128, x, 174]),
      'h',
    )
  );
};

/** The mechanism that lifts the warp, behind the reed. */
export const sheddingAbove = (shedding: Shedding, bay: Bay): string =>
  shedding === 'jacquard' ? jacquard(bay) : shafts(bay, shedding === 'cam' ? 4 : 7);

/** The posts over the side frames, and the dobby that stands on the right one. */
export const sheddingDrive = (shedding: Shedding, { left, right }: Bay): string => {
  if (shedding === 'jacquard') return '';
  const posts = rect(left - 30, 92, 16, 60, 'm f0', 0) + rect(right + 14, 92, 16, 60, 'm f0', 0);
  const dobby = rect(right + 4, 64, 46, 34, 'o f1') + louvres(right + 10, right + 44, 72, 92, 5);
  return shedding === 'dobby' ? posts + dobby : posts;
};
