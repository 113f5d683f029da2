import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Person, quoteMarket } from './testing/quote-market.ts';

describe('deciding', () => {
  const market = quoteMarket();
  let buyer: Person;
  let seller: Person;
  let id = '';
  beforeEach(async () => {
    ({ buyer, seller } = await market.parties());
    id = await market.request(buyer, seller);
  });

  const submitted = async () => {
    expect((await buyer.act(id, 'submit')).status).toBe(200);
  };
  const offered = async () => {
    await submitted();
    expect((await seller.offer(id)).status).toBe(200);
  };
  const codes = (answer: { status: number; body: { code?: string } }) => [answer.status, answer.body.code];

  describe('accepting', () => {
    beforeEach(offered);

    it.each([
      ['another total', { amount: '1.00' }, {}],
      ['another currency', { currency: 'EUR' }, {}],
      ['another version', {}, { version: '0197a000-0000-7000-8000-000000000001' }],
    ])('%s than the one sent is refused', async (_what, ofSum, change) => {
      const { seen } = await buyer.seen(id);
      const other = { ...seen, sum: { ...seen.sum, ...ofSum }, ...change };
      expect(codes(await buyer.act(id, 'accept', { seen: other }))).toEqual([409, 'binding.moved']);
    });

    it('has one effect and the same answer for one key', async () => {
      const seen = await buyer.seen(id);
      const answers = [
        await buyer.act(id, 'accept', seen, 'the-same-key'),
        await buyer.act(id, 'accept', seen, 'the-same-key'),
      ];
      expect(answers[1]).toEqual(answers[0]);
      expect(
        codes(await buyer.act(id, 'accept', { seen: { ...seen.seen, sum: null } }, 'the-same-key')),
      ).toEqual([422, 'idempotency.key-reused']);
    });

    it('waits while a counter-offer is open, and goes on when that is taken back or refused', async () => {
      const seen = await buyer.seen(id);
      const counter = { versionId: seen.versionId, targetTotal: null, lines: [], text: 'Less' };
      await buyer.act(id, 'counter', counter);
      expect(codes(await buyer.act(id, 'accept', seen))).toEqual([409, 'quote.counter-open']);
      const [first] = (await buyer.detail(id)).counters;
      expect((await buyer.act(id, 'withdraw-counter', { counterId: first?.id })).status).toBe(200);
      await buyer.act(id, 'counter', counter);
      const second = (await buyer.detail(id)).counters.at(-1);
      expect(codes(await seller.act(id, 'keep-offer', { counterId: first?.id, text: '' }))).toEqual([
        409,
        'quote.state-moved',
      ]);
      expect((await seller.act(id, 'keep-offer', { counterId: second?.id, text: 'No' })).body).toMatchObject({
        turn: 'buyer',
      });
      expect((await buyer.detail(id)).counters.map(({ state, answer }) => [state, answer])).toEqual([
        ['withdrawn', null],
        ['kept', 'No'],
      ]);
      expect((await buyer.act(id, 'accept', seen)).status).toBe(200);
    });

    it('above the limit is the owner’s or an approver’s, and a member sees whom it waits for', async () => {
      const member = await market.colleague(buyer, 'member', 'Ada Mert');
      const approver = await market.colleague(buyer, 'approver', 'Berk Ok');
      await market.limit(buyer, '1000', 'EUR');
      const seen = await member.seen(id);
      expect(codes(await member.act(id, 'accept', seen))).toEqual([409, 'quote.above-limit']);
      expect((await member.detail(id)).limit).toMatchObject({
        isAbove: true,
        amount: { amount: '1000.00', currency: 'EUR' },
        waitsFor: ['Berk Ok', 'Deniz Aksoy'],
      });
      expect((await member.act(id, 'approval', { ...seen, text: 'Please' })).status).toBe(200);
      expect((await seller.detail(id)).approval).toBeNull();
      expect((await seller.detail(id)).events.map(({ transition }) => transition)).not.toContain(
        'ask-approval',
      );
      expect(codes(await member.act(id, 'approval/refuse', { reason: 'no' }))).toEqual([
        403,
        'access.forbidden',
      ]);
      expect((await approver.act(id, 'approval/refuse', { reason: 'Ask again in May' })).status).toBe(200);
      expect((await member.detail(id)).approval).toMatchObject({
        state: 'refused',
        reason: 'Ask again in May',
      });
      await member.act(id, 'approval', { ...seen, text: '' });
      expect((await approver.act(id, 'accept', seen)).status).toBe(200);
      expect((await member.detail(id)).approval).toMatchObject({
        state: 'given',
        decidedBy: { name: 'Berk Ok' },
      });
      const { entries } = (await member.call('GET', '/api/notifications')).body as {
        entries: { event: string }[];
      };
      expect(entries.map(({ event }) => event).toSorted()).toEqual([
        'quote-approval-given',
        'quote-approval-refused',
      ]);
    });

    it('notifies everybody at both companies except the one who did it', async () => {
      const told = async (who: Person) =>
        ((await who.call('GET', '/api/notifications')).body as { entries: { event: string }[] }).entries
          .map(({ event }) => event)
          .filter((event) => event.startsWith('quote-accepted'));
      const [member, ours, theirs] = [
        await market.colleague(buyer, 'member', 'Ada Mert'),
        await market.colleague(buyer, 'member', 'Can Uz'),
        await market.colleague(seller, 'member', 'Ece Ar'),
      ];
      await member.act(id, 'accept', await member.seen(id));
      expect(await Promise.all([buyer, ours, member, seller, theirs].map(told))).toEqual([
        ['quote-accepted-by-us'],
        ['quote-accepted-by-us'],
        [],
        ['quote-accepted'],
        ['quote-accepted'],
      ]);
    });

    it('is a member’s own up to the limit', async () => {
      const member = await market.colleague(buyer, 'member', 'Ada Mert');
      await market.limit(buyer, '240510.25');
      expect((await member.act(id, 'accept', await member.seen(id))).status).toBe(200);
    });
  });

  describe('time', () => {
    it('expires an offer at the next read or acceptance, and the buyer may ask to renew it', async () => {
      await offered();
      const seen = await buyer.seen(id);
      await market.lapse(id, 'offer');
      expect(codes(await buyer.act(id, 'accept', seen))).toEqual([409, 'quote.offer-expired']);
      expect(await buyer.detail(id)).toMatchObject({
        stage: 'expired',
        turn: 'nobody',
        versions: [{ state: 'expired' }],
      });
      const ask = { versionId: seen.versionId, text: 'Still good?' };
      expect((await buyer.act(id, 'ask-renewal', ask)).body).toMatchObject({ turn: 'seller' });
      expect(codes(await buyer.act(id, 'ask-renewal', ask))).toEqual([409, 'quote.state-moved']);
      await seller.offer(id);
      expect(await buyer.detail(id)).toMatchObject({
        stage: 'negotiation',
        versions: [{ state: 'expired' }, { state: 'sent', number: 2 }],
      });
    });

    it('ends a request that nobody answered', async () => {
      await submitted();
      const revision = await seller.save(id);
      await market.lapse(id, 'request');
      expect(codes(await seller.act(id, 'send', { revision, text: '' }))).toEqual([
        409,
        'quote.deadline-passed',
      ]);
      expect(await seller.detail(id)).toMatchObject({ state: 'expired_no_reply', stage: 'expired' });
      expect(codes(await seller.act(id, 'decline', { versionId: null, reason: 'late' }))).toEqual([
        409,
        'quote.deadline-passed',
      ]);
    });

    describe('of an acceptance subject to financing', () => {
      const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      async function accepted() {
        await submitted();
        await seller.offer(id, { financingUntil: inDays(5) });
        const seen = await buyer.seen(id);
        const choice = { ...seen, isSubjectToFinancing: true };
        expect((await buyer.act(id, 'accept', choice)).body).toMatchObject({ stage: 'accepted' });
        return { versionId: seen.versionId, reason: 'The bank said no' };
      }

      it.each([
        ['the buyer', () => buyer],
        ['the maker', () => seller],
      ])('lets %s end it from the date on, and nobody before', async (_who, of) => {
        const end = await accepted();
        expect(codes(await of().act(id, 'withdraw', end))).toEqual([409, 'quote.state-moved']);
        await market.lapse(id, 'financing');
        expect((await buyer.detail(id)).stage).toBe('accepted');
        expect((await of().act(id, 'withdraw', end)).body).toMatchObject({ stage: 'withdrawn' });
      });

      it('waits again once the maker extended it', async () => {
        const { versionId, ...end } = await accepted();
        await market.lapse(id, 'financing');
        const extension = { versionId, until: inDays(20) };
        expect((await seller.act(id, 'financing-date', extension)).status).toBe(200);
        expect(codes(await buyer.act(id, 'withdraw', { versionId, ...end }))).toEqual([
          409,
          'quote.state-moved',
        ]);
      });

      it('is the buyer’s choice', async () => {
        await submitted();
        await seller.offer(id, { financingUntil: inDays(5) });
        expect((await buyer.act(id, 'accept', await buyer.seen(id))).body).toMatchObject({
          stage: 'ordered',
        });
        expect((await buyer.detail(id)).versions.at(-1)?.financingUntil).toBeNull();
      });

      it.each([
        ['where the maker’s terms don’t allow it', null],
        ['after the maker’s date', -1000],
      ])('can’t be chosen %s', async (_when, lapsed) => {
        await submitted();
        await seller.offer(id, lapsed === null ? {} : { financingUntil: inDays(5) });
        if (lapsed !== null) await market.lapse(id, 'financing', lapsed);
        const choice = { ...(await buyer.seen(id)), isSubjectToFinancing: true };
        const { status, body } = await buyer.act(id, 'accept', choice);
        expect([status, body.errors]).toEqual([
          400,
          [{ name: 'isSubjectToFinancing', reason: 'not-offered' }],
        ]);
        expect((await buyer.detail(id)).stage).toBe('quoted');
      });
    });
  });
});
