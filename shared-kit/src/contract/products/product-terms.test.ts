import { expect, it } from '@jest/globals';
import { fillIn } from '../languages/say.ts';
import en from './messages/en.json' with { type: 'json' };
import tr from './messages/tr.json' with { type: 'json' };
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
type Label = 'incoterm' | 'lead-time' | 'minimum-order' | 'multiple' | 'warranty' | 'warranty-months';
const line = (words: typeof en, label: Label, text: string) => `${words[`terms.label.${label}`]}: ${text}`;
type Changes = Partial<typeof loom> | { warrantyMonths: null };
const said = (changes: Changes, locale: 'en' | 'tr' = 'en') =>
  termsOf({ ...loom, ...changes }, locale).map(
    ({ label, text, isUsual }) => `${label}: ${isUsual ? '-' : text}`,
  );

it('says what a maker states, in its order', () => {
  expect(said({})).toEqual([
    line(en, 'lead-time', fillIn(en['terms.weeks_other'], { count: 12 })),
    line(en, 'incoterm', 'FCA Bursa'),
    line(en, 'minimum-order', `2 ${en['unit.piece_other']}`),
    line(en, 'multiple', '-'),
    line(en, 'warranty-months', fillIn(en['terms.months_other'], { count: 24 })),
    line(en, 'warranty', 'From commissioning'),
  ]);
});

it.each([
  ['what is ready', { leadTimeWeeks: 0 }, 'lead-time', tr['terms.ready']],
  ['a multiple', { orderMultiple: 50, unit: 'm2' }, 'multiple', '50 m²'],
  ['months', { warrantyMonths: 1 }, 'warranty-months', fillIn(tr['terms.months_one'], { count: 1 })],
  ['no months', { warrantyMonths: null }, 'warranty-months', ''],
] as const)('says %s', (_what, changes, label, text) => {
  expect(said(changes, 'tr')).toContain(line(tr, label, text));
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
