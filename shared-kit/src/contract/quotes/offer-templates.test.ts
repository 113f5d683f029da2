import { expect, it } from '@jest/globals';
import { emptyTemplate, templateFaultsOf, termsFromTemplate } from './offer-templates.ts';

const today = new Date('2026-12-20T22:00:00Z');
const share = (percent: string) => ({ event: 'order' as const, percent, days: null, note: '' });

it('leaves an offer as it is where it says nothing', () => {
  expect(termsFromTemplate(emptyTemplate, 'en', today)).toEqual({});
});

it.each([
  ['en', 'By transfer', 'Prices as of today'],
  ['tr', 'Havale ile', 'Prices as of today'],
] as const)('states its terms in %s, else in English', (locale, paymentNote, note) => {
  const terms = {
    incoterm: { rule: 'FCA', place: 'Bursa' } as const,
    milestones: [share('100')],
    paymentNote: { en: 'By transfer', tr: 'Havale ile' },
    validityDays: 14,
    note: { en: 'Prices as of today', tr: '' },
  };
  expect(termsFromTemplate(terms, locale, today)).toEqual({
    incoterm: { rule: 'FCA', place: 'Bursa' },
    milestones: [share('100')],
    paymentNote,
    validUntil: '2027-01-03',
    note,
  });
});

it.each([
  ['nothing', {}, []],
  ['shares that add up', { milestones: [share('33.33'), share('66.67')] }, []],
  ['shares that don’t', { milestones: [share('33.33'), share('66.66')] }, ['milestones']],
  ['no days', { milestones: [{ ...share('100'), event: 'days-after-invoice' }] }, ['milestones.0.days']],
  ['no place', { incoterm: { rule: 'FCA', place: '' } }, ['incoterm.place']],
] as const)('with %s has these faults', (_what, change, paths) => {
  const terms = { ...emptyTemplate, ...change } as typeof emptyTemplate;
  expect(templateFaultsOf(terms).map(({ path }) => path)).toEqual(paths);
});
