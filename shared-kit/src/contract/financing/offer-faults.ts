import { rangeFault, rangeFaults } from '../dates/day-fault.ts';
import { type BankOfferTerms, paymentRhythms } from './offer-terms.ts';

/** Faults between fields that keep a bank's offer from being sent. */
export const bankOfferFaults = [
  'required',
  'must-be-more-than-zero',
  'not-of-rhythm',
  'grace-too-long',
  'balloon-too-large',
  'fee-after-end',
  'financed-later',
  ...rangeFaults,
  'never-repays',
  'nothing-left',
  'below-interest',
] as const;
export type BankOfferFault = (typeof bankOfferFaults)[number];
export type BankOfferFaultAt = Readonly<{ path: string; fault: BankOfferFault }>;

function rangeFaultAt(
  field: 'drawdownOn' | 'validUntil' | 'baseOn',
  day: string,
  today: string,
): BankOfferFaultAt | false {
  const fault = rangeFault(`bank-offer.${field}`, day, today);
  return fault !== null && { path: field === 'baseOn' ? 'rate.baseOn' : field, fault };
}

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
    rangeFaultAt('drawdownOn', terms.drawdownOn, today),
    rangeFaultAt('validUntil', terms.validUntil, today),
    terms.rate.kind === 'floating' && rangeFaultAt('baseOn', terms.rate.baseOn, today),
    ...terms.fees.map(
      ({ dueMonth }, at) =>
        dueMonth > terms.months && ({ path: `fees.${at}.dueMonth`, fault: 'fee-after-end' } as const),
    ),
    ...terms.fees.map(
      // What falls due later can't be paid out of what is paid out now.
      ({ dueMonth, isFinanced }, at) =>
        isFinanced && dueMonth > 0 && ({ path: `fees.${at}.dueMonth`, fault: 'financed-later' } as const),
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
