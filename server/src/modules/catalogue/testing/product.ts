import type { ProductInput } from '../product-input.ts';

/** A complete product for tests; pass only what the test is about. */
export const aProduct = (changes: Partial<ProductInput> = {}): ProductInput => ({
  title: { en: 'Rapier loom RL-190', tr: 'Kancalı dokuma tezgâhı RL-190' },
  description: { en: 'A loom for shirting.', tr: 'Gömleklik dokumalar için tezgâh.' },
  model: 'RL-190',
  categoryId: 'weaving',
  condition: 'new',
  year: 2026,
  originCountry: 'TR',
  attributes: { shedding: 'dobby', reed_width_cm: 190 },
  priceMap: { regions: { global: { price: 98500, currency: 'USD' } }, countries: {} },
  tiers: [],
  options: [],
  variants: [],
  unit: 'piece',
  minimumOrder: 1,
  orderMultiple: 1,
  leadTimeWeeks: 12,
  incoterm: { rule: 'FCA', place: 'Bursa' },
  warranty: { en: '12 months', tr: '12 ay' },
  status: 'published',
  handle: null,
  sku: null,
  ...changes,
});
