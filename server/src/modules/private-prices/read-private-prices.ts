import { and, asc, desc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import { statesThatAllow } from 'shared-kit/contract/companies';
import type { Tx } from '../../platform/db/index.ts';
import { company } from '../companies/index.ts';
import { noPrivatePrices, type PrivateList, type PrivatePrices } from './private-price.ts';
import { type PriceListRow, priceList, priceListCompany, priceListEntry } from './schema.ts';

type Asked = Readonly<{
  /** Null for visitors without a company. */
  companyId: string | null;
  now: Date;
  pathOf: PrivatePrices['pathOf'];
  /** Leaves out fixed prices of other products; all if absent. */
  products?: readonly string[];
}>;

/** The private prices that a company has today. A company that may not buy has none. */
export async function readPrivatePrices(
  tx: Tx,
  { companyId, now, pathOf, products }: Asked,
): Promise<PrivatePrices> {
  if (companyId === null) return noPrivatePrices;
  const lists = await listsOf(tx, companyId, now.toISOString().slice(0, 10));
  if (lists.length === 0) return noPrivatePrices;
  const ids = lists.map(({ id }) => id);
  const { productId, listId, position } = priceListEntry;
  const entries = await tx
    .select()
    .from(priceListEntry)
    .where(and(inArray(listId, ids), products && or(isNull(productId), inArray(productId, [...products]))))
    .orderBy(asc(position));
  const byList = Map.groupBy(entries, (it) => it.listId);
  return { lists: lists.map((list) => privateList(list, byList.get(list.id) ?? [])), pathOf };
}

/** The newest first. */
const listsOf = (
  tx: Tx,
  companyId: string,
  today: string,
): Promise<Pick<PriceListRow, 'id' | 'makerId' | 'name'>[]> => {
  const { id, makerId, name, validFrom, validUntil, createdAt } = priceList;
  return tx
    .select({ id, makerId, name })
    .from(priceListCompany)
    .innerJoin(priceList, eq(priceList.id, priceListCompany.listId))
    .innerJoin(company, eq(company.id, priceListCompany.companyId))
    .where(
      and(
        eq(priceListCompany.companyId, companyId),
        or(isNull(validFrom), lte(validFrom, today)),
        or(isNull(validUntil), gte(validUntil, today)),
        inArray(company.verification, [...statesThatAllow('buy')]),
      ),
    )
    .orderBy(desc(createdAt), desc(id));
};

type EntryRow = typeof priceListEntry.$inferSelect;

function privateList(
  { name, makerId }: Pick<PriceListRow, 'makerId' | 'name'>,
  entries: readonly EntryRow[],
): PrivateList {
  const fixed = entries.flatMap(({ productId, variantId, prices }) =>
    productId && prices ? [{ productId, variantId, prices }] : [],
  );
  return {
    name,
    makerId,
    byCategory: new Map(
      entries.flatMap(({ categoryId, percentOff }) =>
        categoryId && percentOff ? [[categoryId, percentOff] as const] : [],
      ),
    ),
    byProduct: Map.groupBy(fixed, ({ productId }) => productId),
  };
}

/** The companies that are on any list, whatever its days. */
export async function companiesOnLists(tx: Tx): Promise<ReadonlySet<string>> {
  const rows = await tx.selectDistinct({ id: priceListCompany.companyId }).from(priceListCompany);
  return new Set(rows.map(({ id }) => id));
}
