import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, or } from 'drizzle-orm';
import { priceMapOn, rowsWithMap } from 'shared-kit/contract/products';
import { insertMany, newId, type Tx } from '../../../platform/db/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { indexWritten } from '../listing/index-products.ts';
import type { ProductInput } from '../product-input.ts';
import { type ProductContent, type ProductRow, productContent, today } from '../product-row.ts';
import { product } from '../schema.ts';
import { shippedTree } from '../shipped-tree.ts';
import { checkProduct, type ProductFault } from './check-product.ts';

type Options = Readonly<{
  tree?: CategoryTree;
  now?: Date;
  /** When each new product was added, in the given order, if not now. */
  addedAt?: readonly Date[];
  /** Which products the inputs become, in the given order. Without it those that exist are found by their handles. */
  targets?: readonly ProductTarget[];
}>;
/** A product that exists and is replaced, or a new one with this id. */
export type ProductTarget = Readonly<{ id: string; isNew: boolean }>;
export type WrittenProduct = Readonly<{ row: ProductRow; outcome: 'inserted' | 'updated' | 'unchanged' }>;

/** Thrown before anything is written; `index` refers to the given products. */
export class ProductsRefused extends Error {
  readonly faults: readonly (ProductFault & { index: number })[];
  constructor(faults: ProductsRefused['faults']) {
    const [first] = faults;
    super(`product ${first?.index}: ${first?.field} is ${first?.reason} (${faults.length} faults in all)`);
    this.name = 'ProductsRefused';
    this.faults = faults;
  }
}

/**
 * Adds products of one seller, or replaces those with the same handle, and updates the listing. Returns results in the
 * given order. Run it in a transaction: it writes several tables.
 */
export async function writeProducts(
  tx: Tx,
  sellerCompanyId: string,
  inputs: readonly ProductInput[],
  { tree = shippedTree, now = new Date(), addedAt, targets }: Options = {},
): Promise<readonly WrittenProduct[]> {
  const seen = new Set<string>();
  const faults = inputs.flatMap((input, index) =>
    [...checkProduct(input, tree), ...repeatedHandle(input, seen)].map((fault) => ({ ...fault, index })),
  );
  if (faults.length > 0) throw new ProductsRefused(faults);
  const existing = await findExisting(tx, sellerCompanyId, inputs, targets);
  const written: WrittenProduct[] = [];
  const added: ProductRow[] = [];
  for (const [index, input] of inputs.entries()) {
    const target = targets?.[index];
    const before = existing.get(target?.id ?? input.handle ?? '');
    if (before) {
      written.push(await replace(tx, before, productContent(withUnsaid(input, before)), now));
      continue;
    }
    const content = productContent(input);
    const at = times(content, addedAt?.[index] ?? now);
    const row = {
      ...content,
      id: target?.id ?? newId(),
      sellerCompanyId,
      datasheets: [],
      textTimes: {},
      ...at,
    };
    added.push(row);
    written.push({ row, outcome: 'inserted' });
  }
  for (let from = 0; from < added.length; from += batchSize) {
    await insertMany(tx, product, added.slice(from, from + batchSize));
  }
  const changed = written.filter(({ outcome }) => outcome !== 'unchanged').map(({ row }) => row);
  await indexWritten(tx, changed, { tree, added: new Set(added.map(({ id }) => id)) });
  return written;
}

/** Keeps the JSON of one statement small. */
const batchSize = 500;

const times = ({ status }: ProductContent, now: Date) => ({
  createdAt: now,
  updatedAt: now,
  publishedAt: status === 'published' ? now : null,
});

/** Faults of a handle that occurs twice in one call. */
function repeatedHandle({ handle }: ProductInput, seen: Set<string>): ProductFault[] {
  if (handle === null) return [];
  const isRepeated = seen.has(handle);
  seen.add(handle);
  return isRepeated ? [{ field: 'handle', reason: 'repeated' }] : [];
}

/** By id, or else by handle, locked. */
async function findExisting(
  tx: Tx,
  sellerCompanyId: string,
  inputs: readonly ProductInput[],
  targets: readonly ProductTarget[] | undefined,
) {
  const handles = targets ? [] : inputs.flatMap(({ handle }) => handle ?? []);
  const known = (targets ?? []).flatMap(({ id, isNew }) => (isNew ? [] : id));
  if (handles.length + known.length === 0) return new Map<string, ProductRow>();
  const rows = await tx
    .select()
    .from(product)
    .where(
      and(
        eq(product.sellerCompanyId, sellerCompanyId),
        or(inArray(product.handle, handles), inArray(product.id, known)),
      ),
    )
    .orderBy(product.id)
    .for('update');
  return new Map(rows.flatMap((row) => [[row.id, row] as const, [row.handle ?? row.id, row] as const]));
}

/** Keeps what only the editor knows. Prices that are still to come stay beside those stated for today. */
function withUnsaid(input: ProductInput, before: ProductRow): ProductInput {
  const rows =
    input.priceRows === undefined && before.priceRows
      ? rowsWithMap(before.priceRows, input.priceMap, today())
      : input.priceRows;
  return {
    ...input,
    priceRows: rows,
    ...(rows && { priceMap: priceMapOn(rows, today()) }),
    details: input.details ?? before.details,
    typed: input.typed ?? before.typed,
  };
}

async function replace(
  tx: Tx,
  before: ProductRow,
  content: ProductContent,
  now: Date,
): Promise<WrittenProduct> {
  const {
    id,
    sellerCompanyId: _seller,
    createdAt: _created,
    updatedAt: _updated,
    publishedAt: published,
    datasheets: _datasheets,
    textTimes: _textTimes,
    ...stored
  } = before;
  if (isDeepStrictEqual(stored, content)) return { row: before, outcome: 'unchanged' };
  const publishedAt = published ?? (content.status === 'published' ? now : null);
  const changes = { ...content, updatedAt: now, publishedAt };
  await tx.update(product).set(changes).where(eq(product.id, id));
  return { row: { ...before, ...changes }, outcome: 'updated' };
}
