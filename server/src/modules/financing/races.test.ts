import { beforeAll, describe, expect } from '@jest/globals';
import { afterAcceptance } from './testing/after-acceptance.ts';
import { done, financingMarket, move } from './testing/financing-market.ts';
import { aBankOffer } from './testing/inputs.ts';
import { racesOf } from './testing/race.ts';

describe('races', () => {
  const race = racesOf('financing/races');
  const market = financingMarket();
  const { shared, financing, requestOf, opened, bindingOffer } = market;
  const { agreed, contractOf, decision } = afterAcceptance(market);
  let { buyer, seller, bank, officer, rival, rivalsOfficer } = {} as ReturnType<typeof market.people>;
  beforeAll(() => {
    ({ buyer, seller, bank, officer, rival, rivalsOfficer } = market.people());
  });

  race('two acceptances have one winner', async () => {
    const id = await shared(bank, rival);
    const offers = [await bindingOffer(bank, officer), await bindingOffer(rival, rivalsOfficer)];
    const answers = await Promise.all(
      offers.map((offerId) => buyer.act(id, 'financing/acceptance', { offerId })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const states = (await requestOf(id)).bankQuotes.map(({ state }) => state);
    expect(states.toSorted()).toEqual(['accepted', 'not_selected']);
  });

  race('an acceptance against taking the consent back has one outcome', async () => {
    const id = await shared(bank);
    const offerId = await bindingOffer(bank, officer);
    const answers = await Promise.all([
      buyer.act(id, 'financing/acceptance', { offerId }),
      buyer.act(id, 'financing/withdrawal', {}),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((it) => it === 200)).toHaveLength(1);
    expect((await financing(id)).request?.state).toBe(statuses[0] === 200 ? 'accepted' : undefined);
  });

  race('an acceptance against a new version never accepts what was replaced', async () => {
    const id = await shared(bank);
    const offerId = await bindingOffer(bank, officer);
    const revision = await seller.save(id, { discount: '5' });
    const [accepted, sent] = await Promise.all([
      buyer.act(id, 'financing/acceptance', { offerId }),
      seller.act(id, 'send', { revision, text: '' }),
    ]);
    expect(sent.status).toBe(200);
    expect([200, 409]).toContain(accepted.status);
    expect((await requestOf(id)).state).toBe(accepted.status === 200 ? 'accepted' : 'offers_in');
  });

  race('two officers who offer at once leave one proposal', async () => {
    await shared(bank);
    const { id, amount } = await opened(bank);
    const offer = { kind: 'binding', terms: aBankOffer(amount.amount) };
    const answers = await Promise.all([bank, officer].map((it) => move(it, id, 'offers', offer)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await opened(bank)).offers).toHaveLength(1);
  });

  /** An accepted financing whose signed contract awaits the buyer. */
  async function contractSent() {
    const id = await agreed([]);
    const { id: bankQuoteId } = await opened(bank);
    done(await move(bank, bankQuoteId, 'contract', await contractOf()));
    const seen = await decision(id);
    return { id, bankQuoteId, confirm: () => buyer.act(id, 'financing/contract', seen) };
  }

  race('a contract is signed or the financing ends, never both', async (round) => {
    const { id, bankQuoteId, confirm } = await contractSent();
    const end =
      round % 2 === 0
        ? move(bank, bankQuoteId, 'failure', { reason: 'Our limit is used up' })
        : buyer.act(id, 'financing/cancellation', { reason: 'We pay in cash' });
    const statuses = (await Promise.all([confirm(), end])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect((await requestOf(id)).state).toBe(statuses[0] === 200 ? 'contract_signed' : 'offers_in');
  });

  race('payments at once never exceed the principal', async () => {
    const { id, bankQuoteId, confirm } = await contractSent();
    done(await confirm());
    const principal = Number((await requestOf(id)).bankQuotes[0]?.drawdown?.principal.amount);
    const body = {
      amount: (principal * 0.6).toFixed(2),
      paidOn: new Date().toISOString().slice(0, 10),
      reference: 'A',
      milestone: '',
      corrects: null,
    };
    const answers = await Promise.all(
      [bank, officer].map((it) => move(it, bankQuoteId, 'disbursements', body)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await requestOf(id)).bankQuotes[0]?.drawdown?.paidOut.amount).toBe(body.amount);
  });

  race('two corrections of the last payment at once count once, and reopen the financing', async () => {
    const { id, bankQuoteId, confirm } = await contractSent();
    done(await confirm());
    const amount = (await requestOf(id)).bankQuotes[0]?.drawdown?.principal.amount ?? '';
    const payment = {
      amount,
      paidOn: new Date().toISOString().slice(0, 10),
      reference: 'A',
      milestone: '',
      corrects: null,
    };
    done(await move(bank, bankQuoteId, 'disbursements', payment));
    expect((await requestOf(id)).state).toBe('closed');
    const corrects = (await opened(bank)).drawdown?.disbursements[0]?.id;
    const answers = await Promise.all(
      [bank, officer].map((it) =>
        move(it, bankQuoteId, 'disbursements', { ...payment, amount: '1.00', corrects }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { state, bankQuotes } = await requestOf(id);
    expect([state, bankQuotes[0]?.drawdown?.paidOut.amount]).toEqual(['contract_signed', '1.00']);
  });

  race('an offer is confirmed for the version that the officer saw, or not at all', async () => {
    const id = await shared(bank);
    const offerId = await bindingOffer(bank, officer);
    const share = async (leadTimeWeeks: number) => {
      done(await seller.offer(id, { leadTimeWeeks }));
      const { newerVersion } = await requestOf(id);
      const { consentVersion } = await financing(id);
      const amount = newerVersion?.total.amount;
      return { versionId: newerVersion?.id, ownFunds: '0', amount, consentVersion };
    };
    done(await buyer.act(id, 'financing/version', await share(13)));
    const { id: bankQuoteId } = await opened(bank);
    const next = await share(14);
    const [confirmed, changed] = await Promise.all([
      move(officer, bankQuoteId, 'confirmation', { offerId, versionNumber: 2 }),
      buyer.act(id, 'financing/version', next),
    ]);
    expect(changed.status).toBe(200);
    expect([200, 409]).toContain(confirmed.status);
    expect((await requestOf(id)).bankQuotes[0]?.needsReconfirmation).toBe(true);
  });
});
