import { sql } from 'drizzle-orm';
import { type Currency, currencies, isCurrency } from 'shared-kit/contract/money';
import type { Tx } from '../../platform/db/index.ts';
import { isComplete, type StoredRates } from './exchange-rates.ts';
import { exchangeRate, ratesFeed } from './schema.ts';
import { shippedRates } from './shipped-rates.ts';

/** Any key that no other advisory lock in this database uses. */
const ratesLock = 4_118_200_003;

type Row = Readonly<{ currency: Currency; date: string; source: string; rate: string }>;

/** The newest rate of each currency, with the day and source of the oldest of them; null if a currency has none. */
export async function findLatestRates(tx: Tx): Promise<StoredRates | null> {
  const { rows } = await tx.execute<Row>(sql`
    select known.currency, newest.date::text, newest.source, trim_scale(newest.rate)::text as rate
    from unnest(${sql.param([...currencies])}::text[]) known(currency) cross join lateral (
      select ${exchangeRate.date}, ${exchangeRate.source}, ${exchangeRate.rate} from ${exchangeRate}
      where ${exchangeRate.currency} = known.currency
      order by ${exchangeRate.date} desc limit 1) newest
    order by newest.date`);
  const [oldest] = rows;
  const rates: Partial<Record<Currency, string>> = Object.fromEntries(
    rows.map(({ currency, rate }) => [currency, rate]),
  );
  if (!oldest || !isComplete(rates)) return null;
  return { date: oldest.date, source: oldest.source, rates };
}

/** The newest rates; the shipped ones if a currency has none. */
export const latestRates = async (tx: Tx): Promise<StoredRates> =>
  (await findLatestRates(tx)) ?? shippedRates;

/** The newest rates, locked for data written with them: newer ones wait until this transaction ends. */
export async function holdLatestRates(tx: Tx): Promise<StoredRates> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${ratesLock})`);
  return latestRates(tx);
}

/** Makes these the newest rates, once no transaction writes with the previous ones. Needs a transaction. */
export async function replaceRates(tx: Tx, rates: StoredRates): Promise<void> {
  // Writers queue behind this lock, so don't wait for a long import; the next turn retries.
  await tx.execute(sql`set local lock_timeout = '5s'`);
  await tx.execute(sql`select pg_advisory_xact_lock(${ratesLock})`);
  await insertRates(tx, rates);
}

/** Stores one day's rates; does nothing if the day is stored already. */
export async function insertRates(tx: Tx, { date, source, rates }: StoredRates): Promise<void> {
  const rows = Object.entries(rates)
    .filter(([currency]) => isCurrency(currency))
    .map(([currency, rate]) => ({ date, currency, rate, source }));
  await tx.insert(exchangeRate).values(rows).onConflictDoNothing();
}

/** The reason why the feed's last answer wasn't used; null if it was, or if there is no feed. */
export async function ratesFeedProblem(tx: Tx): Promise<string | null> {
  const [row] = await tx.select({ problem: ratesFeed.problem }).from(ratesFeed);
  return row?.problem ?? null;
}
