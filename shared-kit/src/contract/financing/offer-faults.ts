import { type BankOfferTerms, paymentRhythms } from './offer-terms.ts';

/** Faults between fields that keep a bank's offer from being sent. */
export const bankOfferFaults = [
  'required',
  'must-be-more-than-zero',
  'not-of-rhythm',
  'grace-too-long',
  'balloon-too-large',
  'fee-after-end',
  'in-the-past',
  'never-repays',
  'nothing-left',
  'below-interest',
] as const;
export type BankOfferFault = (typeof bankOfferFaults)[number];
export type BankOfferFaultAt = Readonly<{ path: string; fault: BankOfferFault }>;

/** What is wrong between the fields of an offer; `today` is an ISO day. Empty: it may be sent. */
export function faultsOfOffer(terms: BankOfferTerms, today: string): BankOfferFaultAt[] {
  const every = paymentRhythms[terms.rhythm];
  const isZero = (amount: string) => Number(amount) === 0;
  const found: (BankOfferFaultAt | false)[] = [
    isZero(terms.principal) && { path: 'principal', fault: 'must-be-more-than-zero' },
    terms.months % every !== 0 && { path: 'months', fault: 'not-of-rhythm' },
    terms.graceMonths % every !== 0 && { path: 'graceMonths', fault: 'not-of-rhythm' },
    terms.graceMonths >= terms.months && { path: 'graceMonths', fault: 'grace-too-long' },
    Number(terms.balloon) >= Number(terms.principal) && { path: 'balloon', fault: 'balloon-too-large' },
    terms.drawdownOn < today && { path: 'drawdownOn', fault: 'in-the-past' },
    terms.validUntil < today && { path: 'validUntil', fault: 'in-the-past' },
    ...terms.fees.map(
      ({ dueMonth }, at) =>
        dueMonth > terms.months && ({ path: `fees.${at}.dueMonth`, fault: 'fee-after-end' } as const),
    ),
    ...terms.taxes.map(
      ({ base, baseAmount }, at) =>
        base === 'import-value' &&
        baseAmount === null &&
        ({ path: `taxes.${at}.baseAmount`, fault: 'required' } as const),
    ),
    ...terms.conditions.map(
      ({ gate, drawdown }, at) =>
        gate === 'named-drawdown' &&
        drawdown === null &&
        ({ path: `conditions.${at}.drawdown`, fault: 'required' } as const),
    ),
  ];
  return found.filter((it) => it !== false);
}
