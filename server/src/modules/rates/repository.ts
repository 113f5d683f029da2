import { sql } from 'drizzle-orm';
import { currencies, isCurrency } from 'shared-kit/contract';
import type { Tx } from '../../platform/db/index.ts';
import type { StoredRates } from './exchange-rates.ts';
import { exchangeRate, ratesFeed } from './schema.ts';
import { shippedRates } from './shipped-rates.ts';

/** Any key that no other advisory lock in this database uses. */
const ratesLock = 4_118_200_003;

/** The newest day with a rate for every currency; null if there is none. */
export async function findLatestRates(tx: Tx): Promise<StoredRates | null> {
  const { rows } = await tx.execute<{ date: string; source: string; rates: Record<string, string> }>(sql`
    select ${exchangeRate.date}::text as date, min(${exchangeRate.source}) as source,
      jsonb_object_agg(${exchangeRate.currency}, trim_scale(${exchangeRate.rate})::text) as rates
    from ${exchangeRate}
    group by ${exchangeRate.date}
    having count(*) filter (where ${exchangeRate.currency} in ${[...currencies]}) = ${currencies.length}
    order by ${exchangeRate.date} desc
    limit 1`);
  const [latest] = rows;
  if (!latest) return null;
  const { USD, EUR, CHF } = latest.rates;
  return USD && EUR && CHF ? { date: latest.date, source: latest.source, rates: { USD, EUR, CHF } } : null;
}

/** The newest day's rates; the shipped ones if none are stored. */
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
