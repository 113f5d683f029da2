import type { PriceListAnswer, PriceListProduct } from 'shared-kit/contract/price-lists';

export const listId = '0b6f4f6e-2d9c-4f8e-9a55-3f0c8a6d1e01';
export const nordhav = { id: 'company-1', name: 'Nordhav', city: 'Gothenburg', country: 'SE' };
export const karaova = { id: 'company-2', name: 'Karaova', city: 'Uşak', country: 'TR' };

const money = (amount: string) => ({ amount, currency: 'USD' as const });
export const kit: PriceListProduct = {
  id: 'product-1',
  title: 'Wear-part kit',
  sku: 'SP-190',
  basePrice: money('2320'),
  variants: [],
};
export const loom: PriceListProduct = {
  id: 'product-2',
  title: 'Rapier loom',
  sku: null,
  basePrice: money('78500'),
  variants: [
    { id: 'v-190', label: '190 cm', basePrice: money('78500') },
    { id: 'v-220', label: '220 cm', basePrice: money('81000') },
  ],
};

/** A list with a percentage for weaving machines and a fixed price for the kit. */
export const aPriceList = (change: Partial<PriceListAnswer> = {}): PriceListAnswer => ({
  id: listId,
  mayChange: true,
  revision: 3,
  name: 'Nordic partners',
  time: 'current',
  validFrom: '2026-01-01',
  validUntil: null,
  companies: [nordhav],
  entries: [
    { kind: 'category', categoryId: 'weaving', percentOff: '8' },
    {
      kind: 'product',
      productId: kit.id,
      variantId: null,
      prices: [{ zone: 'global', amount: '2050.125', currency: 'USD' }],
    },
  ],
  products: [kit],
  changedAt: '2026-11-20T10:00:00Z',
  changedBy: 'Emre Kaplan',
  ...change,
});

const branch = { hsCode: null, count: 1 };
/** The answer of `/api/categories`. */
export const someCategories = {
  categories: [
    {
      id: 'machinery',
      name: 'Machinery',
      ...branch,
      children: [
        { id: 'weaving', name: 'Weaving machines', ...branch, children: [] },
        { id: 'dyeing', name: 'Dyeing machines', ...branch, children: [] },
      ],
    },
  ],
};
