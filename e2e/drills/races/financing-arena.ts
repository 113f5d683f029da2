import type { Role } from '../../../server/src/access/testing/roles.ts';
import { firstValue, sql } from '../../../server/src/access/testing/world.ts';
import { aBankOffer, financingOf } from '../../../server/src/modules/financing/testing.ts';
import { type Arena, type Offered, offered } from './arena.ts';

/** An offered quote whose buyer asked these banks; returns their bank quotes in the same order. */
export async function asked(arena: Arena, banks: readonly Role[], offer: Offered) {
  const { db, done, people } = arena.world;
  const body = financingOf(
    offer.seen,
    banks.map((it) => people.of(it).companyId),
  );
  await done('buyer', 'POST', `/api/quotes/${offer.id}/financing`, body);
  const ids = banks.map((it) =>
    firstValue(
      db,
      sql`select b.id from bank_quote b join financing_request r on r.id = b.request_id
        where r.rfq_id = ${offer.id} and b.bank_company_id = ${people.of(it).companyId}`,
    ),
  );
  return Promise.all(ids);
}

/** A binding offer, as if a second person of the bank had sent it; returns its id. */
export async function binding(
  { world }: Arena,
  bank: Role,
  bankQuoteId: string,
  total: string,
): Promise<string> {
  const body = { kind: 'binding', terms: aBankOffer(total) };
  await world.done(bank, 'POST', `/api/bank/quotes/${bankQuoteId}/offers`, body);
  await world.db.execute(sql`update bank_offer set state = 'sent', sent_at = now(), decided_by = gen_random_uuid()
    where bank_quote_id = ${bankQuoteId}`);
  await world.db.execute(sql`update bank_quote set state = 'binding' where id = ${bankQuoteId}`);
  await world.db.execute(sql`update financing_request set state = 'offers_in'
    where id = (select request_id from bank_quote where id = ${bankQuoteId})`);
  return firstValue(world.db, sql`select id from bank_offer where bank_quote_id = ${bankQuoteId}`);
}

/** The state of a quote's request, and those of its bank quotes. */
export const statesOf = ({ world }: Arena, quoteId: string): Promise<string> =>
  firstValue(
    world.db,
    sql`select r.state || ': ' || string_agg(b.state, ' ' order by b.state) from financing_request r
      join bank_quote b on b.request_id = r.id where r.rfq_id = ${quoteId} group by r.state`,
  );
/** An offer of the maker, and one binding offer of a bank for it. */
export async function oneOffer(arena: Arena, more: Parameters<typeof offered>[1] = {}) {
  const offer = await offered(arena, more);
  const [bankQuoteId = ''] = await asked(arena, ['bank'], offer);
  return { ...offer, bankQuoteId, offerId: await binding(arena, 'bank', bankQuoteId, offer.seen.total) };
}

/** Sets validity and deadline into the past, and lets the market look for what is due. */
export async function expireAll({ world: { db } }: Arena, quoteId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`alter table bank_offer disable trigger bank_offer_immutable`);
    await tx.execute(sql`update bank_offer set terms = jsonb_set(terms, '{validUntil}', '"2026-01-01"')
      where bank_quote_id in (select b.id from bank_quote b join financing_request r on r.id = b.request_id
        where r.rfq_id = ${quoteId})`);
    await tx.execute(
      sql`update financing_request set offers_until = clock_timestamp() where rfq_id = ${quoteId}`,
    );
    await tx.execute(sql`alter table bank_offer enable trigger bank_offer_immutable`);
  });
  await settle(db);
}
export const settle = (db: Arena['world']['db']) =>
  db.execute(sql`select from graphile_worker.add_job('settle-due-financing', '{}'::json,
    queue_name => 'settle-due-financing', job_key => 'settle-due-financing')`);

/** Waits for the market's own work; gives up after seconds, since it may have nothing to do. */
export async function settledAs(arena: Arena, quoteId: string, isExpected: (states: string) => boolean) {
  let states = await statesOf(arena, quoteId);
  for (let tries = 0; tries < 100 && !isExpected(states); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    states = await statesOf(arena, quoteId);
  }
  return states;
}

/** Sets until when the acceptance may wait; the market takes no day of the past. */
export const waitUntil = ({ world: { db } }: Arena, quoteId: string, days: number) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`alter table quote_version disable trigger quote_version_immutable`);
    await tx.execute(sql`update quote_version
      set financing_until = clock_timestamp() + make_interval(days => ${days}) where rfq_id = ${quoteId}`);
    await tx.execute(sql`alter table quote_version enable trigger quote_version_immutable`);
  });

/** The market limits how much one person uploads in an hour; a drill does more. */
export const forgetUploads = ({ world: { db } }: Arena) =>
  db.execute(sql`delete from rate_limit where key like 'financing-upload:%'`);
