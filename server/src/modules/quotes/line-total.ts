import { Decimal } from 'decimal.js';
import type { Currency, Money } from 'shared-kit/contract/money';

type PricedLine = Readonly<{ quantity: number; unitPrice: string | null }>;

/** Each line's amount is rounded to cents once. One line without a price makes the total unknown. */
export function totalOf(lines: readonly PricedLine[], currency: Currency): Money | null {
  const amounts = lines.map(({ quantity, unitPrice }) =>
    unitPrice === null
      ? null
      : new Decimal(unitPrice).mul(quantity).toDecimalPlaces(2, Decimal.ROUND_HALF_UP),
  );
  if (amounts.length === 0 || !amounts.every((amount) => amount !== null)) return null;
  return { amount: Decimal.sum(...amounts).toFixed(2), currency };
}
