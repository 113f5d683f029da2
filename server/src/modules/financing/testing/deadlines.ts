import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { testEnv } from '../../../platform/testing/test-env.ts';
import { marketMailParts } from '../../accounts/index.ts';
import { endWithQuotes } from '../due/end-with-quote.ts';
import { expireDue } from '../due/expire.ts';

/** Makes deadlines pass, and does what the market then does by itself. */
export const deadlinesIn = (database: Readonly<{ db: Database }>) => ({
  lapse: (id: string, { offers = false } = {}) => lapse(database.db, id, offers),
  settle: async () => {
    const { db } = database;
    const parts = marketMailParts({ db, clock: () => new Date(), env: testEnv() });
    await endWithQuotes(db, parts);
    return expireDue(db, parts);
  },
});

/** Makes the deadline pass, with `offers` also the validity of all offers, which no rule of the market allows. */
async function lapse(db: Database, id: string, offers: boolean): Promise<void> {
  const past = sql`clock_timestamp() - interval '1 second'`;
  await db.execute(sql`update financing_request set offers_until = ${past} where rfq_id = ${id}`);
  if (!offers) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`alter table bank_offer disable trigger bank_offer_immutable`);
    await tx.execute(sql`update bank_offer o set terms = jsonb_set(terms, '{validUntil}', '"2026-01-01"')
      from bank_quote b join financing_request r on r.id = b.request_id
      where b.id = o.bank_quote_id and r.rfq_id = ${id}`);
    await tx.execute(sql`alter table bank_offer enable trigger bank_offer_immutable`);
  });
}
