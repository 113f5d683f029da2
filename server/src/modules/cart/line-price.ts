import { Decimal } from 'decimal.js';
import type { Money } from 'shared-kit/contract/money';

/** Enough digits that no amount loses any before it is rounded. */
const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });
const unitDecimals = 4;
const totalDecimals = 2;

export type Tier = Readonly<{ from: number; percentOff: string }>;

/** The highest discount step that a quantity reaches. */
export const tierAt = (tiers: readonly Tier[], quantity: number): Tier | null =>
  tiers
    .filter(({ from }) => from <= quantity)
    .reduce<Tier | null>((best, tier) => (best && best.from > tier.from ? best : tier), null);

/** The unit price after the discount, with four decimals like all prices. */
export const unitPriceAt = (price: Money, tier: Tier | null): Money => ({
  amount: new Exact(price.amount)
    .mul(new Exact(100).minus(tier?.percentOff ?? 0))
    .div(100)
    .toDecimalPlaces(unitDecimals)
    .toFixed(),
  currency: price.currency,
});

/** A line's amount, rounded to cents once. */
export const lineTotal = ({ amount, currency }: Money, quantity: number): Money => ({
  amount: new Exact(amount).mul(quantity).toFixed(totalDecimals),
  currency,
});

/** The sum for each currency, in order of first occurrence. */
export function sumByCurrency(amounts: readonly Money[]): Money[] {
  return [...Map.groupBy(amounts, ({ currency }) => currency)].map(([currency, same]) => ({
    amount: same.reduce((sum, { amount }) => sum.plus(amount), new Exact(0)).toFixed(totalDecimals),
    currency,
  }));
}
