import type {
  BankOfferTerms,
  BankRateInput,
  FinancingInput,
  LetterTerms,
} from 'shared-kit/contract/financing';
import { financingConsentVersion } from '../requests/consent.ts';
import { nothingTicked } from '../requests/give-consent.ts';

/** A rate that any bank may state today. */
export const rateOfBank = (): BankRateInput => ({
  product: 'term-loan',
  currency: 'USD',
  ratePercent: '7.85',
  feePercent: '1',
  downPaymentPercent: '20',
  termMonthsFrom: 12,
  termMonthsTo: 60,
  validUntil: new Date().toISOString().slice(0, 10),
});

const dayMs = 86_400_000;
export const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** Asks these banks for the whole total of a version. */
export const financingOf = (
  seen: Readonly<{ versionId: string; total: string }>,
  bankIds: readonly string[],
): FinancingInput => ({
  versionId: seen.versionId,
  ownFunds: '0',
  amount: seen.total,
  termMonths: 24,
  product: 'term-loan',
  offersBy: inDays(14),
  words: 'For hall two',
  bankIds: [...bankIds],
  consentVersion: financingConsentVersion,
  extras: [],
  graceMonths: 0,
  rhythm: null,
  ...nothingTicked,
});

/** A loan over two years that may be offered today. */
export const aBankOffer = (principal: string, changes: Partial<BankOfferTerms> = {}): BankOfferTerms => ({
  product: 'term-loan',
  currency: 'USD',
  principal,
  ownFunds: '0',
  drawdownOn: inDays(30),
  months: 24,
  graceMonths: 0,
  graceInterest: 'paid',
  rate: { kind: 'fixed', percent: '7.85' },
  dayCount: '30/360',
  rhythm: 'monthly',
  timing: 'arrears',
  repayment: 'level',
  balloon: '0',
  fees: [],
  taxes: [],
  defaultInterestPercent: null,
  prepaymentPercent: null,
  collateral: '',
  conditions: [],
  validUntil: inDays(20),
  words: '',
  ...changes,
});

/** A letter of credit at sight that may be offered today. */
export const aLetter = (amount: string, changes: Partial<LetterTerms> = {}): LetterTerms => ({
  product: 'letter-of-credit',
  currency: 'USD',
  amount,
  payment: { kind: 'sight' },
  expiresOn: inDays(120),
  expiryPlace: 'Zürich',
  latestShipmentOn: inDays(90),
  presentationDays: 21,
  confirmation: 'may-add',
  tolerancePercent: '5',
  documents: ['Commercial invoice', 'Bill of lading'],
  commissions: [
    { kind: 'issuance', of: { kind: 'percent', percent: '0.31' }, per: 'quarter', paidBy: 'buyer' },
  ],
  collateral: 'Pledge on the account',
  conditions: [],
  validUntil: inDays(20),
  words: '',
  ...changes,
});
