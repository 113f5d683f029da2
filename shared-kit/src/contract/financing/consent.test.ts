import { expect, it } from '@jest/globals';
import { containing } from '../../testing/message-text.ts';
import { type Consented, consentWords } from './consent.ts';
import en from './messages/en.json' with { type: 'json' };
import tr from './messages/tr.json' with { type: 'json' };
import { residenceNote } from './residence.ts';

const consented: Consented = {
  company: 'Karaova A.Ş.',
  quote: 'Q-1',
  version: 3,
  amount: { amount: '998800.00', currency: 'USD' },
  documents: [],
  files: [],
  people: null,
  banks: [],
  day: '2026-12-08',
};

it.each([
  ['en', en, '8 December 2026', '24 November 2026'],
  ['tr', tr, '8 Aralık 2026', '24 Kasım 2026'],
] as const)('in %s writes days as its readers do', (locale, words, until, checked) => {
  const told = consentWords(consented, locale).join(' ');
  expect(told).toMatch(containing(words['consent.until'], { day: until }));
  expect(residenceNote('TR', locale)).toMatch(containing(words['residence.source'], { day: checked }));
});

it('has no note on a country without a known rule', () => {
  expect(residenceNote('CH', 'en')).toBeNull();
});
