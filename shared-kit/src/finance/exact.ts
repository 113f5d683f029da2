import { Decimal } from 'decimal.js';

/** Decimals with enough digits for 240 compounded periods of the largest sums. */
export const Exact = Decimal.clone({ precision: 40 });
export type Exact = InstanceType<typeof Exact>;

/** Half-up to the minor unit, which is a hundredth in every currency of the market. */
export const toCents = (value: Exact): Exact => value.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);

export const ofPercent = (percent: string): Exact => new Exact(percent).div(100);

export const sumOf = (amounts: readonly Exact[]): Exact =>
  amounts.reduce((sum, amount) => sum.plus(amount), new Exact(0));
