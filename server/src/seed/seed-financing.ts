import { Decimal } from 'decimal.js';
import { type BankOfferTerms, type LetterTerms, usualOfferDays } from 'shared-kit/contract/financing';
import type { Currency } from 'shared-kit/contract/money';
import { type PastBankQuote, type PastOffer, replayFinancing } from '../modules/financing/index.ts';
import { lookAtQuote } from '../modules/quotes/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { demoAccounts } from './demo/accounts.ts';
import type { DemoBankQuote } from './demo/trade/demo-bank-quote.ts';
import { demoFinancing } from './demo/trade/demo-financing.ts';

type Ids = ReadonlyMap<string, string>;
type Seeding = Readonly<{ tx: Tx; companies: Ids; rfqs: Ids; people: Ids; now: Date }>;

const dayMs = 86_400_000;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);
const dayAfter = (now: Date, days: number) => daysBefore(now, -days).toISOString().slice(0, 10);

/** Requests in every state, with figures that the arithmetic gives. */
export async function seedFinancing(seeding: Seeding): Promise<void> {
  const { tx, rfqs, people, now } = seeding;
  for (const demo of demoFinancing) {
    const rfqId = rfqs.get(demo.rfq) ?? '';
    const { version, rfq } = await lookAtQuote(tx, rfqId);
    if (!version) throw new Error(`${demo.number} finances nothing that was offered`);
    const amount = new Decimal(version.total).mul(demo.share).toFixed(2);
    const asked = {
      principal: amount,
      ownFunds: new Decimal(version.total).minus(amount).toFixed(2),
      currency: version.currency,
      months: demo.termMonths,
    };
    const { number, state, termMonths, words, daysAgo } = demo;
    await replayFinancing(tx, {
      number,
      rfqId,
      state,
      product: demo.letter ? 'letter-of-credit' : 'term-loan',
      amount,
      termMonths,
      words,
      askedBy: askedBy(people, rfq),
      at: daysBefore(now, daysAgo),
      offersUntil: daysBefore(now, daysAgo - usualOfferDays),
      bankQuotes: demo.banks.map((it) => pastBankQuote(seeding, it, asked)),
    });
  }
}

type Requested = Readonly<{ requestedBy: string | null; requestedByName: string | null }>;

function askedBy(people: Ids, { requestedBy, requestedByName }: Requested) {
  const hasAccount = [...people.values()].some((id) => id === requestedBy);
  return { userId: hasAccount ? requestedBy : null, name: requestedByName ?? '' };
}

type Asked = Readonly<{ principal: string; ownFunds: string; currency: Currency; months: number }>;

function pastBankQuote(
  { companies, people, now }: Seeding,
  demo: DemoBankQuote,
  asked: Asked,
): PastBankQuote {
  const { bank, state, reason = null, declineCode = null, opened, offers = [], withdrawal } = demo;
  const [first, second] = demoAccounts
    .filter(({ company }) => company === bank)
    .map(({ email, name }) => ({ userId: people.get(email) ?? '', name }));
  if (!first || !second) throw new Error(`${bank} lacks a second officer`);
  return {
    bankCompanyId: companies.get(bank) ?? '',
    officers: [first, second],
    state,
    reason,
    declineCode,
    questions: demo.questions ?? [],
    openedAt: opened === undefined ? null : daysBefore(now, opened),
    withdrawal: withdrawal ? { at: daysBefore(now, withdrawal.daysAgo), reason: withdrawal.reason } : null,
    offers: [...loansOf(now, offers, asked), ...letterOf(now, demo.letter, asked)],
  };
}

const loansOf = (now: Date, offers: NonNullable<DemoBankQuote['offers']>, asked: Asked): PastOffer[] =>
  offers.map(({ kind, ratePercent, feePercent, daysAgo, isProposed = false, terms = {} }) => ({
    kind,
    terms: { ...loanTerms(now, asked, { ratePercent, feePercent }), ...terms },
    at: daysBefore(now, daysAgo),
    isSent: !isProposed,
  }));

function letterOf(now: Date, letter: DemoBankQuote['letter'], asked: Asked): PastOffer[] {
  if (!letter) return [];
  const terms = letterTerms(now, asked, letter.deferredDays);
  return [{ kind: 'binding', terms, at: daysBefore(now, letter.daysAgo), isSent: true }];
}

const loanTerms = (
  now: Date,
  { principal, ownFunds, currency, months }: Asked,
  { ratePercent, feePercent }: Readonly<{ ratePercent: string; feePercent: string }>,
): BankOfferTerms => ({
  product: 'term-loan',
  currency,
  principal,
  ownFunds,
  months,
  drawdownOn: dayAfter(now, 45),
  graceMonths: 0,
  graceInterest: 'paid',
  dayCount: '30/360',
  rhythm: 'monthly',
  timing: 'arrears',
  rate: { kind: 'fixed', percent: ratePercent },
  repayment: 'level',
  balloon: '0',
  fees: [
    { kind: 'arrangement', of: { kind: 'percent', percent: feePercent }, dueMonth: 0, isFinanced: false },
  ],
  taxes: [],
  defaultInterestPercent: null,
  prepaymentPercent: '1',
  collateral: 'Pledge on the machines',
  conditions: [{ text: 'Insurance of the machines', gate: 'first-drawdown', drawdown: null }],
  validUntil: dayAfter(now, 30),
  words: '',
});

const letterTerms = (
  now: Date,
  { principal, currency }: Asked,
  deferredDays: number | null,
): LetterTerms => ({
  product: 'letter-of-credit',
  currency,
  amount: principal,
  payment:
    deferredDays === null ? { kind: 'sight' } : { kind: 'deferred', days: deferredDays, from: 'shipment' },
  expiresOn: dayAfter(now, 90),
  expiryPlace: 'İstanbul',
  latestShipmentOn: dayAfter(now, 60),
  presentationDays: 21,
  confirmation: 'may-add',
  tolerancePercent: '5',
  documents: [
    'Commercial invoice in three originals',
    'Full set of clean on board bills of lading',
    'Packing list',
    'Certificate of origin',
  ],
  commissions: [
    { kind: 'issuance', of: { kind: 'percent', percent: '0.35' }, per: 'quarter', paidBy: 'buyer' },
    { kind: 'payment', of: { kind: 'amount', amount: '150.00' }, per: 'once', paidBy: 'maker' },
  ],
  collateral: 'Cash cover of 20 %',
  conditions: [],
  validUntil: dayAfter(now, 20),
  words: '',
});
