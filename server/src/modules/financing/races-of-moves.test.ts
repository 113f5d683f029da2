import { beforeAll, describe, expect } from '@jest/globals';
import { afterAcceptance } from './testing/after-acceptance.ts';
import { done, financingMarket, move } from './testing/financing-market.ts';
import { aBankOffer, aLetter } from './testing/inputs.ts';
import { racesOf } from './testing/race.ts';

describe('races of moves', () => {
  const race = racesOf('financing/races-of-moves');
  const market = financingMarket();
  const { shared, offered, asked, requestOf, opened, bindingOffer, uploaded, inDays } = market;
  const { agreed, dealOf, contractOf, decision } = afterAcceptance(market);
  let { buyer, bank, officer, rival } = {} as ReturnType<typeof market.people>;
  beforeAll(() => {
    ({ buyer, bank, officer, rival } = market.people());
  });

  type Answers = readonly Readonly<{ status: number }>[];
  const statusesOf = (answers: Answers) => answers.map(({ status }) => status);

  race('an offer that ends is accepted or expired, never both', async () => {
    const id = await shared(bank, rival);
    const offerId = await bindingOffer(bank, officer);
    // Both read the clock behind the same lock, and find the offer valid or not.
    const [accepted] = await Promise.all([
      buyer.act(id, 'financing/acceptance', { offerId }),
      market.deadlines.lapse(id, { offers: true }).then(() => market.deadlines.settle()),
    ]);
    expect([200, 409]).toContain(accepted.status);
    const { state, bankQuotes } = await requestOf(id);
    const states = bankQuotes.map((it) => it.state).toSorted();
    expect([state, states]).toEqual(
      accepted.status === 200
        ? ['accepted', ['accepted', 'not_selected']]
        : ['expired', ['expired', 'expired']],
    );
  });

  race('a proposal is sent or refused, never both', async () => {
    await shared(bank);
    const { id, amount } = await opened(bank);
    done(await move(bank, id, 'offers', { kind: 'binding', terms: aBankOffer(amount.amount) }));
    const offerId = (await opened(bank)).offers[0]?.id;
    const answers = await Promise.all([
      move(officer, id, 'decision', { offerId, approves: true }),
      move(bank, id, 'decision', { offerId, approves: false }),
    ]);
    expect(statusesOf(answers).toSorted()).toEqual([200, 409]);
    const { state, offers } = await opened(bank);
    expect([state, offers[0]?.state]).toEqual(
      answers[0]?.status === 200 ? ['binding', 'sent'] : ['received', 'refused'],
    );
  });

  race('a contract that a bank sent is confirmed though the bank is suspended meanwhile', async () => {
    const id = await agreed([]);
    done(await move(bank, (await dealOf(id)).id, 'contract', await contractOf()));
    const seen = await decision(id);
    const [signed] = await Promise.all([
      buyer.act(id, 'financing/contract', seen),
      market.verify(bank, 'suspended'),
    ]);
    expect([signed.status, (await requestOf(id)).state]).toEqual([200, 'contract_signed']);
    await market.verify(bank, 'approved');
  });

  race('a bank declines or offers, and the buyer ends its part or not', async () => {
    const id = await shared(bank);
    const { id: bankQuoteId, amount } = await opened(bank);
    const answers = await Promise.all([
      move(bank, bankQuoteId, 'offers', { kind: 'indicative', terms: aBankOffer(amount.amount) }),
      move(officer, bankQuoteId, 'decline', { code: 'limit', reason: '' }),
      buyer.act(id, 'financing/refusal', { bankQuoteId }),
    ]);
    const [offer = 0, ...ends] = statusesOf(answers);
    const [found] = (await requestOf(id)).bankQuotes;
    // Of the two ends one wins; none, if the offer came after both had read what was there.
    const isEnded = ends.includes(200);
    expect(ends.toSorted()).toEqual([isEnded ? 200 : 409, 409]);
    if (!isEnded) {
      const codes = answers.slice(1).map(({ body }) => 'code' in body && body.code);
      expect([offer, ...codes]).toEqual([200, 'binding.moved', 'binding.moved']);
    }
    expect([200, 409]).toContain(offer);
    const end = ends[0] === 200 ? 'declined_by_bank' : 'declined_by_buyer';
    expect([found?.state, found?.offers.length]).toEqual([
      isEnded ? end : 'indicative',
      offer === 200 ? 1 : 0,
    ]);
  });

  /** A letter of credit that was accepted, with the quote. */
  async function agreedLetter(): Promise<Readonly<{ id: string; bankQuoteId: string; amount: string }>> {
    const id = await asked(await offered({ financingUntil: inDays(40) }), [bank]);
    const { id: bankQuoteId, amount } = await opened(bank);
    done(await move(bank, bankQuoteId, 'letters', { kind: 'binding', terms: aLetter(amount.amount) }));
    const offerId = (await opened(bank)).letters.at(-1)?.id ?? '';
    done(await move(officer, bankQuoteId, 'decision', { offerId, approves: true }));
    done(await buyer.act(id, 'financing/acceptance', { offerId }));
    done(await buyer.act(id, 'accept', await buyer.seen(id)));
    return { id, bankQuoteId, amount: amount.amount };
  }

  race('a letter of credit is issued once, and honoured or refused', async () => {
    const { id, bankQuoteId, amount } = await agreedLetter();
    const issue = async (by: typeof bank) =>
      move(by, bankQuoteId, 'issue', {
        fileId: await uploaded(by),
        reference: 'LC 1',
        issuedOn: inDays(0),
      });
    const issued = await Promise.all([issue(bank), issue(officer)]);
    expect(statusesOf(issued).toSorted()).toEqual([200, 409]);
    done(await move(bank, bankQuoteId, 'presentation', { presentedOn: inDays(0) }));
    const ended = statusesOf(
      await Promise.all([
        move(bank, bankQuoteId, 'honour', { amount, paysOn: inDays(3) }),
        move(officer, bankQuoteId, 'documents-refusal', { reason: 'Late' }),
      ]),
    );
    expect(ended.toSorted()).toEqual([200, 409]);
    const { state, bankQuotes } = await requestOf(id);
    expect([state, bankQuotes[0]?.state]).toEqual(
      ended[0] === 200 ? ['closed', 'honoured'] : ['terminated', 'refused'],
    );
  });

  race('the rest is cancelled or paid out, never both', async () => {
    const id = await agreed([]);
    const { id: bankQuoteId } = await dealOf(id);
    done(await move(bank, bankQuoteId, 'contract', await contractOf()));
    done(await buyer.act(id, 'financing/contract', await decision(id)));
    const principal = (await dealOf(id)).drawdown?.principal.amount ?? '';
    const payment = { paidOn: inDays(0), reference: 'A', milestone: '', corrects: null };
    const answers = statusesOf(
      await Promise.all([
        move(bank, bankQuoteId, 'disbursements', { ...payment, amount: principal }),
        move(officer, bankQuoteId, 'rest', { reason: 'Not needed' }),
      ]),
    );
    expect(answers.toSorted()).toEqual([200, 409]);
    const { state, drawdown } = await dealOf(id);
    expect([state, Number(drawdown?.paidOut.amount)]).toEqual([
      'closed',
      answers[0] === 200 ? Number(principal) : 0,
    ]);
  });
});
