import { describe, expect, it } from '@jest/globals';
import { locales } from 'shared-kit/contract/languages';
import { salesUnits, unitWord } from 'shared-kit/contract/products';
import { entriesOf, type OfferEntries } from './offer-entries.ts';
import { readOffer } from './read-offer.ts';
import { offerInput } from './testing/offer-draft.ts';

const entries = entriesOf(offerInput(), 'en');
const read = (change: Partial<OfferEntries>) => readOffer({ ...entries, ...change }, 'en');
const [line] = entries.lines;
if (!line) throw new Error('The test offer has no line.');

it('stands in the fields and is read from them as the same offer', () => {
  const whole = offerInput({
    freight: '17900.50',
    milestones: [
      { event: 'order', percent: '30', days: null, note: '' },
      { event: 'days-after-invoice', percent: '70', days: 30, note: 'by transfer' },
    ],
    bankDetails: { bank: 'Poyraz', accountHolder: 'Altınmekik', iban: 'TR33', swift: '' },
    validUntil: '2026-12-12',
    warrantyMonths: 24,
    discountPercent: '2.5',
    advanceGuarantee: { issuer: 'Poyraz', amount: '267300', until: '2027-06-30' },
  });
  const again = readOffer(entriesOf(whole, 'en', { loom: '121000.5000' }), 'en');
  expect(again.ownCosts).toEqual({ loom: '121000.5' });
  expect(again.faults).toEqual([]);
  expect(again.offer).toEqual({
    ...whole,
    lines: [{ ...whole.lines[0], unitPrice: '148500' }],
    freight: '17900.5',
  });
});

it.each(locales.flatMap((locale) => [...salesUnits, 'cone'].map((unit) => [unit, locale] as const)))(
  'the unit %s is read from its word in %s',
  (unit, locale) => {
    const [first] = offerInput().lines;
    const offer = offerInput({ lines: first ? [{ ...first, unit }] : [] });
    const shown = entriesOf(offer, locale);
    expect(shown.lines[0]?.unit).toBe(unitWord(unit, 1, locale));
    expect(readOffer(shown, locale).offer.lines[0]?.unit).toBe(unit);
  },
);

describe('a field', () => {
  it.each<[string, Partial<OfferEntries>, string, string]>([
    ['of freight', { freight: 'free' }, 'freight', 'amount'],
    ['with half a cent', { discount: '0.005' }, 'discount', 'amount'],
    ['of more than all', { discount: '100.01', discountIn: 'percent' }, 'discount', 'percent'],
    ['of weeks', { leadTimeWeeks: '1.5' }, 'leadTimeWeeks', 'whole'],
    ['of a price', { lines: [{ ...line, unitPrice: '1.2.3' }] }, 'lines.0.unitPrice', 'amount'],
    ['without a quantity', { lines: [{ ...line, quantity: '' }] }, 'lines.0.quantity', 'whole'],
    [
      'of days',
      { milestones: [{ event: 'days-after-invoice', percent: '100', days: 'soon', note: '' }] },
      'milestones.0.days',
      'whole',
    ],
  ])('%s that says no figure is named', (_what, change, path, fault) => {
    expect(read(change).faults).toEqual([{ path, fault }]);
  });

  it('of a price that is empty is a price that is not there yet', () => {
    const { offer, faults } = read({ lines: [{ ...line, unitPrice: ' ' }] });
    expect([offer.lines[0]?.unitPrice, faults]).toEqual([null, []]);
  });
});
