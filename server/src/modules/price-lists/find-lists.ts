import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { company } from '../companies/index.ts';
import { type PriceListRow, priceList, priceListCompany, priceListEntry } from '../private-prices/index.ts';

export type EntryRow = typeof priceListEntry.$inferSelect;

/** A maker's lists, the newest first. */
export const listsOf = (tx: Tx, makerId: string): Promise<PriceListRow[]> =>
  tx
    .select()
    .from(priceList)
    .where(eq(priceList.makerId, makerId))
    .orderBy(desc(priceList.createdAt), desc(priceList.id));

/** A maker's list; another company's looks missing. */
export async function findList(tx: Tx, makerId: string, id: string): Promise<PriceListRow> {
  const [row] = await tx
    .select()
    .from(priceList)
    .where(and(eq(priceList.id, id), eq(priceList.makerId, makerId)));
  if (!row) throw new AppError('price-list.not-found');
  return row;
}

/** The companies on these lists, by name. */
export const companiesOf = (tx: Tx, listIds: readonly string[]) =>
  tx
    .select({
      listId: priceListCompany.listId,
      id: company.id,
      name: company.brandName,
      city: company.city,
      country: company.country,
    })
    .from(priceListCompany)
    .innerJoin(company, eq(company.id, priceListCompany.companyId))
    .where(inArray(priceListCompany.listId, [...listIds]))
    .orderBy(asc(company.brandName), asc(company.id));

/** A list's entries in the maker's order. */
export const entriesOf = (tx: Tx, listId: string): Promise<EntryRow[]> =>
  tx
    .select()
    .from(priceListEntry)
    .where(eq(priceListEntry.listId, listId))
    .orderBy(asc(priceListEntry.position));

/** How many entries each of these lists has. */
export async function countEntries(tx: Tx, listIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ listId: priceListEntry.listId, entries: count() })
    .from(priceListEntry)
    .where(inArray(priceListEntry.listId, [...listIds]))
    .groupBy(priceListEntry.listId);
  return new Map(rows.map(({ listId, entries }) => [listId, entries]));
}
