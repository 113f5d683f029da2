import { count, eq } from 'drizzle-orm';
import { companyMay } from 'shared-kit/contract/companies';
import { keptName } from 'shared-kit/contract/names';
import {
  type PriceListChange,
  type PriceListEntry,
  type PriceListInput,
  priceListLimits,
} from 'shared-kit/contract/price-lists';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { tellCompanies } from '../accounts/index.ts';
import { findOwnRows, shippedTree } from '../catalogue/index.ts';
import { lockCompany } from '../companies/index.ts';
import { priceList, priceListCompany, priceListEntry } from '../private-prices/index.ts';
import { buyersOf } from '../quotes/index.ts';
import { companiesOf, findList } from './find-lists.ts';
import { listFaults } from './list-faults.ts';

type Saving = Readonly<{ makerId: string; id: string; savedByName: string; now: Date }>;

/**
 * Writes a list as a whole; revision 0 makes a new one. Refuses to overwrite a colleague's newer one. Open carts of the
 * companies on it learn of their new prices.
 */
export async function saveList(
  tx: Tx,
  { makerId, id, savedByName, now }: Saving,
  { revision, companies, entries, ...head }: PriceListChange,
): Promise<{ revision: number }> {
  // Two people who save the same list wait for one another.
  const maker = await lockCompany(tx, makerId);
  if (!maker || !companyMay(maker, 'publish')) throw new AppError('company.not-allowed');
  const [before] = await tx.select().from(priceList).where(eq(priceList.id, id));
  if (before && before.makerId !== makerId) throw new AppError('price-list.not-found');
  if (revision !== (before?.revision ?? 0)) throw new AppError('price-list.moved');
  if (!before) await assertRoom(tx, makerId);
  const earlier = (await companiesOf(tx, [id])).map((it) => it.id);
  await assertRight(tx, makerId, { companies, entries, ...head }, earlier);
  const name = before ? keptName(before.name, head.name) : head.name;
  const values = { ...head, name, revision: revision + 1, changedAt: now, changedByName: savedByName };
  await tx
    .insert(priceList)
    .values({ id, makerId, createdAt: now, ...values })
    .onConflictDoUpdate({ target: priceList.id, set: values });
  await writeCompanies(tx, id, companies);
  await writeEntries(tx, id, entries);
  await tellCompanies(tx, [...new Set([...earlier, ...companies])], { topic: 'cart' });
  return { revision: values.revision };
}

/** Removes a list: its companies have the public prices again. */
export async function removeList(tx: Tx, makerId: string, id: string): Promise<void> {
  await lockCompany(tx, makerId);
  await findList(tx, makerId, id);
  const companies = (await companiesOf(tx, [id])).map((it) => it.id);
  await tx.delete(priceList).where(eq(priceList.id, id));
  await tellCompanies(tx, companies, { topic: 'cart' });
}

async function assertRoom(tx: Tx, makerId: string): Promise<void> {
  const [row] = await tx.select({ lists: count() }).from(priceList).where(eq(priceList.makerId, makerId));
  if ((row?.lists ?? 0) >= priceListLimits.lists) throw new AppError('price-list.full');
}

async function assertRight(
  tx: Tx,
  makerId: string,
  input: PriceListInput,
  earlier: readonly string[],
): Promise<void> {
  const buyers = await buyersOf(tx, makerId);
  const products = await findOwnRows(
    tx,
    makerId,
    input.entries.flatMap((entry) => (entry.kind === 'product' ? [entry.productId] : [])),
  );
  const errors = listFaults(input, {
    companies: new Set([...buyers.map((it) => it.id), ...earlier]),
    isCategory: (id) => shippedTree.get(id) !== null,
    products: new Map(products.map((row) => [row.id, row])),
  });
  if (errors.length > 0) throw new AppError('request.body-invalid', { errors });
}

async function writeCompanies(tx: Tx, listId: string, companies: readonly string[]): Promise<void> {
  await tx.delete(priceListCompany).where(eq(priceListCompany.listId, listId));
  if (companies.length === 0) return;
  await tx.insert(priceListCompany).values(companies.map((companyId) => ({ listId, companyId })));
}

async function writeEntries(tx: Tx, listId: string, entries: readonly PriceListEntry[]): Promise<void> {
  await tx.delete(priceListEntry).where(eq(priceListEntry.listId, listId));
  if (entries.length === 0) return;
  const rows = entries.map(({ kind: _kind, ...entry }, position) => ({ listId, position, ...entry }));
  await tx.insert(priceListEntry).values(rows);
}
