import { isDeepStrictEqual } from 'node:util';
import type { AuditChange } from 'shared-kit/contract';
import type { Tx } from '../../platform/db/index.ts';
import { findProductsByHandle, type ProductInput } from '../catalogue/index.ts';
import type { Fault } from './fault.ts';
import type { ImportSettings } from './import-settings.ts';
import { priceChanges } from './price-changes.ts';
import type { ShopProduct } from './shop-product.ts';
import type { Columns } from './shopify-columns.ts';
import { type PicturesOf, toProductInput } from './to-product-input.ts';

export type Action = 'create' | 'update' | 'unchanged' | 'skip';

/** The import's effect on one product of the file. */
export type PlannedProduct = Readonly<{
  line: number;
  handle: string;
  title: string;
  action: Action;
  /** The status of a new product, the changes, or the reason for skipping it. */
  detail: string;
  variants: number;
  /** Prices of an existing product that the file changes. */
  prices: readonly AuditChange[];
  /** Null for skipped products. */
  input: ProductInput | null;
}>;

type Context = Readonly<{
  columns: Columns;
  settings: ImportSettings;
  picturesOf: PicturesOf;
  /** Lock the products until the transaction ends. */
  lock: boolean;
  onFault: (fault: Fault) => void;
}>;

/** Compares the file's products with the seller's existing ones. */
export async function planProducts(
  tx: Tx,
  products: readonly ShopProduct[],
  { columns, settings, picturesOf, lock, onFault }: Context,
): Promise<readonly PlannedProduct[]> {
  const handles = products.map(({ handle }) => handle);
  const stored = await findProductsByHandle(tx, settings.companyId, handles, { lock });
  return products.flatMap((product) => {
    const before = stored.get(product.handle)?.input ?? null;
    const reading = toProductInput(product, before, columns, settings, picturesOf);
    if (reading.kind === 'faulty') {
      for (const fault of reading.faults) onFault(fault);
      return [];
    }
    const { line, handle, title, variants } = product;
    const known = { line, handle, title, variants: variants.length, prices: [] };
    if (reading.kind === 'skipped') {
      return { ...known, action: 'skip' as const, detail: reading.reason, input: null };
    }
    const prices = before ? priceChanges(before, reading.input) : [];
    return { ...known, prices, ...compare(before, reading.input), input: reading.input };
  });
}

function compare(before: ProductInput | null, input: ProductInput): { action: Action; detail: string } {
  if (!before) return { action: 'create', detail: input.status };
  const changed = labels
    .filter(([field]) => !isDeepStrictEqual(before[field], input[field]))
    .map(([, label]) => label);
  return changed.length > 0
    ? { action: 'update', detail: [...new Set(changed)].join(', ') }
    : { action: 'unchanged', detail: '' };
}

const labels: readonly (readonly [keyof ProductInput, string])[] = [
  ['title', 'title'],
  ['description', 'description'],
  ['condition', 'condition'],
  ['attributes', 'weight'],
  ['priceMap', 'price'],
  ['options', 'options'],
  ['variants', 'variants'],
  ['sku', 'SKU'],
  ['images', 'pictures'],
  ['status', 'status'],
];
