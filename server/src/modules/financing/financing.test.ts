import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { reckonOffer } from 'shared-kit/finance';
import { codes, done, financingMarket, move } from './testing/financing-market.ts';
import { aBankOffer, financingOf } from './testing/inputs.ts';

describe('financing', () => {
  const market = financingMarket();
  const { offered, shared, financing, requestOf, listed, opened, bindingOffer } = market;
  let { buyer, seller, bank, officer, rival, rivalsOfficer } = {} as ReturnType<typeof market.people>;
  beforeAll(() => {
    ({ buyer, seller, bank, officer, rival, rivalsOfficer } = market.people());
  });

  describe('a request', () => {
    it('goes to the chosen banks with what they need of the quote, and to nobody else', async () => {
      const id = await shared(bank);
      const { number, amount, quote, buyer: asks, words, state } = await opened(bank);
      const { total, currency } = await buyer.seen(id);
      expect({ amount, state, words }).toEqual({
        amount: { amount: total, currency },
        state: 'received',
        words: 'For hall two',
      });
      expect([quote?.total.amount, asks.country]).toEqual([total, 'TR']);
      expect((await listed(rival)).map((it) => it.number)).not.toContain(number);
      const { id: bankQuoteId } = await opened(bank);
      expect(codes(await rival.call('GET', `/api/bank/quotes/${bankQuoteId}`))).toEqual([
        404,
        'financing.not-found',
      ]);
    });

    it('shows its buyer when a bank opened it', async () => {
      const id = await shared(bank);
      expect((await requestOf(id)).bankQuotes[0]?.openings).toEqual([]);
      await opened(bank);
      await opened(officer);
      const { rows } = await market.database.db.execute(
        sql`select user_id from bank_quote_opening o join bank_quote b on b.id = o.bank_quote_id
        join financing_request r on r.id = b.request_id where r.rfq_id = ${id}`,
      );
      expect(rows.map((it) => it.user_id)).toEqual([bank.userId, officer.userId]);
      const opening = { at: expect.any(String), document: null };
      expect((await requestOf(id)).bankQuotes[0]?.openings).toEqual([opening, opening]);
    });

    it.each([
      ['amounts that miss the total', { ownFunds: '1' }, 409, 'financing.amounts-differ'],
      ['a deadline in the past', { offersBy: '2026-01-01' }, 400, 'request.body-invalid'],
      ['another consent', { consentVersion: 'old' }, 409, 'financing.consent-changed'],
      ['no bank', { bankIds: [] }, 400, 'request.body-invalid'],
      ['241 months', { termMonths: 241 }, 400, 'request.body-invalid'],
    ])('with %s is refused, and nothing is stored', async (_what, change, status, code) => {
      const id = await offered();
      const input = { ...financingOf(await buyer.seen(id), [bank.companyId]), ...change };
      expect(codes(await buyer.act(id, 'financing', input))).toEqual([status, code]);
      expect((await financing(id)).request).toBeNull();
    });

    it('goes to banks alone, and only while they may offer', async () => {
      const id = await offered();
      const seen = await buyer.seen(id);
      await market.verify(rival, 'suspended');
      for (const { companyId } of [rival, seller])
        expect(
          codes(await buyer.act(id, 'financing', financingOf(seen, [bank.companyId, companyId]))),
        ).toEqual([409, 'financing.bank-unavailable']);
      await market.verify(rival, 'approved');
    });

    it('is made once for a quote', async () => {
      const id = await shared(bank);
      const again = financingOf(await buyer.seen(id), [rival.companyId]);
      expect(codes(await buyer.act(id, 'financing', again))).toEqual([409, 'financing.exists']);
    });

    it('counts in the bank’s menu', async () => {
      const count = async () => (await bank.call('GET', '/api/menu/counts')).body['financing-requests'];
      const before = Number(await count());
      await shared(bank);
      expect(await count()).toBe(before + 1);
      const { id, amount } = await opened(bank);
      done(await move(bank, id, 'offers', { kind: 'indicative', terms: aBankOffer(amount.amount) }));
      expect(await count()).toBe(before);
      await market.verify(bank, 'suspended');
      expect(await count()).toBe(0);
      await market.verify(bank, 'approved');
    });
  });

  describe('an offer', () => {
    it('has the figures that the server reckons', async () => {
      const id = await shared(bank);
      const offerId = await bindingOffer(bank, officer);
      const [bankQuote] = (await requestOf(id)).bankQuotes;
      const [offer] = bankQuote?.offers ?? [];
      expect(offer?.id).toBe(offerId);
      expect(offer?.figures).toEqual(reckonOffer(offer?.terms ?? aBankOffer('1')));
      expect(bankQuote).toMatchObject({ state: 'binding', moves: ['accept', 'decline-by-buyer'] });
    });

    it('is binding only once a second person sends it', async () => {
      const id = await shared(bank);
      const { id: bankQuoteId, amount } = await opened(bank);
      done(await move(bank, bankQuoteId, 'offers', { kind: 'binding', terms: aBankOffer(amount.amount) }));
      const offerId = (await opened(bank)).offers[0]?.id;
      const approval = { offerId, approves: true };
      expect(codes(await move(bank, bankQuoteId, 'decision', approval))).toEqual([
        403,
        'financing.second-person',
      ]);
      expect((await requestOf(id)).bankQuotes[0]?.offers).toEqual([]);
      const another = { kind: 'indicative', terms: aBankOffer(amount.amount) };
      expect(codes(await move(officer, bankQuoteId, 'offers', another))).toEqual([
        409,
        'financing.state-moved',
      ]);
      done(await move(officer, bankQuoteId, 'decision', approval));
      expect((await requestOf(id)).bankQuotes[0]?.offers).toHaveLength(1);
    });

    it('that never repays is refused with the field’s name', async () => {
      await shared(bank);
      const { id, amount } = await opened(bank);
      const terms = aBankOffer(amount.amount, { graceMonths: 24 });
      const { status, body } = await move(bank, id, 'offers', { kind: 'indicative', terms });
      expect([status, body.errors]).toEqual([400, [{ name: 'terms.graceMonths', reason: 'grace-too-long' }]]);
      expect((await opened(bank)).offers).toEqual([]);
    });

    it('comes too late for an older version, which can’t be accepted any more either', async () => {
      const id = await shared(bank);
      const offerId = await bindingOffer(bank, officer);
      done(await seller.offer(id, { discount: '5' }));
      const { id: bankQuoteId, amount, isVersionCurrent } = await opened(bank);
      expect(isVersionCurrent).toBe(false);
      const late = { kind: 'indicative', terms: aBankOffer(amount.amount) };
      expect((await move(bank, bankQuoteId, 'offers', late)).status).toBe(409);
      expect(codes(await buyer.act(id, 'financing/acceptance', { offerId }))).toEqual([
        409,
        'financing.state-moved',
      ]);
    });

    it('is declined for one of the reasons, which the buyer reads', async () => {
      const id = await shared(bank);
      const { id: bankQuoteId } = await opened(bank);
      const decline = (body: object) => move(bank, bankQuoteId, 'decline', body);
      expect(codes(await decline({ reason: 'Our limit is used up' }))).toEqual([400, 'request.body-invalid']);
      expect(codes(await decline({ code: 'mood', reason: '' }))).toEqual([400, 'request.body-invalid']);
      // Without words, another reason says nothing.
      const wordless = await decline({ code: 'other', reason: ' ' });
      expect(wordless.body.errors).toEqual([{ name: 'reason', reason: 'required' }]);
      done(await decline({ code: 'limit', reason: 'Ask again in January' }));
      const declined = {
        state: 'declined_by_bank',
        declineCode: 'limit',
        reason: 'Ask again in January',
      };
      expect((await requestOf(id)).bankQuotes[0]).toMatchObject(declined);
      expect(await opened(bank)).toMatchObject(declined);
    });
  });

  describe('the choice', () => {
    it('closes the other banks without a word of who was chosen', async () => {
      const id = await shared(bank, rival);
      await bindingOffer(rival, rivalsOfficer, { rate: { kind: 'fixed', percent: '8.25' } });
      const offerId = await bindingOffer(bank, officer);
      done(await buyer.act(id, 'financing/acceptance', { offerId }));
      const { state, bankQuotes } = await requestOf(id);
      expect([state, bankQuotes.map((it) => it.state).toSorted()]).toEqual([
        'accepted',
        ['accepted', 'not_selected'],
      ]);
      expect(await opened(bank)).toMatchObject({ state: 'accepted' });
      expect(await opened(rival)).toMatchObject({ state: 'closed_by_buyer', quote: null, words: '' });
      const told = JSON.stringify(await opened(rival));
      for (const secret of [bank.companyId, officer.userId, '"7.85', 'not_selected', 'Kerem Aydın'])
        expect(told).not.toContain(secret);
    });

    it('is as closed to a bank that the buyer declined as to one that another was preferred to', async () => {
      const id = await shared(bank, rival);
      const declined = (await requestOf(id)).bankQuotes.find((it) => it.bank.id === rival.companyId);
      done(await buyer.act(id, 'financing/refusal', { bankQuoteId: declined?.id }));
      expect(await opened(rival)).toMatchObject({ state: 'closed_by_buyer', quote: null });
      expect(await opened(bank)).toMatchObject({ state: 'received' });
    });

    it('needs an approver above the company’s limit', async () => {
      const id = await shared(bank);
      const offerId = await bindingOffer(bank, officer);
      const member = await market.colleague(buyer, 'member', 'Berk Ok');
      await market.limit(buyer, '10');
      expect(codes(await member.act(id, 'financing/acceptance', { offerId }))).toEqual([
        409,
        'quote.above-limit',
      ]);
      done(await buyer.act(id, 'financing/acceptance', { offerId }));
    });

    it('may be taken back before: every bank’s access ends', async () => {
      const id = await shared(bank);
      done(await buyer.act(id, 'financing/withdrawal', {}));
      expect((await financing(id)).request).toBeNull();
      // Who was slower is told what happened.
      expect(codes(await buyer.act(id, 'financing/withdrawal', {}))).toEqual([409, 'financing.state-moved']);
      expect(await opened(bank)).toMatchObject({ state: 'closed_by_buyer', quote: null });
      done(await buyer.act(id, 'financing', financingOf(await buyer.seen(id), [rival.companyId])));
    });

    it('stays hidden from the maker', async () => {
      const id = await shared(bank);
      expect(codes(await seller.call('GET', `/api/quotes/${id}/financing`))).toEqual([
        404,
        'quote.not-found',
      ]);
      const told = JSON.stringify(await seller.detail(id));
      for (const secret of [bank.companyId, 'F-2026']) expect(told).not.toContain(secret);
    });
  });

  it('is found in the buyer’s list of quotes, and never in the maker’s', async () => {
    const id = await shared(bank);
    const found = async (who: typeof buyer, query: string) => {
      const { quotes } = (await who.call('GET', `/api/quotes?${query}`)).body as { quotes: { id: string }[] };
      return quotes.some((it) => it.id === id);
    };
    const each = async (who: typeof buyer, side: string) =>
      Promise.all(['asked', 'offers', 'agreed'].map((it) => found(who, `side=${side}&financing=${it}`)));
    expect(await each(buyer, 'buying')).toEqual([true, false, false]);
    const offerId = await bindingOffer(bank, officer);
    expect(await each(buyer, 'buying')).toEqual([false, true, false]);
    done(await buyer.act(id, 'financing/acceptance', { offerId }));
    expect(await each(buyer, 'buying')).toEqual([false, false, true]);
    expect(await found(seller, 'side=selling')).toBe(true);
    expect(await each(seller, 'selling')).toEqual([false, false, false]);
  });
});
