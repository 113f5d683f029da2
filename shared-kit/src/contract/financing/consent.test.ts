import { expect, it } from '@jest/globals';
import { type Consented, consentWords } from './consent.ts';
import { residenceNote } from './residence.ts';

const consented: Consented = {
  ...{ company: 'Karaova A.Ş.', quote: 'Q-1', version: 3, amount: { amount: '998800.00', currency: 'USD' } },
  ...{ documents: [], files: [], people: null, banks: [], day: '2026-12-08' },
};

it.each([
  ['en', 'Banks may offer through 8 December 2026.', 'checked on 24 November 2026.'],
  ['tr', 'Bankalar 8 Aralık 2026 gününün sonuna kadar', 'kontrol günü 24 Kasım 2026.'],
] as const)('in %s writes days as its readers do', (locale, until, checked) => {
  expect(consentWords(consented, locale).join(' ')).toContain(until);
  expect(residenceNote('TR', locale)).toContain(checked);
});

it('has no note on a country without a known rule', () => {
  expect(residenceNote('CH', 'en')).toBeNull();
});
