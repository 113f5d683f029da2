import { beforeAll, describe, expect, it } from '@jest/globals';
import { type LetterTerms, letterOfQuote } from 'shared-kit/contract/financing';
import type { Person } from '../../quotes/testing.ts';
import { codes, done, financingMarket, move } from '../testing/financing-market.ts';
import { aBankOffer, aLetter, inDays } from '../testing/inputs.ts';

describe('letters', () => {
  const market = financingMarket();
  const { shared, offered, asked, opened, requestOf, uploaded } = market;
  let { buyer, seller, bank, officer, rival } = {} as ReturnType<typeof market.people>;
  beforeAll(() => {
    ({ buyer, seller, bank, officer, rival } = market.people());
  });

  /** A binding letter of credit of two officers; returns its id. */
  async function bindingLetter(change: Partial<LetterTerms> = {}): Promise<string> {
    const { id, amount } = await opened(bank);
    const terms = aLetter(amount.amount, change);
    done(await move(bank, id, 'letters', { kind: 'binding', terms }));
    const offerId = (await opened(bank)).letters.at(-1)?.id ?? '';
    expect(codes(await move(bank, id, 'decision', { offerId, approves: true }))).toEqual([
      403,
      'financing.second-person',
    ]);
    done(await move(officer, id, 'decision', { offerId, approves: true }));
    return offerId;
  }
  /** A quote whose buyer accepted both the offer and the letter of credit. */
  async function agreed(change: Partial<LetterTerms> = {}): Promise<string> {
    const id = await asked(await offered({ financingUntil: inDays(40) }), [bank]);
    done(await buyer.act(id, 'financing/acceptance', { offerId: await bindingLetter(change) }));
    done(await buyer.act(id, 'accept', await buyer.seen(id)));
    return id;
  }
  const wrongFields = ({ body }: Awaited<ReturnType<typeof move>>) =>
    (body.errors as { name: string }[]).map(({ name }) => name);
  const bankQuoteIdOf = async (id: string) => (await requestOf(id)).bankQuotes[0]?.id ?? '';
  const issued = async (id: string) =>
    done(
      await move(bank, await bankQuoteIdOf(id), 'issue', {
        fileId: await uploaded(bank),
        reference: 'LC 88/2026',
        issuedOn: inDays(0),
      }),
    );
  const letterFor = async (person: Person, id: string) =>
    letterOfQuote.parse((await person.call('GET', `/api/quotes/${id}/letter-of-credit`)).body).letter;
  const fileStatus = async ({ app, cookie }: Person, url = '') =>
    (await app.inject({ method: 'GET', url, headers: { cookie } })).statusCode;
  const states = async (id: string) => {
    const { state, bankQuotes } = await requestOf(id);
    return [state, bankQuotes[0]?.state];
  };

  describe('a letter of credit', () => {
    it('is issued, presented and honoured, and its maker reads the text alone', async () => {
      const id = await agreed();
      const bankQuoteId = await bankQuoteIdOf(id);
      expect((await requestOf(id)).bankQuotes[0]).toMatchObject({ offers: [], drawdown: null, letter: null });
      expect(codes(await move(bank, bankQuoteId, 'contract', await contract()))).toEqual([
        409,
        'financing.state-moved',
      ]);
      expect(await letterFor(seller, id)).toBeNull();
      await issued(id);
      expect(await states(id)).toEqual(['contract_signed', 'issued']);
      const { stage, versions } = await seller.detail(id);
      expect([stage, versions.at(-1)?.financedBy?.role]).toEqual(['ordered', 'issuer']);
      const seen = await letterFor(seller, id);
      expect(seen).toMatchObject({
        reference: 'LC 88/2026',
        text: { documents: ['Commercial invoice', 'Bill of lading'] },
      });
      for (const hidden of ['0.31', 'Pledge', 'commissions', 'collateral'])
        expect(JSON.stringify(seen)).not.toContain(hidden);
      expect(await fileStatus(seller, seen?.file.url ?? '')).toBe(200);
      expect(await fileStatus(rival, seen?.file.url ?? '')).toBe(404);

      done(await move(officer, bankQuoteId, 'presentation', { presentedOn: inDays(0) }));
      const amount = seen?.text.amount ?? '';
      const above = (Number(amount) * 1.0501).toFixed(2);
      for (const [body, name] of [
        [{ amount: above, paysOn: inDays(3) }, 'amount'],
        [{ amount: '0', paysOn: inDays(3) }, 'amount'],
        [{ amount, paysOn: inDays(-1) }, 'paysOn'],
      ] as const) {
        const answer = await move(bank, bankQuoteId, 'honour', body);
        expect([answer.status, wrongFields(answer)]).toEqual([400, [name]]);
      }
      done(await move(bank, bankQuoteId, 'honour', { amount, paysOn: inDays(3) }));
      expect(await states(id)).toEqual(['closed', 'honoured']);
      expect(await letterFor(seller, id)).toMatchObject({ state: 'honoured', paid: { amount: { amount } } });
    });

    it('ends when its documents are refused', async () => {
      const id = await agreed();
      await issued(id);
      const bankQuoteId = await bankQuoteIdOf(id);
      expect(codes(await move(bank, bankQuoteId, 'documents-refusal', { reason: 'Late' }))).toEqual([
        409,
        'financing.state-moved',
      ]);
      done(await move(bank, bankQuoteId, 'presentation', { presentedOn: inDays(0) }));
      done(await move(bank, bankQuoteId, 'documents-refusal', { reason: 'The invoice names other goods' }));
      expect(await states(id)).toEqual(['terminated', 'refused']);
      expect(await letterFor(seller, id)).toMatchObject({ state: 'refused', paid: null });
    });

    it('waits for its conditions and for the quote', async () => {
      const id = await agreed({ conditions: [{ text: 'Cash cover', gate: 'contract' }] });
      const body = { fileId: await uploaded(bank), reference: 'LC 89', issuedOn: inDays(0) };
      expect(codes(await move(bank, await bankQuoteIdOf(id), 'issue', body))).toEqual([
        409,
        'financing.conditions-open',
      ]);
      const conditionId = (await requestOf(id)).bankQuotes[0]?.conditions[0]?.id ?? '';
      done(await move(bank, await bankQuoteIdOf(id), 'conditions', { conditionId, isMet: true, text: '' }));
      done(await move(bank, await bankQuoteIdOf(id), 'issue', body));
    });
  });

  describe('an offer', () => {
    it.each<[string, Partial<LetterTerms>]>([
      ['amount', { amount: '0' }],
      ['currency', { currency: 'EUR' }],
      ['expiresOn', { expiresOn: '2026-01-01', latestShipmentOn: '2026-01-01' }],
      ['latestShipmentOn', { latestShipmentOn: inDays(121) }],
      ['validUntil', { validUntil: inDays(-1) }],
      ['documents', { documents: [] }],
      ['presentationDays', { presentationDays: 91 }],
      ['tolerancePercent', { tolerancePercent: '51' }],
    ])('names a wrong %s and stores nothing', async (name, change) => {
      await shared(bank);
      const { id, amount } = await opened(bank);
      const terms = aLetter(amount.amount, change);
      const answer = await move(bank, id, 'letters', { kind: 'indicative', terms });
      expect(answer.status).toBe(400);
      expect(wrongFields(answer)).toContain(`terms.${name}`);
      expect((await opened(bank)).letters).toEqual([]);
    });

    it('in another currency than was asked for names the field', async () => {
      await shared(bank);
      const { id, amount } = await opened(bank);
      const terms = aBankOffer(amount.amount, { currency: 'CHF' });
      const answer = await move(bank, id, 'offers', { kind: 'indicative', terms });
      expect(answer.body.errors).toEqual([{ name: 'terms.currency', reason: 'not-of-request' }]);
      expect((await opened(bank)).offers).toEqual([]);
    });
  });

  const contract = async () => ({ fileId: await uploaded(bank), form: 'ink', signedOn: inDays(0) });
});
