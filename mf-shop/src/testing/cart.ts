import type { CartAnswer, CartLine } from 'shared-kit/contract/cart';
import { loom, loomId } from './catalogue.ts';

const dollars = (amount: string) => {
  const money = { amount, currency: 'USD' as const };
  return { contract: money, display: money };
};

export const loomLine: CartLine = {
  id: '0197a7a0-0000-7000-8000-0000000000c1',
  productId: loomId,
  available: true,
  title: loom.title,
  image: { light: '/images/loom-light.svg', dark: '/images/loom-dark.svg' },
  category: loom.category,
  highlights: loom.highlights,
  variantId: 'w190',
  options: [{ name: 'Working width', label: '190 cm' }],
  sku: 'RL-190',
  unit: 'set',
  quantity: 4,
  minimumOrder: 2,
  orderMultiple: 2,
  quantityFault: null,
  unitPrice: dollars('134140'),
  priceList: null,
  tier: { from: 4, percentOff: '5' },
  total: dollars('536560.00'),
  priceChange: null,
  leadTimeWeeks: 22,
  incoterm: loom.incoterm,
  delivery: { hsCode: '8446.30', freight: 'unknown', duty: 'unknown' },
  note: '',
  saved: false,
};

/** A cart with these lines of one maker, with the sums that the server would return. */
export const cartOf = (lines: readonly CartLine[], changes: Partial<CartAnswer> = {}): CartAnswer => {
  const priced = lines.some(({ total }) => total !== null);
  const totals = priced ? [{ amount: '536560.00', currency: 'USD' as const }] : [];
  const onRequest = lines.filter(({ available, total }) => available && !total).length;
  const [amount] = totals;
  return {
    groups: lines.length > 0 ? [{ maker: loom.maker, lines: [...lines], subtotals: totals, onRequest }] : [],
    saved: [],
    summary: {
      totals,
      indicative: amount ? { amount, approximate: false } : null,
      onRequest,
      unavailable: lines.filter(({ available }) => !available).length,
    },
    count: lines.length,
    country: 'TR',
    ...changes,
  };
};
