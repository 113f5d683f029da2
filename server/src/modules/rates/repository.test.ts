import { beforeEach, describe, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { keepShippedRates } from './keep-shipped-rates.ts';
import { findLatestRates, insertRates, latestRates } from './repository.ts';
import { exchangeRate } from './schema.ts';
import { shippedRates } from './shipped-rates.ts';

describe('the newest rates', () => {
  const database = testDatabase();
  const first = { date: '2026-06-01', source: 'first', rates: { EUR: '1', USD: '1.25', CHF: '0.8' } };
  const second = { date: '2026-06-02', source: 'second', rates: { EUR: '1', USD: '1.27', CHF: '0.81' } };
  /** As before the market got Swiss francs. */
  const forgetFrancs = (date: string) =>
    database.db
      .delete(exchangeRate)
      .where(and(eq(exchangeRate.date, date), eq(exchangeRate.currency, 'CHF')));

  beforeEach(async () => {
    await database.db.delete(exchangeRate);
    await insertRates(database.db, first);
    await insertRates(database.db, second);
  });

  it('are those of the newest day', async () => {
    expect(await findLatestRates(database.db)).toEqual(second);
  });

  it('keep what a day has, and tell the day of the oldest of them', async () => {
    await forgetFrancs(second.date);
    const { date, source } = first;
    const rates = { ...second.rates, CHF: first.rates.CHF };
    expect(await findLatestRates(database.db)).toEqual({ date, source, rates });
  });

  it('have the shipped rate of a currency that no day has, which the next start stores', async () => {
    await forgetFrancs(first.date);
    await forgetFrancs(second.date);
    expect(await findLatestRates(database.db)).toBeNull();
    expect(await latestRates(database.db)).toEqual(shippedRates);
    await keepShippedRates(database.db);
    const { date, source } = shippedRates;
    const rates = { ...second.rates, CHF: shippedRates.rates.CHF };
    expect(await latestRates(database.db)).toEqual({ date, source, rates });
  });

  it('are complete once a feed has that day again with the new currency', async () => {
    await forgetFrancs(second.date);
    await insertRates(database.db, second);
    expect(await findLatestRates(database.db)).toEqual(second);
  });
});
