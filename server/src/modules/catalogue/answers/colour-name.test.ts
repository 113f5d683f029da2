import { expect, it } from '@jest/globals';
import type { AttributeDefinition } from '../category-definition.ts';
import { attributeAnswer } from './attributes.ts';
import { colourNames } from './colour-name.ts';

it.each([
  [['#24365e', '#2b3f6b', '#1f2f54'], 'Indigo, navy', 'Çivit mavisi, lacivert'],
  [['#e4dccb'], 'Ecru', 'Ekru'],
  [['#7A2233'], 'Burgundy', 'Bordo'],
  [['#9aa88c'], 'Sage green', 'Adaçayı yeşili'],
  [['#000000', '#ffffff'], 'Black, white', 'Siyah, beyaz'],
  [['#c9a9a6'], 'Pale rose', 'Soluk pembe'],
])('%j is %s', (hexes, en, tr) => {
  expect([colourNames(hexes, 'en'), colourNames(hexes, 'tr')]).toEqual([en, tr]);
});

const warp: AttributeDefinition = {
  key: 'warp_hex',
  label: { en: 'Warp colours', tr: 'Çözgü renkleri' },
  kind: 'list',
  unit: '',
  group: 'material',
  facet: false,
};

it('is said instead of hex figures, which stand beside it for the eye', () => {
  const said = (value: string | string[]) => attributeAnswer(warp, { warp_hex: value }, 'tr');
  expect(said(['#1f2a4d', '#e4dccb'])).toMatchObject({
    value: 'Lacivert, ekru',
    colours: ['#1f2a4d', '#e4dccb'],
  });
  expect(said('#1f2a4d')).toMatchObject({ value: 'Lacivert', colours: ['#1f2a4d'] });
  // A maker's own text stays unchanged.
  expect(said('C.I. Vat Blue 1')).toEqual({
    key: 'warp_hex',
    label: 'Çözgü renkleri',
    value: 'C.I. Vat Blue 1',
    unit: '',
  });
});
