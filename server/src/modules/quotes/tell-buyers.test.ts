import { beforeEach, describe, expect, it } from '@jest/globals';
import { inboxAnswer, type NotificationEvent } from 'shared-kit/contract/notifications';
import { decisionAnswer, type StaffDecision } from 'shared-kit/contract/verification';
import { runDueJobs } from '../../platform/jobs/index.ts';
import { testJobContext } from '../../platform/testing/test-job-context.ts';
import { tellBuyersOfStanding } from './tell-buyers.ts';
import { type Person, quoteMarket } from './testing.ts';

describe('tell buyers', () => {
  const market = quoteMarket();
  let buyer: Person;
  let seller: Person;
  let staff: Person;
  beforeEach(async () => {
    ({ buyer, seller } = await market.parties());
    staff = await market.someone({ isAdmin: true });
  });

  async function decide(decision: StaffDecision): Promise<void> {
    const address = `/api/admin/verification/${seller.companyId}`;
    const { status, body } = await staff.call('POST', `${address}/decision`, {
      decision,
      reason: 'A complaint',
      suspension: 'conduct',
    });
    expect(status).toBe(200);
    if (decisionAnswer.parse(body).outcome === 'proposed') {
      const colleague = await market.someone({ isAdmin: true });
      await colleague.call('POST', `${address}/proposal/confirmation`, {});
    }
    await runDueJobs([tellBuyersOfStanding], testJobContext({ db: market.database.db }));
  }

  async function quoteThatIs(stage: 'draft' | 'requested' | 'offered' | 'declined'): Promise<string> {
    const id = await market.request(buyer, seller, { requestedBy: buyer.userId });
    if (stage !== 'draft') await buyer.act(id, 'submit');
    if (stage === 'offered' || stage === 'declined') await seller.offer(id);
    if (stage !== 'declined') return id;
    const { versionId } = await buyer.seen(id);
    await buyer.act(id, 'decline', { versionId, reason: 'Too dear' });
    return id;
  }

  /** The pages of this event's entries in somebody's inbox. */
  async function heardBy(reader: Person, event: NotificationEvent): Promise<string[]> {
    const { body } = await reader.call('GET', '/api/notifications?limit=50');
    return inboxAnswer.parse(body).entries.flatMap((it) => (it.event === event && it.path ? [it.path] : []));
  }

  it('tells the buyers of open quotes that their maker is suspended, and that it is back', async () => {
    const requested = await quoteThatIs('requested');
    const offered = await quoteThatIs('offered');
    await quoteThatIs('draft');
    await quoteThatIs('declined');
    const open = [requested, offered].map((id) => `/quote/${id}`).toSorted();
    await decide('suspend');
    expect((await heardBy(buyer, 'quote-halted')).toSorted()).toEqual(open);
    expect(await heardBy(buyer, 'quote-resumed')).toEqual([]);
    await decide('reinstate');
    expect((await heardBy(buyer, 'quote-resumed')).toSorted()).toEqual(open);
    expect(await heardBy(seller, 'quote-halted')).toEqual([]);
    // Again, since it is another decision.
    await decide('suspend');
    expect(await heardBy(buyer, 'quote-halted')).toHaveLength(4);
  });
});
