import type {
  PriceAnswer,
  ProductCard,
  ProductDetail,
  ProductListAnswer,
} from 'shared-kit/contract/catalogue';
import type { CategoriesAnswer } from 'shared-kit/contract/categories';

export const loomId = '0197a7a0-0000-7000-8000-000000000001';
export const makerId = '0197a7a0-0000-7000-8000-00000000000a';

export const dollars = (amount: string): PriceAnswer => ({
  contract: { amount, currency: 'USD' },
  display: { amount, currency: 'USD' },
  approximate: false,
  provenance: { level: 'base' },
});

export const converted: PriceAnswer = {
  contract: { amount: '128000', currency: 'EUR' },
  display: { amount: '141200.4375', currency: 'USD' },
  approximate: true,
  provenance: { level: 'region', place: 'europe' },
  rateDate: '2020-11-20',
  rate: '1.10313',
};

export const loom: ProductCard = {
  id: loomId,
  title: 'RL 190 Dobby',
  maker: { id: makerId, name: 'Altınmekik Makina', verified: true, city: 'Bursa', country: 'TR' },
  category: { id: 'weaving', name: 'Weaving machines' },
  condition: 'new',
  year: null,
  highlights: [
    { key: 'reed_width_cm', label: 'Reed width', value: 190, unit: 'cm' },
    { key: 'shafts', label: 'Shafts', value: 16, unit: '' },
    { key: 'terry', label: 'Terry pile', value: true, unit: '' },
  ],
  price: dollars('141200'),
  priceVaries: true,
  unit: 'set',
  leadTimeWeeks: 22,
  incoterm: { rule: 'EXW', place: 'Bursa' },
  image: { light: '/images/loom-light.svg', dark: '/images/loom-dark.svg', alt: 'RL 190 Dobby' },
};

const choice = (key: string, label: string, options: readonly (readonly [string, string, number])[]) => ({
  kind: 'choice' as const,
  key,
  label,
  exact: true,
  options: options.map(([value, text, count]) => ({ value, label: text, count })),
});

export const listAnswer: ProductListAnswer = {
  items: [loom],
  total: { count: 1, exact: true },
  facets: [
    // wording: the server names what can be filtered by.
    choice('category', 'Category', [['weaving', 'Weaving machines', 1]]),
    choice('maker', 'Maker', [[makerId, 'Altınmekik Makina', 1]]),
    // wording: the server names what can be filtered by.
    choice('condition', 'Condition', [
      ['new', 'New', 1],
      ['used', 'Used', 3],
    ]),
    { kind: 'range', key: 'price', label: 'Price', unit: '', exact: true, min: 4, max: 250000 },
    {
      kind: 'range',
      key: 'attr.reed_width_cm',
      label: 'Reed width',
      unit: 'cm',
      exact: true,
      min: 140,
      max: 540,
    },
  ],
  next: null,
  previous: null,
  country: null,
  currency: 'USD',
  reading: null,
  correctedQuery: null,
};

export const categoriesAnswer: CategoriesAnswer = {
  categories: [
    {
      id: 'machinery',
      name: 'Machinery',
      hsCode: null,
      count: 4,
      children: [{ id: 'weaving', name: 'Weaving machines', hsCode: '8446.30', count: 4, children: [] }],
    },
  ],
};

export const loomDetail: ProductDetail = {
  ...loom,
  description: 'Flexible rapier loom for shirting.',
  languages: { title: 'en', description: 'en' },
  breadcrumb: [
    { id: 'machinery', name: 'Machinery' },
    { id: 'weaving', name: 'Weaving machines' },
  ],
  model: 'RL 190 D-8',
  sku: 'RL-D8',
  origin: 'TR',
  hsCode: '8446.30',
  warranty: '12 months',
  warrantyMonths: 24,
  minimumOrder: 2,
  orderMultiple: 2,
  specification: [
    { group: 'process', rows: [{ key: 'reed_width_cm', label: 'Reed width', value: 190, unit: 'cm' }] },
    { group: 'supply', rows: [{ key: 'ce', label: 'CE mark', value: true, unit: '' }] },
  ],
  tiers: [{ from: 4, percentOff: '5', display: { amount: '134140', currency: 'USD' } }],
  options: [
    {
      id: 'width',
      name: 'Working width',
      values: [
        { id: '190', label: '190 cm' },
        { id: '220', label: '220 cm' },
      ],
    },
  ],
  variants: [
    { id: 'w190', values: ['190'], sku: 'RL-190', price: dollars('141200') },
    { id: 'w220', values: ['220'], sku: 'RL-220', price: dollars('153600') },
  ],
  drawing: { category: 'weaving', attributes: { reed_width_cm: 190, weft_insertion: 'rapier' } },
  datasheets: [],
  images: [],
};
