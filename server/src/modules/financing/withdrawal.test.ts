import { beforeAll, describe, expect, it } from '@jest/globals';
import { inboxAnswer } from 'shared-kit/contract/notifications';
import { codes, done, financingMarket, move } from './testing/financing-market.ts';
import { aBankOffer } from './testing/inputs.ts';
import { racesOf } from './testing/race.ts';

describe('withdrawal', () => {
  const race = racesOf('financing/withdrawal');
  const market = financingMarket();
  const { shared, requestOf, opened, bindingOffer } = market;
  let { buyer, bank, officer, rival } = {} as ReturnType<typeof market.people>;
  beforeAll(() => {
    ({ buyer, bank, officer, rival } = market.people());
  });

  const reason = 'Our rates have risen';
  const moved = [409, 'financing.state-moved'];

  /** A binding offer that its bank asks to withdraw. */
  async function asked() {
    const id = await shared(bank);
    const offerId = await bindingOffer(bank, officer);
    const { id: bankQuoteId } = await opened(bank);
    done(await move(bank, bankQuoteId, 'withdrawal-question', { offerId, reason }));
    const [found] = (await requestOf(id)).bankQuotes;
    return { id, offerId, bankQuoteId, withdrawalId: found?.withdrawal?.id ?? '' };
  }
  const answer = (id: string, withdrawalId: string, agrees: boolean, text = '') =>
    buyer.act(id, 'financing/withdrawal-answer', { withdrawalId, agrees, text });
  /** The newest notice of a person: its event and values. */
  async function toldTo(person: typeof bank) {
    const { body } = await person.call('GET', '/api/notifications');
    return inboxAnswer.parse(body).entries[0];
  }

  describe('a binding offer whose validity lasts', () => {
    it('is not withdrawn by the bank alone', async () => {
      const id = await shared(bank);
      const offerId = await bindingOffer(bank, officer);
      const { id: bankQuoteId } = await opened(bank);
      expect(codes(await move(bank, bankQuoteId, 'withdrawal', { reason }))).toEqual(moved);
      const asks = (body: object) => move(bank, bankQuoteId, 'withdrawal-question', body);
      expect(codes(await asks({ offerId, reason: ' ' }))).toEqual([400, 'request.body-invalid']);
      expect(codes(await asks({ offerId: id, reason }))).toEqual(moved);
      done(await asks({ offerId, reason }));
      // One question at a time.
      expect(codes(await asks({ offerId, reason }))).toEqual(moved);
      expect(await opened(bank)).toMatchObject({
        state: 'binding',
        withdrawal: { state: 'asked', reason, offerId, answer: '', decidedAt: null },
      });
    });

    it('is withdrawn once the buyer agrees, and can’t be accepted any more', async () => {
      const { id, offerId, bankQuoteId, withdrawalId } = await asked();
      expect(await toldTo(buyer)).toMatchObject({ event: 'financing-withdrawal-asked', params: { reason } });
      done(await answer(id, withdrawalId, true, 'Very well'));
      const [found] = (await requestOf(id)).bankQuotes;
      expect(found).toMatchObject({ state: 'withdrawn', reason, moves: [] });
      expect(found?.withdrawal).toMatchObject({ state: 'agreed', answer: 'Very well' });
      expect(codes(await buyer.act(id, 'financing/acceptance', { offerId }))).toEqual(moved);
      expect(codes(await answer(id, withdrawalId, false))).toEqual(moved);
      expect(codes(await move(bank, bankQuoteId, 'kept-offer', { withdrawalId }))).toEqual(moved);
      const told = { event: 'financing-withdrawal-agreed', params: { reason: 'Very well' } };
      for (const person of [bank, officer]) expect(await toldTo(person)).toMatchObject(told);
    });

    it('binds on if the buyer refuses; the bank may ask again', async () => {
      const { id, offerId, bankQuoteId, withdrawalId } = await asked();
      done(await answer(id, withdrawalId, false, 'We count on it'));
      expect(await toldTo(bank)).toMatchObject({ event: 'financing-withdrawal-refused' });
      expect(await opened(bank)).toMatchObject({
        state: 'binding',
        withdrawal: { state: 'refused', answer: 'We count on it' },
      });
      done(await move(officer, bankQuoteId, 'withdrawal-question', { offerId, reason }));
      // While the question is open the offer may still be accepted.
      done(await buyer.act(id, 'financing/acceptance', { offerId }));
      const again = (await requestOf(id)).bankQuotes[0];
      expect(again).toMatchObject({ state: 'accepted', withdrawal: { state: 'asked' }, moves: ['cancel'] });
      expect(codes(await answer(id, again?.withdrawal?.id ?? '', true))).toEqual(moved);
    });

    it('stands again once the bank takes its question back', async () => {
      const { id, offerId, bankQuoteId, withdrawalId } = await asked();
      done(await move(officer, bankQuoteId, 'kept-offer', { withdrawalId }));
      expect(await toldTo(buyer)).toMatchObject({ event: 'financing-offer-kept' });
      expect(codes(await answer(id, withdrawalId, true))).toEqual(moved);
      const [found] = (await requestOf(id)).bankQuotes;
      expect(found).toMatchObject({
        withdrawal: { state: 'taken_back' },
        moves: ['accept', 'decline-by-buyer'],
      });
      done(await buyer.act(id, 'financing/acceptance', { offerId }));
    });

    it('that replaces the one in question makes the question void', async () => {
      const { id, bankQuoteId, withdrawalId } = await asked();
      await bindingOffer(bank, officer, { rate: { kind: 'fixed', percent: '8.25' } });
      expect(codes(await answer(id, withdrawalId, true))).toEqual(moved);
      expect((await opened(bank)).moves).toEqual(['propose-binding', 'ask-withdrawal']);
      expect(codes(await move(bank, bankQuoteId, 'kept-offer', { withdrawalId }))).toEqual(moved);
    });

    it('is no matter of another bank or another buyer', async () => {
      const { id, bankQuoteId, withdrawalId, offerId } = await asked();
      const hidden = [404, 'financing.not-found'];
      expect(codes(await move(rival, bankQuoteId, 'withdrawal-question', { offerId, reason }))).toEqual(
        hidden,
      );
      expect(codes(await move(rival, bankQuoteId, 'kept-offer', { withdrawalId }))).toEqual(hidden);
      const other = (await market.parties()).buyer;
      const asksForIt = other.act(id, 'financing/withdrawal-answer', {
        withdrawalId,
        agrees: true,
        text: '',
      });
      expect(codes(await asksForIt)).toEqual([404, 'quote.not-found']);
      // One of another request of the same buyer.
      const elsewhere = await shared(rival);
      expect(codes(await answer(elsewhere, withdrawalId, true))).toEqual(hidden);
    });
  });

  it('an indicative offer is withdrawn at any time', async () => {
    const id = await shared(bank);
    const { id: bankQuoteId, amount } = await opened(bank);
    expect(codes(await move(bank, bankQuoteId, 'withdrawal', { reason }))).toEqual(moved);
    done(await move(bank, bankQuoteId, 'offers', { kind: 'indicative', terms: aBankOffer(amount.amount) }));
    done(await move(officer, bankQuoteId, 'withdrawal', { reason }));
    expect((await requestOf(id)).bankQuotes[0]).toMatchObject({ state: 'withdrawn', reason });
  });

  race('an offer is accepted or withdrawn with the buyer’s word, never both', async () => {
    const { id, offerId, withdrawalId } = await asked();
    const answers = await Promise.all([
      buyer.act(id, 'financing/acceptance', { offerId }),
      answer(id, withdrawalId, true),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { state, bankQuotes } = await requestOf(id);
    expect([state, bankQuotes[0]?.state, bankQuotes[0]?.withdrawal?.state]).toEqual(
      answers[0]?.status === 200 ? ['accepted', 'accepted', 'asked'] : ['offers_in', 'withdrawn', 'agreed'],
    );
  });

  race('a question is answered or taken back, never both', async () => {
    const { id, bankQuoteId, withdrawalId } = await asked();
    const answers = await Promise.all([
      answer(id, withdrawalId, true),
      move(bank, bankQuoteId, 'kept-offer', { withdrawalId }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await requestOf(id)).bankQuotes[0]?.state).toBe(
      answers[0]?.status === 200 ? 'withdrawn' : 'binding',
    );
  });
});
