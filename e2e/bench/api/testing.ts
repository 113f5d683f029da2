import type { ProductCard, ProductListAnswer } from 'shared-kit/contract/catalogue';
import type { Vocabulary } from './vocabulary.ts';

/** A small market for tests: two leaf categories below one. */
export const vocabulary: Vocabulary = {
  categories: [
    { id: 'machinery', within: ['machinery', 'weaving', 'knitting'], facets: [] },
    {
      id: 'weaving',
      within: ['weaving'],
      facets: [
        {
          kind: 'choice',
          key: 'attr.shedding',
          label: 'Shedding',
          exact: true,
          options: [
            { value: 'dobby', label: 'Dobby', count: 30 },
            { value: 'cam', label: 'Cam', count: 12 },
          ],
        },
        {
          kind: 'range',
          key: 'attr.reed_width_cm',
          label: 'Reed width',
          unit: 'cm',
          exact: true,
          min: 140,
          max: 540,
        },
        { kind: 'range', key: 'price', label: 'Price', unit: 'USD', exact: true, min: 900, max: 250_000 },
      ],
    },
    {
      id: 'knitting',
      within: ['knitting'],
      facets: [
        {
          kind: 'choice',
          key: 'origin',
          label: 'Origin',
          exact: true,
          options: [
            { value: 'TR', label: 'Türkiye', count: 9 },
            { value: 'DE', label: 'Germany', count: 4 },
          ],
        },
      ],
    },
  ],
  titles: {
    en: ['KA 4410 rapier weaving machine', 'LT 220 circular knitting machine', 'Combed cotton yarn'],
    tr: ['KA 4410 kancalı dokuma makinesi', 'LT 220 yuvarlak örgü makinesi', 'Penye pamuk ipliği'],
  },
};

/** A product published this many seconds after the first one; a larger number is newer. */
export const card = (number: number, change: Partial<ProductCard> = {}): ProductCard => ({
  id: `0190${number.toString(16).padStart(4, '0')}-0000-7000-8000-000000000000`,
  title: 'KA 4410 rapier weaving machine',
  maker: { id: 'maker-1', name: 'Karanfil', verified: true, city: 'Bursa', country: 'TR' },
  category: { id: 'weaving', name: 'Weaving' },
  condition: 'new',
  year: 2026,
  highlights: [
    { key: 'shedding', label: 'Shedding', value: 'Dobby', unit: '' },
    { key: 'reed_width_cm', label: 'Reed width', value: 190, unit: 'cm' },
  ],
  price: priced('1000'),
  priceVaries: false,
  unit: 'piece',
  leadTimeWeeks: 8,
  incoterm: { rule: 'FOB', place: 'Bursa' },
  image: { light: '/l.svg', dark: '/d.svg', alt: '' },
  ...change,
});

export const priced = (amount: string): ProductCard['price'] => ({
  contract: { amount, currency: 'USD' },
  display: { amount, currency: 'USD' },
  approximate: false,
  provenance: { level: 'base' },
});

/** A list answer with exactly these items. */
export const listing = (
  items: ProductCard[],
  change: Partial<ProductListAnswer> = {},
): ProductListAnswer => ({
  items,
  total: { count: items.length, exact: true },
  facets: [
    {
      kind: 'choice',
      key: 'condition',
      label: 'Condition', // wording: the server's
      exact: true,
      options: [
        { value: 'new', label: 'New', count: items.length },
        { value: 'used', label: 'Used', count: 3 },
      ],
    },
    {
      kind: 'choice',
      key: 'attr.shedding',
      label: 'Shedding',
      exact: true,
      options: [
        { value: 'dobby', label: 'Dobby', count: items.length },
        { value: 'cam', label: 'Cam', count: 1 },
      ],
    },
  ],
  next: null,
  previous: null,
  country: null,
  currency: 'USD',
  reading: null,
  correctedQuery: null,
  ...change,
});
