import type { PriceAnswer, ProductDetail } from 'shared-kit/contract/catalogue';
import type { Money } from 'shared-kit/contract/money';
import { percentOff } from './exact-amount.ts';

type Tier = ProductDetail['tiers'][number];

/** A step of the quantity scale; `to` is `null` for the last one. */
export type QuantityPrice = Readonly<{ from: number; to: number | null; percentOff: string; price: Money }>;

/** The quantity discounts that apply to a price: a private list's fixed price has none. */
export const tiersOn = (
  { list }: Pick<PriceAnswer, 'list'>,
  { tiers }: Pick<ProductDetail, 'tiers'>,
): readonly Tier[] => (list?.percentOff === null ? [] : tiers);

/** The scale from the smallest order on, for the chosen combination's price. */
export function quantityPrices(
  price: PriceAnswer,
  tiers: readonly Tier[],
  minimumOrder: number,
): readonly QuantityPrice[] {
  const begins = tiers.findLast((it) => it.from <= minimumOrder)?.percentOff ?? '0';
  const later = [...tiers].filter((it) => it.from > minimumOrder).sort((a, b) => a.from - b.from);
  const steps = [{ from: minimumOrder, percentOff: begins }, ...later];
  return steps.map((step, index) => {
    const next = steps[index + 1];
    return {
      from: step.from,
      to: next ? next.from - 1 : null,
      percentOff: step.percentOff,
      price: reduced(price.display, step.percentOff),
    };
  });
}

export const reduced = ({ amount, currency }: Money, percent: string): Money => ({
  amount: percentOff(amount, percent),
  currency,
});

/** The step that contains a quantity. */
export const stepAt = (prices: readonly QuantityPrice[], quantity: number): QuantityPrice | undefined =>
  prices.findLast((it) => it.from <= quantity) ?? prices[0];
