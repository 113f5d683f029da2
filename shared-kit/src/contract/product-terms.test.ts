import { expect, it } from '@jest/globals';
import { termsOf } from './product-terms.ts';

const loom = {
  leadTimeWeeks: 12,
  incoterm: { rule: 'FCA', place: 'Bursa' },
  unit: 'piece',
  minimumOrder: 2,
  orderMultiple: 1,
  warrantyMonths: 24,
  warranty: 'From commissioning',
};
type Changes = Partial<typeof loom> | { warrantyMonths: null };
const said = (changes: Changes, locale: 'en' | 'tr' = 'en') =>
  termsOf({ ...loom, ...changes }, locale).map(
    ({ label, text, isUsual }) => `${label}: ${isUsual ? '-' : text}`,
  );

it('says what a maker states, in its order', () => {
  expect(said({})).toEqual([
    'Lead time: 12 weeks',
    'Delivery term: FCA Bursa',
    'Minimum order: 2 pieces',
    'Order multiple: -',
    'Warranty period: 24 months',
    'Warranty: From commissioning',
  ]);
});

it.each([
  ['what is ready', { leadTimeWeeks: 0 }, 'Termin: Sevke hazır'],
  ['a multiple', { orderMultiple: 50, unit: 'm2' }, 'Sipariş katı: 50 m²'],
  ['months', { warrantyMonths: 1 }, 'Garanti süresi: 1 ay'],
  ['no months', { warrantyMonths: null }, 'Garanti süresi: '],
])('says %s', (_what, changes, text) => {
  expect(said(changes, 'tr')).toContain(text);
});

it('says which figure serves the buyer better', () => {
  const better = termsOf(loom, 'en').flatMap(({ key, better: which, figure, per }) =>
    which ? [[key, which, figure, per]] : [],
  );
  expect(better).toEqual([
    ['lead-time', 'lower', 12, ''],
    ['minimum-order', 'lower', 2, 'piece'],
    ['warranty-months', 'higher', 24, ''],
  ]);
});
