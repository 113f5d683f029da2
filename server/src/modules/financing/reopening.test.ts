import { beforeAll, describe, expect, it } from '@jest/globals';
import { afterAcceptance } from './testing/after-acceptance.ts';
import { codes, done, financingMarket, move } from './testing/financing-market.ts';
import { aBankOffer } from './testing/inputs.ts';

describe('reopening', () => {
  const market = financingMarket();
  const { shared, requestOf, opened, bindingOffer } = market;
  const { dealOf } = afterAcceptance(market);
  let { buyer, seller, bank, officer, rival, rivalsOfficer } = {} as ReturnType<typeof market.people>;
  beforeAll(() => {
    ({ buyer, seller, bank, officer, rival, rivalsOfficer } = market.people());
  });

  describe('an accepted financing that falls through', () => {
    const accepted = async () => {
      const id = await shared(bank, rival);
      const offerId = await bindingOffer(bank, officer);
      const rivals = await bindingOffer(rival, rivalsOfficer);
      done(await buyer.act(id, 'financing/acceptance', { offerId }));
      return { id, rivals };
    };

    it.each([
      [
        'by the bank',
        'failed',
        async (id: string) => move(bank, (await dealOf(id)).id, 'failure', { reason: 'Credit line' }),
      ],
      [
        'by the buyer',
        'cancelled',
        (id: string) => buyer.act(id, 'financing/cancellation', { reason: 'Cash' }),
      ],
    ])('%s lets the others confirm what they offered', async (_by, state, end) => {
      const { id, rivals } = await accepted();
      done(await end(id));
      const { state: requests, bankQuotes } = await requestOf(id);
      expect([requests, (await dealOf(id)).state]).toEqual(['offers_in', state]);
      const revived = bankQuotes.find(({ bank: { id: at } }) => at === rival.companyId);
      expect([revived?.state, revived?.needsReconfirmation]).toEqual(['binding', true]);
      const accept = () => buyer.act(id, 'financing/acceptance', { offerId: rivals });
      expect(codes(await accept())).toEqual([409, 'financing.confirmation-awaited']);
      const { id: bankQuoteId, quote } = await opened(rival);
      const confirm = { offerId: rivals, versionNumber: quote?.version };
      // A binding offer takes a second person again.
      expect(codes(await move(rival, bankQuoteId, 'confirmation', confirm))).toEqual([
        403,
        'financing.second-person',
      ]);
      done(await move(rivalsOfficer, bankQuoteId, 'confirmation', confirm));
      done(await accept());
      expect(codes(await bank.call('GET', `/api/bank/quotes/${(await dealOf(id)).id}`))[0]).toBe(200);
      expect((await opened(bank)).quote).toBeNull();
    });
  });

  it('a newer version counts for a bank once the buyer shares it and the bank confirms', async () => {
    const id = await shared(bank);
    const offerId = await bindingOffer(bank, officer);
    done(await seller.offer(id, { leadTimeWeeks: 13 }));
    const { newerVersion } = await requestOf(id);
    const accept = () => buyer.act(id, 'financing/acceptance', { offerId });
    expect(codes(await accept())).toEqual([409, 'financing.state-moved']);
    const input = {
      versionId: newerVersion?.id,
      ownFunds: '0',
      amount: newerVersion?.total.amount,
      consentVersion: (await market.financing(id)).consentVersion,
    };
    expect(codes(await buyer.act(id, 'financing/version', { ...input, ownFunds: '1' }))).toEqual([
      409,
      'financing.amounts-differ',
    ]);
    done(await buyer.act(id, 'financing/version', input));
    expect(codes(await accept())).toEqual([409, 'financing.confirmation-awaited']);
    const { id: bankQuoteId, quote, needsReconfirmation } = await opened(bank);
    expect([quote?.version, needsReconfirmation]).toEqual([2, true]);
    done(await move(officer, bankQuoteId, 'confirmation', { offerId, versionNumber: 2 }));
    done(await accept());
  });

  describe('an offer that was made for an earlier version', () => {
    /** The maker replaced the version, and the buyer shared the new one. */
    const shareNext = async (id: string) => {
      done(await seller.offer(id, { leadTimeWeeks: 13 }));
      const { newerVersion } = await requestOf(id);
      const { consentVersion } = await market.financing(id);
      const { id: versionId, total } = newerVersion ?? {};
      done(
        await buyer.act(id, 'financing/version', {
          versionId,
          ownFunds: '0',
          amount: total?.amount,
          consentVersion,
        }),
      );
    };

    it('is refused if the officer hasn’t seen the new one', async () => {
      const id = await shared(bank);
      const { id: bankQuoteId, amount, quote } = await opened(bank);
      const offer = { kind: 'indicative', terms: aBankOffer(amount.amount), versionNumber: quote?.version };
      await shareNext(id);
      expect(codes(await move(bank, bankQuoteId, 'offers', offer))).toEqual([409, 'financing.state-moved']);
      done(await move(bank, bankQuoteId, 'offers', { ...offer, versionNumber: 2 }));
    });

    it('is sent by a second person, but counts only once it is confirmed', async () => {
      const id = await shared(bank);
      const { id: bankQuoteId, amount } = await opened(bank);
      done(await move(bank, bankQuoteId, 'offers', { kind: 'binding', terms: aBankOffer(amount.amount) }));
      await shareNext(id);
      const offerId = (await opened(bank)).offers[0]?.id;
      done(await move(officer, bankQuoteId, 'decision', { offerId, approves: true }));
      const accept = () => buyer.act(id, 'financing/acceptance', { offerId });
      expect(codes(await accept())).toEqual([409, 'financing.confirmation-awaited']);
      done(await move(officer, bankQuoteId, 'confirmation', { offerId, versionNumber: 2 }));
      done(await accept());
    });
  });

  it('confirms no offer of another amount: the bank revises it', async () => {
    const id = await shared(bank);
    const offerId = await bindingOffer(bank, officer);
    done(await seller.offer(id, { discount: '5' }));
    const { newerVersion } = await requestOf(id);
    const { consentVersion } = await market.financing(id);
    const amount = newerVersion?.total.amount ?? '';
    const share = { versionId: newerVersion?.id, ownFunds: '0', amount, consentVersion };
    done(await buyer.act(id, 'financing/version', share));
    const { id: bankQuoteId, moves, offers } = await opened(bank);
    expect(moves).not.toContain('confirm');
    expect(offers[0]?.deviations.map(({ of }) => of)).toEqual(['ownFunds', 'principal']);
    const confirmation = { offerId, versionNumber: 2 };
    expect(codes(await move(officer, bankQuoteId, 'confirmation', confirmation))).toEqual([
      409,
      'financing.sums-differ',
    ]);
    const revised = await bindingOffer(bank, officer);
    done(await buyer.act(id, 'financing/acceptance', { offerId: revised }));
  });

  describe('after its deadline', () => {
    it('a request ends once no binding offer is valid, and the buyer may ask anew', async () => {
      const id = await shared(bank, rival);
      await bindingOffer(bank, officer);
      await market.deadlines.lapse(id);
      const states = async () => (await requestOf(id)).bankQuotes.map(({ state }) => state).toSorted();
      await market.deadlines.settle();
      expect([(await requestOf(id)).state, await states()]).toEqual(['offers_in', ['binding', 'expired']]);
      await market.deadlines.lapse(id, { offers: true });
      expect((await opened(bank)).offers.map(({ isOver }) => isOver)).toEqual([true]);
      await market.deadlines.settle();
      expect([(await requestOf(id)).state, await states()]).toEqual(['expired', ['expired', 'expired']]);
      expect((await market.financing(id)).mayAsk).toBe(true);
    });

    it('only an offer that can’t be accepted any more is over', async () => {
      const id = await shared(bank, rival);
      const offerId = await bindingOffer(bank, officer);
      const areOver = async () =>
        (await requestOf(id)).bankQuotes.flatMap(({ offers }) => offers.map(({ isOver }) => isOver));
      expect(await areOver()).toEqual([false]);
      done(await buyer.act(id, 'financing/acceptance', { offerId }));
      await market.deadlines.lapse(id, { offers: true });
      expect(await areOver()).toEqual([false]);
    });
  });

  describe('with its purchase', () => {
    const endsOf = async (id: string) => {
      const { state, bankQuotes } = await requestOf(id);
      return [state, bankQuotes.map((it) => it.state).toSorted()];
    };

    it.each([
      ['the buyer', () => buyer],
      ['the maker', () => seller],
    ])('a request ends when %s ends an acceptance that waited for financing', async (_side, who) => {
      const id = await market.asked(await market.offered({ financingUntil: market.inDays(40) }), [
        bank,
        rival,
      ]);
      done(await buyer.act(id, 'financing/acceptance', { offerId: await bindingOffer(bank, officer) }));
      const seen = await buyer.seen(id);
      done(await buyer.act(id, 'accept', { ...seen, isSubjectToFinancing: true }));
      await market.lapse(id, 'financing');
      await market.deadlines.settle();
      expect(await endsOf(id)).toEqual(['accepted', ['accepted', 'not_selected']]);
      done(await who().act(id, 'withdraw', { versionId: seen.versionId, reason: 'No contract in time' }));
      await market.deadlines.settle();
      expect(await endsOf(id)).toEqual(['expired', ['cancelled', 'not_selected']]);
      const { state, quote, papers, moves } = await opened(bank);
      expect([state, quote, papers, moves]).toEqual(['cancelled', null, null, []]);
      expect((await opened(rival)).state).toBe('closed_by_buyer');
    });

    it('a request ends when the buyer declines the quote, not when its maker withdraws an offer', async () => {
      const declined = await shared(bank);
      const withdrawn = await shared(bank);
      const against = async (id: string) => ({
        versionId: (await buyer.seen(id)).versionId,
        reason: 'Too dear',
      });
      done(await buyer.act(declined, 'decline', await against(declined)));
      done(await seller.act(withdrawn, 'withdraw', await against(withdrawn)));
      await market.deadlines.settle();
      expect(await endsOf(declined)).toEqual(['expired', ['declined_by_buyer']]);
      expect(await endsOf(withdrawn)).toEqual(['shared', ['received']]);
    });
  });
});
