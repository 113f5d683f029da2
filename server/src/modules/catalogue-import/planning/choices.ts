import type { ProductInput } from '../../catalogue/index.ts';
import type { TableRow } from '../reading/cell.ts';
import type { CellReader } from './cell-reader.ts';

/** What of a product a buyer chooses between, with the prices. */
export type Choices = Pick<ProductInput, 'options' | 'variants' | 'priceMap' | 'sku'>;
export type ReaderOf = (row: TableRow) => CellReader;
