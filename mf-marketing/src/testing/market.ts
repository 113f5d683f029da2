import type { ProductCard, ProductListAnswer } from 'shared-kit/contract/catalogue';
import type { CategoriesAnswer } from 'shared-kit/contract/categories';
import type { MarketFiguresAnswer } from 'shared-kit/contract/market-figures';

export const figuresAnswer: MarketFiguresAnswer = {
  makers: 640,
  countries: 23,
  readySoon: 1207,
  soonWeeks: 4,
  banks: 14,
  looms: { hooks: { min: 2688, max: 12288 }, widthCm: { min: 190, max: 190 }, weftColours: null },
};

const category = (id: string, count: number, children: CategoriesAnswer['categories'] = []) => ({
  id,
  name: id,
  hsCode: null,
  count,
  children,
});

export const categoriesAnswer: CategoriesAnswer = {
  categories: [
    category('machinery', 1541, [category('weaving', 214), category('sewing', 402)]),
    category('textiles', 8540, [category('fabric', 8012)]),
  ],
};

/** A market without products. */
export const emptyCategories: CategoriesAnswer = {
  categories: [
    category('machinery', 0, [category('weaving', 0), category('sewing', 0)]),
    category('textiles', 0, [category('fabric', 0)]),
  ],
};

export const denim: ProductCard = {
  id: '0197a7a0-0000-7000-8000-000000000001',
  title: 'Indigo denim 12.5 oz',
  maker: {
    id: '0197a7a0-0000-7000-8000-00000000000a',
    name: 'Mavihisar Dokuma',
    verified: true,
    city: 'Denizli',
    country: 'TR',
  },
  category: { id: 'fabric', name: 'Fabric' },
  condition: 'new',
  year: null,
  highlights: [
    { key: 'construction', label: 'Construction', value: '3/1 twill', unit: '' },
    { key: 'weight_gsm', label: 'Weight', value: 423.5, unit: 'g/m²' },
    { key: 'composition', label: 'Composition', value: 'CO 100%', unit: '' },
  ],
  price: {
    contract: { amount: '4.85', currency: 'USD' },
    display: { amount: '4.85', currency: 'USD' },
    approximate: false,
    provenance: { level: 'base' },
  },
  priceVaries: false,
  unit: 'm',
  leadTimeWeeks: 3,
  incoterm: { rule: 'FCA', place: 'Denizli' },
  image: { light: '/denim-light.svg', dark: '/denim-dark.svg', alt: 'Indigo denim 12.5 oz' },
};

export const clothAnswer: ProductListAnswer = {
  items: [denim],
  total: { count: 1, exact: true },
  facets: [],
  next: null,
  previous: null,
  country: null,
  currency: 'USD',
  reading: null,
  correctedQuery: null,
};
