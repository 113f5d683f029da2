import { expect, it } from '@jest/globals';
import { fillIn } from 'shared-kit/contract/languages';
import type { OfferFault } from 'shared-kit/contract/quotes';
import en from '../messages/en.json' with { type: 'json' };
import { faultText } from './fault-text.ts';

const words: Readonly<Record<string, string>> = en;
const t = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  fillIn(words[key] ?? key, values);

const isMissing = en['offer.fault.required'];
it.each<[string, OfferFault, string]>([
  [
    'lines.2.unitPrice',
    'required',
    `${fillIn(en['offer.lines.line'], { number: 3 })}, ${en['offer.lines.unit-price']}: ${isMissing}`,
  ],
  ['incoterm.place', 'required', `${en['offer.terms.incotermPlace']}: ${isMissing}`],
  ['milestones', 'sum-not-hundred', `${en['offer.payment.title']}: ${en['offer.fault.sum-not-hundred']}`],
  ['bankDetails.iban', 'not-iban', `${en['offer.payment.iban']}: ${en['offer.fault.not-iban']}`],
  ['discount', 'negative-total', `${en['offer.terms.discount']}: ${en['offer.fault.negative-total']}`],
])('%s, %s is told as %s', (path, fault, expected) => {
  expect(faultText(path, fault, t)).toBe(expected);
});
