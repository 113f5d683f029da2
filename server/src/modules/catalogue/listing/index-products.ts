import { and, inArray, sql } from 'drizzle-orm';
import { statesThatAllow } from 'shared-kit/contract/companies';
import { insertMany, replaceMany, type Tx } from '../../../platform/db/index.ts';
import { company, findCompanies } from '../../companies/index.ts';
import { holdLatestRates } from '../../rates/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import type { ProductRow } from '../product-row.ts';
import { product, productCountryPrice, productListing, searchWord } from '../schema.ts';
import { textArray } from '../sql-parts.ts';
import { searchTexts } from '../words/search-texts.ts';
import { spellings, vocabularyOf } from '../words/search-vector.ts';
import { loadStems } from '../words/stems.ts';
import { listingParts } from './listing-row.ts';

/** Keeps the JSON of one statement small. */
const batchSize = 500;

/** Never used: a foreign key ensures that every product has a maker. */
const nobody = { brandName: '', city: '' };

/** Updates the listing of these products; removes drafts, archived ones and those of suspended makers. */
export async function indexProducts(tx: Tx, ids: readonly string[], tree: CategoryTree): Promise<void> {
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    const rows = await tx.select().from(product).where(inArray(product.id, batch));
    await indexBatch(tx, rows, { tree, old: batch });
  }
}

type Written = Readonly<{
  tree: CategoryTree;
  /** Products that this transaction inserted. They have no rows in the listing yet, so none are deleted. */
  added: ReadonlySet<string>;
}>;

/** The same for products that this transaction wrote, without reading them again. */
export async function indexWritten(
  tx: Tx,
  rows: readonly ProductRow[],
  { tree, added }: Written,
): Promise<void> {
  for (let from = 0; from < rows.length; from += batchSize) {
    const batch = rows.slice(from, from + batchSize);
    const old = batch.map(({ id }) => id).filter((id) => !added.has(id));
    await indexBatch(tx, batch, { tree, old });
  }
}

type Batch = Readonly<{ tree: CategoryTree; old: readonly string[] }>;

async function indexBatch(tx: Tx, rows: readonly ProductRow[], { tree, old }: Batch): Promise<void> {
  // Locks the makers before their listing, as a decision on a maker does; the other way round they could deadlock.
  const listed = await holdListable(tx, rows);
  if (old.length > 0) {
    await removeUnlisted(tx, listed, old);
    await tx.delete(productCountryPrice).where(inArray(productCountryPrice.productId, [...old]));
  }
  if (listed.length > 0) await listProducts(tx, listed, tree);
}

/** A row that stays is replaced rather than written anew, which tells other processes whether only its prices changed. */
async function removeUnlisted(tx: Tx, listed: readonly ProductRow[], old: readonly string[]): Promise<void> {
  const { productId, categoryId } = productListing;
  const [ids, categories] = [listed.map(({ id }) => id), listed.map((row) => row.categoryId)];
  const staying = sql`(select * from unnest(${textArray(ids)}::uuid[], ${textArray(categories)}))`;
  await tx
    .delete(productListing)
    .where(and(inArray(productId, [...old]), sql`(${productId}, ${categoryId}) not in ${staying}`));
}

/** Those of these products that are on sale. Waits for a decision that is being made on a maker, and holds up later ones. */
async function holdListable(tx: Tx, rows: readonly ProductRow[]): Promise<ProductRow[]> {
  const published = rows.filter(({ status }) => status === 'published');
  const makerIds = [...new Set(published.map((row) => row.sellerCompanyId))];
  const mayBeListed = inArray(company.verification, [...statesThatAllow('be-listed')]);
  const makers = await tx
    .select({ id: company.id })
    .from(company)
    .where(and(inArray(company.id, makerIds), mayBeListed))
    .orderBy(company.id)
    .for('share');
  const listable = new Set(makers.map(({ id }) => id));
  return published.filter((row) => listable.has(row.sellerCompanyId));
}

async function listProducts(tx: Tx, rows: readonly ProductRow[], tree: CategoryTree): Promise<void> {
  const makers = await findCompanies(
    tx,
    rows.map((row) => row.sellerCompanyId),
  );
  const rates = await holdLatestRates(tx);
  const withTexts = rows.map((row) => ({
    row,
    texts: searchTexts(row, makers.get(row.sellerCompanyId) ?? nobody, tree),
  }));
  const vocabulary = vocabularyOf(withTexts.flatMap(({ texts }) => texts));
  const stemOf = await loadStems(tx, vocabulary);
  const parts = withTexts.map(({ row, texts }) =>
    listingParts(row, row.publishedAt ?? row.updatedAt, texts, { tree, rates, stemOf }),
  );
  const { productId, categoryId } = productListing;
  await replaceMany(
    tx,
    productListing,
    parts.map((part) => part.row),
    [productId, categoryId],
  );
  const countryPrices = parts.flatMap(({ row: { productId, categoryId }, byCountry }) =>
    Array.from(byCountry, ([country, usd]) => ({ country, productId, categoryId, usd })),
  );
  await insertMany(tx, productCountryPrice, countryPrices);
  await rememberSpellings(tx, spellings(vocabulary));
}

export async function rememberSpellings(tx: Tx, found: ReadonlyMap<string, string>): Promise<void> {
  // In a fixed order, so that two concurrent imports wait for each other instead of deadlocking.
  const rows = Array.from(found, ([word, spelling]) => ({ word, spelling })).sort((a, b) =>
    a.word < b.word ? -1 : 1,
  );
  for (let from = 0; from < rows.length; from += 10_000) {
    await tx
      .insert(searchWord)
      .values(rows.slice(from, from + 10_000))
      .onConflictDoNothing();
  }
}
