import { describe, expect, it } from '@jest/globals';
import type { PriceAnswer } from 'shared-kit/contract/catalogue';
import { quantityPrices, stepAt } from './quantity-prices.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const price: PriceAnswer = {
  contract: usd('1000'),
  display: usd('1000'),
  approximate: false,
  provenance: { level: 'base' },
};
const tier = (from: number, percentOff: string) => ({ from, percentOff, display: usd('0') });
const written = (tiers: ReturnType<typeof tier>[], minimum: number) =>
  quantityPrices(price, tiers, minimum).map((it) => `${it.from}–${it.to ?? ''} ${Number(it.price.amount)}`);

describe('the quantity scale', () => {
  it.each([
    ['no tiers', [], 1, ['1– 1000']],
    ['tiers', [tier(4, '2.5'), tier(8, '5')], 1, ['1–3 1000', '4–7 975', '8– 950']],
    ['tiers out of order', [tier(8, '5'), tier(4, '2.5')], 2, ['2–3 1000', '4–7 975', '8– 950']],
    ['a smallest order inside a tier', [tier(4, '2.5'), tier(8, '5')], 5, ['5–7 975', '8– 950']],
    ['a smallest order at a tier', [tier(4, '2.5')], 4, ['4– 975']],
  ])('with %s', (_what, tiers, minimum, scale) => {
    expect(written(tiers, minimum)).toEqual(scale);
  });

  it.each([
    [1, 1],
    [3, 1],
    [4, 4],
    [900, 8],
  ])('puts %d into the step from %d', (quantity, from) => {
    const scale = quantityPrices(price, [tier(4, '2.5'), tier(8, '5')], 1);
    expect(stepAt(scale, quantity)?.from).toBe(from);
  });
});
