import type { Database } from '../../../platform/db/index.ts';
import { createCompany, type NewCompany } from '../../companies/index.ts';
import { insertRates, type StoredRates } from '../../rates/index.ts';
import { shippedRates } from '../../rates/shipped-rates.ts';
import type { ProductInput } from '../product-input.ts';
import { syncTaxonomy } from '../sync-taxonomy.ts';
import { writeProducts } from '../writing/write-products.ts';
import { smallTree } from './small-tree.ts';

export const testRates: StoredRates = {
  date: '2026-06-01',
  source: 'test',
  rates: { ...shippedRates.rates, EUR: '1', USD: '1.25', CHF: '0.8' },
};

/** Prepares the tests' small taxonomy and rates. */
export async function prepareMarket(db: Database): Promise<void> {
  await syncTaxonomy(db, smallTree);
  await insertRates(db, testRates);
}

export const aMaker = (db: Database, name: string, changes: Partial<NewCompany> = {}): Promise<string> =>
  createCompany(db, {
    kind: 'machinery-manufacturer',
    legalName: `${name} A.Ş.`,
    brandName: name,
    country: 'TR',
    city: 'Bursa',
    verification: 'approved',
    ...changes,
  });

/** Writes products of the small tree; returns their ids in order. */
export async function offer(
  db: Database,
  seller: string,
  products: readonly ProductInput[],
  now = new Date('2026-06-01T12:00:00Z'),
): Promise<string[]> {
  const written = await db.transaction((tx) => writeProducts(tx, seller, products, { tree: smallTree, now }));
  return written.map(({ row }) => row.id);
}
