import { expect, it } from '@jest/globals';
import { contradictionsOf, isPayable, type OfferContradiction, percentOf } from './offer-checks.ts';
import type { QuoteIncoterm } from './quote-terms.ts';

it.each([
  ['a right IBAN', 'TR33 0006 1005 1978 6457 8413 26', '', true],
  ['a wrong digit', 'TR33 0006 1005 1978 6457 8413 27', '', false],
  ['a wrong digit beside a BIC', 'TR33 0006 1005 1978 6457 8413 27', 'POYRTRIS', false],
  ['a local number with its bank’s BIC', '6222 0212 3456 7890', 'ICBKCNBJ', true],
  ['a local number without a bank', '6222 0212 3456 7890', '', false],
  ['signs', 'n/a', 'ICBKCNBJ', false],
  ['nothing', '', '', true],
])('%s', (_what, iban, swift, expected) => {
  expect(isPayable({ bank: '', accountHolder: '', iban, swift })).toBe(expected);
});

it.each<[QuoteIncoterm, string | null, OfferContradiction[]]>([
  ['EXW', '0', []],
  ['EXW', null, []],
  ['EXW', '0.01', ['ex-works-freight']],
  ['FCA', '500', []],
  ['FOB', '0', ['ship-term-for-containers']],
  ['CIF', '0', ['ship-term-for-containers']],
  ['CIP', '900', []],
])('%s with a freight of %s is against itself: %j', (rule, freight, expected) => {
  expect(contradictionsOf({ incoterm: { rule, place: 'Mersin' }, freight })).toEqual(expected);
});

it('says nothing as long as no delivery term is chosen', () => {
  expect(contradictionsOf({ incoterm: null, freight: '5' })).toEqual([]);
});

it.each([
  ['1000.00', '3', '30.00'],
  ['1000.00', '2.5', '25.00'],
  ['189344.00', '3.33', '6305.16'],
  // Half a cent goes up, less goes down.
  ['0.50', '1', '0.01'],
  ['0.49', '1', '0.00'],
  ['999999999999999.99', '100', '999999999999999.99'],
  ['0.00', '5', '0.00'],
])('of %s, %s%% is %s', (sum, percent, expected) => {
  expect(percentOf(sum, percent)).toBe(expected);
});
