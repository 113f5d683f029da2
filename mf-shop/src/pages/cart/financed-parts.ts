import type { CartAnswer } from 'shared-kit/contract/cart';
import type { Currency } from 'shared-kit/contract/money';
import type { Financed } from '../../financing/monthly-offers.ts';
import { plus } from '../../price/exact-amount.ts';

/** The cart's priced machines, summed by contract currency, in which banks lend. */
export function financedParts(
  { groups }: Pick<CartAnswer, 'groups'>,
  isMachine: (categoryId: string) => boolean,
): readonly Financed[] {
  const parts = new Map<Currency, Financed>();
  for (const { total, category, available } of groups.flatMap(({ lines }) => lines)) {
    if (!total || !available || !category || !isMachine(category.id)) continue;
    const { currency } = total.contract;
    const before = parts.get(currency)?.total.amount ?? '0';
    const amount = plus(before, total.display.amount);
    parts.set(currency, { currency, total: { amount, currency: total.display.currency } });
  }
  return [...parts.values()];
}
