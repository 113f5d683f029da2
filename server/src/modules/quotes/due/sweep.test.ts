import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { testEnv } from '../../../platform/testing/test-env.ts';
import { marketMailParts } from '../../accounts/index.ts';
import { remindedAtStart } from '../lifecycle/settle.ts';
import { type Person, quoteMarket } from '../testing/quote-market.ts';
import { expireDue, remindDue } from './sweep.ts';

describe('sweep', () => {
  const market = quoteMarket();
  const parts = () => marketMailParts({ db: market.database.db, clock: () => new Date(), env: testEnv() });
  const day = 86_400_000;
  let buyer: Person;
  let seller: Person;
  let id = '';
  beforeEach(async () => {
    // Handle what other tests left due.
    await expireDue(market.database.db, parts());
    await remindDue(market.database.db, parts());
    ({ buyer, seller } = await market.parties());
    id = await market.request(buyer, seller);
    await buyer.act(id, 'submit');
  });

  const told = async (who: Person, event: string): Promise<number> => {
    const { rows } = await market.database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from inbox_notice where user_id = ${who.userId} and event = ${event}`,
    );
    return rows[0]?.n ?? 0;
  };

  it('ends a request and tells both sides once, also where two sweep at once', async () => {
    await market.lapse(id, 'request');
    await Promise.all([expireDue(market.database.db, parts()), expireDue(market.database.db, parts())]);
    expect((await buyer.detail(id)).state).toBe('expired_no_reply');
    expect([await told(buyer, 'rfq-expired'), await told(seller, 'rfq-expired')]).toEqual([1, 1]);
  });

  it('ends an offer and leaves what is not over', async () => {
    await seller.offer(id);
    await expireDue(market.database.db, parts());
    expect((await buyer.detail(id)).stage).toBe('quoted');
    await market.lapse(id, 'offer');
    await expireDue(market.database.db, parts());
    expect((await buyer.detail(id)).stage).toBe('expired');
    expect(await told(buyer, 'quote-expired')).toBe(1);
  });

  it('reminds whose turn it is seven days and one day before, once each', async () => {
    await seller.offer(id);
    const remind = () => remindDue(market.database.db, parts());
    expect(await remind()).toBe(0);
    const counts: number[] = [];
    for (const days of [6.9, 6.5, 1.5, 0.9, 0.5]) {
      await market.lapse(id, 'offer', days * day);
      await remind();
      await remind();
      counts.push(await told(buyer, 'quote-expires-soon'));
    }
    expect(counts).toEqual([1, 1, 1, 2, 2]);
    expect(await told(seller, 'quote-expires-soon')).toBe(0);
  });

  it('reminds the maker of a request that waits', async () => {
    await market.lapse(id, 'request', 0.5 * day);
    await remindDue(market.database.db, parts());
    expect([await told(seller, 'rfq-reply-due'), await told(buyer, 'rfq-reply-due')]).toEqual([1, 0]);
  });

  it.each([
    [30, null],
    [7.5, null],
    [7, 7],
    [3, 7],
    [0.9, 1],
  ])('of what is due in %d days, %s was as good as said when it was sent', (days, expected) => {
    const now = new Date('2026-06-01T12:00:00Z');
    expect(remindedAtStart(new Date(now.getTime() + days * day), now)).toBe(expected);
  });
});
