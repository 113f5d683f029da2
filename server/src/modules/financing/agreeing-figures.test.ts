import { beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { BankOfferTerms } from 'shared-kit/contract/financing';
import { inboxAnswer } from 'shared-kit/contract/notifications';
import { listDeviations } from './list-deviations.ts';
import { bankOffer, bankQuote } from './schema.ts';
import { codes, done, financingMarket, move } from './testing/financing-market.ts';
import { aBankOffer, aLetter, financingOf } from './testing/inputs.ts';
import { versionOf } from './testing/prepare.ts';

/** The figures that must agree. Each needs a case below that breaks it. */
const pairs = [
  ...(['own funds', 'principal', 'total', 'letter’s amount', 'sum of payments'] as const),
  ...(['limits', 'currency', 'version'] as const),
] as const;

describe('figures that must agree', () => {
  const market = financingMarket();
  const { shared, offered, opened, requestOf } = market;
  let { buyer, bank, officer } = {} as ReturnType<typeof market.people>;
  beforeAll(() => {
    ({ buyer, bank, officer } = market.people());
  });
  const db = () => market.database.db;

  /** A request shared with the bank, and how it offers a binding loan for it. */
  async function asked() {
    const quoteId = await shared(bank);
    const { id, amount } = await opened(bank);
    const whole = amount.amount;
    const offer = (change: Partial<BankOfferTerms> = {}, input: object = {}) =>
      move(bank, id, 'offers', { kind: 'binding', terms: aBankOffer(whole, change), ...input });
    return { quoteId, id, whole, offer };
  }
  const percentOf = (whole: string, percent: number) => ((Number(whole) * percent) / 100).toFixed(2);
  const refusal = (answer: Awaited<ReturnType<typeof move>>) => [
    answer.status,
    answer.body.errors ?? answer.body.code,
  ];
  const misses = (name: string) => [400, [{ name: `terms.${name}`, reason: 'misses-purchase' }]];
  const fee = (amount: string, change = {}): BankOfferTerms['fees'][number] => ({
    kind: 'arrangement',
    of: { kind: 'amount', amount },
    dueMonth: 0,
    isFinanced: true,
    ...change,
  });

  const walked: Readonly<Record<(typeof pairs)[number], () => Promise<void>>> = {
    'own funds': async () => {
      const { quoteId, id, whole, offer } = await asked();
      expect(refusal(await offer({ ownFunds: '10000000000000.00' }))).toEqual(misses('ownFunds'));
      expect(refusal(await offer({ ownFunds: percentOf(whole, 5.01) }))).toEqual(misses('ownFunds'));
      expect((await opened(bank)).offers).toEqual([]);
      const stated = percentOf(whole, 4);
      done(await offer({ ownFunds: stated }));
      const named = [{ of: 'ownFunds', stated, expected: '0.00' }];
      const [own] = (await opened(bank)).offers;
      expect(own?.deviations).toEqual(named);
      done(await move(officer, id, 'decision', { offerId: own?.id, approves: true }));
      const [seen] = (await requestOf(quoteId)).bankQuotes[0]?.offers ?? [];
      expect([seen?.deviations, seen?.purchase.ownFunds]).toEqual([named, '0.00']);
    },
    principal: async () => {
      const { whole, offer } = await asked();
      expect(refusal(await offer({ principal: `${whole.replace('.', '')}.00` }))).toEqual(misses('ownFunds'));
      // A financed fee comes on top of what was asked for.
      const principal = (Number(whole) + 1000).toFixed(2);
      const later = [fee('1000.00', { dueMonth: 1 })];
      expect(refusal(await offer({ principal, fees: later }))).toEqual([
        400,
        [{ name: 'terms.fees.0.dueMonth', reason: 'financed-later' }],
      ]);
      done(await offer({ principal, fees: [fee('1000.00')] }, { kind: 'indicative' }));
      const [agreeing] = (await opened(bank)).offers;
      expect([agreeing?.deviations, agreeing?.purchase.reachesMaker]).toEqual([[], whole]);
      // A bank may lend less, if it says who pays the rest.
      const [less, rest] = [percentOf(whole, 80), (Number(whole) - Number(percentOf(whole, 80))).toFixed(2)];
      done(await offer({ principal: less, ownFunds: rest }));
      expect((await opened(bank)).offers.at(-1)).toMatchObject({
        state: 'awaiting_approval',
        purchase: { ownFunds: rest },
        deviations: [{ of: 'principal', stated: less, expected: whole }],
      });
    },
    total: async () => {
      const id = await offered();
      const body = financingOf(await versionOf(db(), id), [bank.companyId]);
      const wrong = { ...body, ownFunds: '0.01' };
      expect(codes(await buyer.act(id, 'financing', wrong))).toEqual([409, 'financing.amounts-differ']);
      done(await buyer.act(id, 'financing', body));
    },
    'letter’s amount': async () => {
      const { id, whole } = await asked();
      const letter = (amount: string) =>
        move(bank, id, 'letters', { kind: 'binding', terms: aLetter(amount) });
      expect(refusal(await letter(`${whole.replace('.', '')}0.00`))).toEqual(misses('amount'));
      const stated = percentOf(whole, 96);
      done(await letter(stated));
      expect((await opened(bank)).letters[0]).toMatchObject({
        deviations: [{ of: 'letter', stated, expected: whole }],
      });
    },
    'sum of payments': async () => {
      const { quoteId, whole } = await asked();
      const bankQuoteId = await signedFor(quoteId);
      const above = (Number(whole) + 0.01).toFixed(2);
      expect(codes(await pay(bankQuoteId, above))).toEqual([409, 'financing.above-principal']);
      done(await pay(bankQuoteId, whole));
      expect((await requestOf(quoteId)).state).toBe('closed');
    },
    limits: async () => {
      done(
        await bank.call('POST', '/api/bank/policy', {
          aloneBelow: { amount: '9000000.00', currency: 'USD' },
        }),
      );
      const deviating = await asked();
      done(await deviating.offer({ ownFunds: '0.01' }));
      expect((await opened(bank)).offers[0]?.state).toBe('awaiting_approval');
      const agreeing = await asked();
      done(await agreeing.offer());
      expect((await opened(bank)).offers[0]?.state).toBe('sent');
      done(await bank.call('POST', '/api/bank/policy', { aloneBelow: null }));
    },
    currency: async () => {
      const { offer } = await asked();
      expect(refusal(await offer({ currency: 'EUR' }))).toEqual([
        400,
        [{ name: 'terms.currency', reason: 'not-of-request' }],
      ]);
    },
    version: async () => {
      const { offer } = await asked();
      expect(refusal(await offer({}, { versionNumber: 2 }))).toEqual([409, 'financing.state-moved']);
      done(await offer({}, { versionNumber: 1 }));
    },
  };

  const pay = (id: string, amount: string, corrects: string | null = null) =>
    move(bank, id, 'disbursements', {
      amount,
      paidOn: market.inDays(0),
      reference: 'TR-1',
      milestone: '',
      corrects,
    });

  /** Accepts an offer of all that was asked for, and confirms its contract; returns the bank quote. */
  async function signedFor(quoteId: string): Promise<string> {
    const offerId = await market.bindingOffer(bank, officer);
    done(await buyer.act(quoteId, 'financing/acceptance', { offerId }));
    done(await buyer.act(quoteId, 'accept', await buyer.seen(quoteId)));
    const { id } = await opened(bank);
    const contract = { fileId: await market.uploaded(bank), form: 'ink', signedOn: market.inDays(0) };
    done(await move(bank, id, 'contract', contract));
    const sent = (await requestOf(quoteId)).bankQuotes[0]?.drawdown?.contract;
    const seen = { contractId: sent?.id, sha256: sent?.file.sha256, signedOn: sent?.signedOn };
    done(await buyer.act(quoteId, 'financing/contract', { ...seen, confirms: true, text: '' }));
    return id;
  }

  it.each(pairs)('compare the %s', async (name) => walked[name]());

  /** As an offer of before it was compared. */
  async function sentBefore(
    offerId: string,
    change: Partial<BankOfferTerms>,
    wasOneEnough = false,
  ): Promise<void> {
    await db().transaction(async (tx) => {
      await tx.execute(sql`alter table bank_offer disable trigger bank_offer_immutable`);
      await tx.execute(sql`update bank_offer
        set terms = terms || ${JSON.stringify(change)}::jsonb, was_one_enough = ${wasOneEnough}
        where id = ${offerId}`);
      await tx.execute(sql`alter table bank_offer enable trigger bank_offer_immutable`);
    });
  }

  it('of an earlier offer are named and listed, and block its next move alone', async () => {
    const { quoteId, id } = await asked();
    const offerId = await market.bindingOffer(bank, officer);
    const ownFunds = '10000000000000.00';
    await sentBefore(offerId, { ownFunds });
    const stored = await db().select().from(bankOffer).where(eq(bankOffer.id, offerId));
    const deal = (await requestOf(quoteId)).bankQuotes[0];
    expect(deal?.offers[0]?.deviations).toEqual([{ of: 'ownFunds', stated: ownFunds, expected: '0.00' }]);
    expect(deal?.moves).not.toContain('accept');
    expect(codes(await buyer.act(quoteId, 'financing/acceptance', { offerId }))).toEqual([
      409,
      'financing.sums-differ',
    ]);
    const { number } = await requestOf(quoteId);
    const listed = (await listDeviations(db())).filter((it) => it.number === number);
    expect(listed).toMatchObject([
      { of: 'offer 1', differs: 'own funds', isBlocked: true, state: 'binding' },
    ]);
    expect(JSON.stringify(listed)).not.toContain(ownFunds);
    expect(await db().select().from(bankOffer).where(eq(bankOffer.id, offerId))).toEqual(stored);
    // The bank revises it, and all goes on.
    const revised = await market.bindingOffer(bank, officer);
    done(await buyer.act(quoteId, 'financing/acceptance', { offerId: revised }));
    expect((await listDeviations(db())).filter((it) => it.number === number)).toEqual([]);
    expect(await db().$count(bankQuote, eq(bankQuote.id, id))).toBe(1);
  });

  it('of an earlier offer that one person sent alone block it, however little they differ', async () => {
    const { quoteId } = await asked();
    const offerId = await market.bindingOffer(bank, officer);
    await sentBefore(offerId, { ownFunds: '0.01' });
    expect((await requestOf(quoteId)).bankQuotes[0]?.moves).toContain('accept');
    await sentBefore(offerId, {}, true);
    expect((await requestOf(quoteId)).bankQuotes[0]?.moves).not.toContain('accept');
  });

  describe('a correction after all was paid out', () => {
    it('opens the financing again, tells the buyer, and shows the maker what was paid', async () => {
      const { quoteId, whole } = await asked();
      const bankQuoteId = await signedFor(quoteId);
      done(await pay(bankQuoteId, whole));
      const first = (await opened(bank)).drawdown?.disbursements[0]?.id ?? '';
      const less = (Number(whole) - 1000).toFixed(2);
      done(await pay(bankQuoteId, less, first));
      const { state, bankQuotes } = await requestOf(quoteId);
      expect([state, bankQuotes[0]?.state]).toEqual(['contract_signed', 'contract_signed']);
      expect((await opened(bank)).moves).toContain('pay-out');
      const { body: inbox } = await buyer.call('GET', '/api/notifications');
      expect(inboxAnswer.parse(inbox).entries[0]?.event).toBe('financing-payments-reopened');
      const { seller } = market.people();
      const { body } = await seller.call('GET', `/api/quotes/${quoteId}/financing-payments`);
      expect(body.paidOut).toEqual({ amount: less, currency: 'USD' });
      done(await pay(bankQuoteId, '1000.00'));
      expect((await requestOf(quoteId)).state).toBe('closed');
    });

    it('leaves one closed whose rest the bank had cancelled', async () => {
      const { quoteId } = await asked();
      const bankQuoteId = await signedFor(quoteId);
      done(await pay(bankQuoteId, '1000.00'));
      done(await move(bank, bankQuoteId, 'rest', { reason: 'Not needed any more' }));
      const first = (await opened(bank)).drawdown?.disbursements[0]?.id ?? '';
      done(await pay(bankQuoteId, '900.00', first));
      expect((await requestOf(quoteId)).state).toBe('closed');
    });
  });
});
