import { namesOf } from 'shared-kit/contract/tables';
import { damask } from './damask.ts';

/** A weave on point paper: rows of picks, 1 where the warp lies over the weft. */
export type Draft = readonly (readonly number[])[];

const twill = (size: number, over: (step: number) => boolean): Draft =>
  Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => (over((x + y) % size) ? 1 : 0)),
  );

const herringbone = (half: number): Draft =>
  Array.from({ length: 4 }, (_, y) =>
    Array.from({ length: half * 2 }, (_, x) => {
      const step = x < half ? x + y : 2 * half - 1 - x + y + 2;
      return step % 4 < 2 ? 1 : 0;
    }),
  );

const fromRows = (...rows: string[]): Draft => rows.map((row) => [...row].map(Number));

const drafts = {
  plain: () => fromRows('10', '01'),
  basket: () => fromRows('1100', '1100', '0011', '0011'),
  'twill-2-1': () => twill(3, (step) => step !== 0),
  'twill-3-1': () => twill(4, (step) => step !== 0),
  'twill-2-2': () => twill(4, (step) => step < 2),
  'satin-5': () =>
    Array.from({ length: 5 }, (_, y) => Array.from({ length: 5 }, (_, x) => ((x * 2 + y) % 5 === 0 ? 0 : 1))),
  herringbone: () => herringbone(8),
  honeycomb: () =>
    fromRows('10000001', '01000010', '10100101', '01011010', '10111101', '01011010', '10100101', '01000010'),
  damask: () => damask(110),
} as const satisfies Record<string, () => Draft>;

export type DraftName = keyof typeof drafts;
export const draftNames = namesOf(drafts);

const woven = new Map<DraftName, Draft>();

/** The draft of that name, created once. */
export function draftOf(name: DraftName): Draft {
  const known = woven.get(name) ?? drafts[name]();
  woven.set(name, known);
  return known;
}

/** Whether the warp is over at an end and a pick; a draft repeats in both directions, backwards too. */
export const isWarpOver = (draft: Draft, end: number, pick: number): boolean => {
  const row = draft[((pick % draft.length) + draft.length) % draft.length];
  if (!row) return false;
  return row[((end % row.length) + row.length) % row.length] === 1;
};

export const endsOf = (draft: Draft): number => draft[0]?.length ?? 1;
