import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../../../platform/db/index.ts';
import { holdLatestRates, type StoredRates } from '../../rates/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { rememberSpellings } from '../listing/index-products.ts';
import { listingParts } from '../listing/listing-row.ts';
import { noteFirstKeys } from '../listing/reprice.ts';
import type { ProductInput } from '../product-input.ts';
import { type ProductRow, productContent } from '../product-row.ts';
import { product, productCountryPrice, productListing } from '../schema.ts';
import { shippedTree } from '../shipped-tree.ts';
import { searchTexts } from '../words/search-texts.ts';
import { spellings, vocabularyOf } from '../words/search-vector.ts';
import { loadStems } from '../words/stems.ts';
import { copyText } from './copy-text.ts';

export type BulkProduct = Readonly<{
  id: string;
  seller: Readonly<{ id: string; brandName: string; city: string }>;
  publishedAt: Date;
  input: ProductInput;
}>;

const tables = { product, listing: productListing, countryPrice: productCountryPrice };
const tableNames = Object.values(tables).map(getTableName);

export type BulkSteps = Readonly<{
  /** Writes a batch. The next one may be prepared while this one is stored. */
  write: (batch: readonly BulkProduct[]) => Promise<void>;
}>;

/**
 * Writes very many published products through COPY, with the tables' indexes and foreign keys dropped meanwhile.
 * Everything is one transaction: an interruption leaves the tables unchanged. Returns the definitions to rebuild.
 */
export async function bulkWrite(
  db: Database,
  produce: (steps: BulkSteps) => Promise<void>,
  onIndex: (name: string, done: number, all: number) => void,
  tree: CategoryTree = shippedTree,
): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    await client.query("set local synchronous_commit = off; set local maintenance_work_mem = '768MB'");
    const rebuild = await takeAway(client);
    const rates = await holdLatestRates(drizzle(client));
    await noteFirstKeys(drizzle(client), rates);
    await produce({ write: (batch) => copyBatch(client, batch, { tree, rates }) });
    for (const [done, { name, definition }] of rebuild.entries()) {
      onIndex(name, done, rebuild.length);
      await client.query(definition);
    }
    await client.query('commit');
    // Index-only scans need the visibility map, and the planner needs statistics.
    onIndex('statistics', rebuild.length, rebuild.length);
    for (const name of tableNames) await client.query(`vacuum (analyze) ${name}`);
    await client.query('vacuum (analyze) search_word');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

type Definition = Readonly<{ name: string; definition: string }>;

/** Drops indexes and foreign keys; returns them in the order in which they must be recreated. */
async function takeAway(client: PoolClient): Promise<readonly Definition[]> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name,
       replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as definition
     from pg_index where indrelid = any($1::regclass[]) and not indisprimary`,
    [tableNames],
  );
  const { rows: foreignKeys } = await client.query<{ name: string; owner: string; definition: string }>(
    `select conname as name, conrelid::regclass::text as owner, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`,
    [tableNames],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const { name, owner } of foreignKeys)
    await client.query(`alter table ${owner} drop constraint "${name}"`);
  return [
    ...indexes,
    ...foreignKeys.map(({ name, owner, definition }) => ({
      name,
      definition: `alter table ${owner} add constraint "${name}" ${definition}`,
    })),
  ];
}

async function copyBatch(
  client: PoolClient,
  batch: readonly BulkProduct[],
  { tree, rates }: { tree: CategoryTree; rates: StoredRates },
): Promise<void> {
  const withTexts = batch.map((given) => {
    const row = rowOf(given);
    return { row, texts: searchTexts(row, given.seller, tree) };
  });
  const vocabulary = vocabularyOf(withTexts.flatMap(({ texts }) => texts));
  const tx = drizzle(client);
  const stemOf = await loadStems(tx, vocabulary);
  const parts = withTexts.map(({ row, texts }) =>
    listingParts(row, row.updatedAt, texts, { tree, rates, stemOf }),
  );
  const prices = parts.flatMap(({ row: { productId, categoryId }, byCountry }) =>
    Array.from(byCountry, ([country, usd]) => ({ country, productId, categoryId, usd })),
  );
  await copy(
    client,
    tables.product,
    withTexts.map(({ row }) => row),
  );
  await copy(
    client,
    tables.listing,
    parts.map(({ row }) => row),
  );
  await copy(client, tables.countryPrice, prices);
  await rememberSpellings(tx, spellings(vocabulary));
}

const rowOf = ({ id, seller, publishedAt, input }: BulkProduct): ProductRow => ({
  ...productContent(input),
  id,
  sellerCompanyId: seller.id,
  datasheets: [],
  textTimes: {},
  createdAt: publishedAt,
  updatedAt: publishedAt,
  publishedAt,
});

async function copy(
  client: PoolClient,
  table: PgTable,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ');
  const stream = client.query(copyFrom(`copy ${getTableName(table)} (${names}) from stdin`));
  const fields = columns.map(([key, column]) => ({ key, isJson: column.getSQLType() === 'jsonb' }));
  await pipeline(Readable.from(copyText(rows, fields)), stream);
}
