import { expect, it } from '@jest/globals';
import type { OfferFault } from 'shared-kit/contract';
import en from '../messages/en.json' with { type: 'json' };
import { faultText } from './fault-text.ts';

const words: Readonly<Record<string, string>> = en;
const t = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  (words[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name]));

it.each<[string, OfferFault, string]>([
  ['lines.2.unitPrice', 'required', 'Line 3, Unit price: is missing'],
  ['incoterm.place', 'required', 'Named place: is missing'],
  ['milestones', 'sum-not-hundred', 'Payment and validity: the shares don’t add up to 100%'],
  [
    'bankDetails.iban',
    'not-iban',
    'IBAN: the check digits don’t agree; look for a wrong or swapped character',
  ],
  ['discount', 'negative-total', 'Discount: is more than the offer'],
])('%s, %s is told as %s', (path, fault, expected) => {
  expect(faultText(path, fault, t)).toBe(expected);
});
