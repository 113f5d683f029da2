import type { PriceMap } from 'shared-kit/contract/prices';
import type { TableRow } from '../reading/cell.ts';

/** One row of a product that can be bought. */
export type RowVariant = Readonly<{
  row: TableRow;
  line: number;
  /** Values of the options, in order. */
  values: readonly string[];
  sku: string | null;
  /** The prices that the row states; an unmapped or empty one stays as it is. */
  prices: Readonly<Record<string, PriceMap['regions'][string] | null>>;
}>;
