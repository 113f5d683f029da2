import { testSession, testUser } from '../../../server/src/modules/accounts/testing.ts';
import {
  priceList,
  priceListCompany,
  priceListEntry,
} from '../../../server/src/modules/private-prices/index.ts';
import { type Database, newId, type Tx } from '../../../server/src/platform/db/index.ts';

const dayMs = 86_400_000;
const percentages = ['5', '7.5', '12'];
/** Products with a fixed price on each list. */
const fixedPrices = 20;

/** Puts a new buyer on so many private lists of every other maker; returns the buyer's cookie. */
export async function fillPriceLists(db: Database, count: number): Promise<string> {
  return db.transaction(async (tx) => {
    const { userId, companyId } = await testUser(tx, { kind: 'textile-manufacturer' });
    // Those of an earlier run: the database is kept.
    await tx.delete(priceList);
    const makers = await makersOf(tx);
    for (let at = 0; at < count; at++) {
      const makerId = makers[at % makers.length] ?? '';
      await addList(tx, { makerId, companyId: companyId ?? '', at });
    }
    return testSession(tx, userId, new Date(Date.now() + dayMs));
  });
}

async function makersOf(tx: Tx): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    'select seller_company_id as id from product group by 1 order by count(*) desc, 1',
  );
  return rows.filter((_, at) => at % 2 === 0).map(({ id }) => id);
}

type List = Readonly<{ makerId: string; companyId: string; at: number }>;

/** A percentage for everything that the maker sells, and fixed prices for some of it. */
async function addList(tx: Tx, { makerId, companyId, at }: List): Promise<void> {
  const listId = newId();
  const time = new Date(Date.now() - at * 1000);
  await tx.insert(priceList).values({
    id: listId,
    makerId,
    name: `Framework ${at + 1}`,
    validFrom: null,
    validUntil: null,
    revision: 1,
    createdAt: time,
    changedAt: time,
    changedByName: 'Emre Kaplan',
  });
  await tx.insert(priceListCompany).values({ listId, companyId });
  const { rows } = await tx.execute<{ id: string }>(
    // Safe without quoting: the id comes from the market.
    `select id from product where seller_company_id = '${makerId}' order by id limit ${fixedPrices}`,
  );
  const categories = ['machinery', 'textiles'].map((categoryId) => ({
    categoryId,
    percentOff: percentages[at % percentages.length] ?? '',
  }));
  const products = rows.map(({ id }, row) => ({
    productId: id,
    prices: [{ zone: 'global' as const, amount: `${1000 + row}`, currency: 'USD' as const }],
  }));
  await tx
    .insert(priceListEntry)
    .values([...categories, ...products].map((entry, position) => ({ listId, position, ...entry })));
}
