import type { TableRow } from '../reading/cell.ts';
import type { ReaderOf } from './choices.ts';
import type { RowGroup } from './group-rows.ts';
import type { ImportContext } from './import-context.ts';
import { rowTypeNamed } from './read-words.ts';

export type SellableRows = Readonly<{
  /** Those that can be bought, or only add a picture. */
  rows: readonly TableRow[];
  /** The row that stands for all its variants, as WooCommerce writes it before theirs. */
  parent: TableRow | null;
  /** Whether options are choices; of a product that calls itself simple they are facts. */
  hasChoice: boolean;
}>;

/** Several values in one cell, as a parent lists those of its variants. */
const several = /,\s|\|/;

/** Tells a parent from what is sold. */
export function sellableRows({ rows }: RowGroup, of: ReaderOf, { columns }: ImportContext): SellableRows {
  const [first, ...others] = rows;
  if (!first) return { rows, parent: null, hasChoice: true };
  const type = of(first).word('row-type', rowTypeNamed, 'row-type-unknown');
  const hasParents = columns.positionsOf('parent').length > 0;
  if (type === 'parent' || (hasParents && others.length > 0))
    return { rows: others, parent: first, hasChoice: true };
  const isUntold = type === undefined && hasParents;
  if (isUntold && several.test(of(first).text('option1-value', 200) ?? ''))
    of(first).fault('option1-value', 'parent-childless');
  return { rows, parent: null, hasChoice: type !== 'simple' };
}
