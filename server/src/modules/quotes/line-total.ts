import { Decimal } from 'decimal.js';
import type { Currency, Money } from 'shared-kit/contract';

type PricedLine = Readonly<{ quantity: number; unitPrice: string | null }>;

/** Each line's amount is rounded once, to cents; one line without a price leaves the total unknown. */
export function totalOf(lines: readonly PricedLine[], currency: Currency): Money | null {
  const amounts = lines.map(({ quantity, unitPrice }) =>
    unitPrice === null
      ? null
      : new Decimal(unitPrice).mul(quantity).toDecimalPlaces(2, Decimal.ROUND_HALF_UP),
  );
  if (amounts.length === 0 || !amounts.every((amount) => amount !== null)) return null;
  return { amount: Decimal.sum(...amounts).toFixed(2), currency };
}
