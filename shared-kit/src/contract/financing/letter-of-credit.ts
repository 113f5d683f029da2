import * as z from 'zod/mini';
import type { OrderFault } from '../dates/date-fields.ts';
import { orderFault, type RangeFault, rangeFault } from '../dates/day-fault.ts';
import { dayInput } from '../dates/day-input.ts';
import { currencies } from '../money/currency.ts';
import { sumAmount } from '../quotes/quote-inputs.ts';
import { bankOfferLimits, percent, percentOrAmount, printedText } from './offer-terms.ts';

export const letterLimits = {
  presentationDays: 90,
  deferredDays: 720,
  tolerancePercent: 50,
  documents: 30,
  commissions: 10,
} as const;

/** Of the letter of credit, by a bank in the maker's country. */
export const confirmations = ['without', 'may-add', 'confirm'] as const;
export const commissionKinds = [
  'issuance',
  'confirmation',
  'payment',
  'deferred-payment',
  'amendment',
] as const;
export const commissionPeriods = ['once', 'quarter'] as const;
/** A letter of credit has no drawdowns, so its conditions come before it is issued or later. */
export const letterGates = ['contract', 'later'] as const;
export const deferredFrom = ['shipment', 'presentation'] as const;

const condition = z.object({ text: printedText(1, bankOfferLimits.text), gate: z.enum(letterGates) });
const commission = z.object({
  kind: z.enum(commissionKinds),
  of: percentOrAmount,
  per: z.enum(commissionPeriods),
  paidBy: z.enum(['buyer', 'maker']),
});

/** The terms of a letter of credit, as a bank offers it. Without a schedule, so it is never compared with loans. */
export const letterTerms = z.object({
  product: z.literal('letter-of-credit'),
  currency: z.enum(currencies),
  amount: sumAmount,
  payment: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('sight') }),
    z.object({
      kind: z.literal('deferred'),
      days: z.int().check(z.minimum(1), z.maximum(letterLimits.deferredDays)),
      from: z.enum(deferredFrom),
    }),
  ]),
  expiresOn: dayInput('letter.expiresOn'),
  expiryPlace: printedText(1, bankOfferLimits.name),
  latestShipmentOn: dayInput('letter.latestShipmentOn'),
  /** After shipment, to present the documents. */
  presentationDays: z.int().check(z.minimum(1), z.maximum(letterLimits.presentationDays)),
  confirmation: z.enum(confirmations),
  /** By which amount and quantity may be more or less. */
  tolerancePercent: percent(letterLimits.tolerancePercent),
  documents: z
    .array(printedText(1, bankOfferLimits.text))
    .check(z.minLength(1), z.maxLength(letterLimits.documents)),
  commissions: z.array(commission).check(z.maxLength(letterLimits.commissions)),
  collateral: printedText(0, bankOfferLimits.text),
  conditions: z.array(condition).check(z.maxLength(bankOfferLimits.conditions)),
  /** The last day on which the offer may be accepted, through its end in UTC. */
  validUntil: dayInput('letter.validUntil'),
  words: printedText(0, bankOfferLimits.words),
});
export type LetterTerms = z.infer<typeof letterTerms>;

/** The part of the terms that its beneficiary, the maker, reads. Commissions and collateral stay with buyer and bank. */
export const letterText = z.pick(letterTerms, {
  currency: true,
  amount: true,
  payment: true,
  expiresOn: true,
  expiryPlace: true,
  latestShipmentOn: true,
  presentationDays: true,
  confirmation: true,
  tolerancePercent: true,
  documents: true,
});
export type LetterText = z.infer<typeof letterText>;

export type LetterFaultAt = Readonly<{
  path: keyof LetterTerms;
  fault: 'must-be-more-than-zero' | RangeFault | OrderFault;
}>;

/** What is wrong between the fields of a letter of credit; `today` is an ISO day. Empty: it may be sent. */
export function faultsOfLetter(terms: LetterTerms, today: string): LetterFaultAt[] {
  const found: (LetterFaultAt | false)[] = [
    Number(terms.amount) === 0 && { path: 'amount', fault: 'must-be-more-than-zero' },
    ...(['expiresOn', 'latestShipmentOn', 'validUntil'] as const).map((path) => {
      const name = `letter.${path}` as const;
      const fault = rangeFault(name, terms[path], today) ?? orderFault(name, terms[path], terms);
      return fault !== null && { path, fault };
    }),
  ];
  return found.filter((it) => it !== false);
}
