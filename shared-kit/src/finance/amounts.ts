import { Exact, ofPercent, toCents } from './exact.ts';

/** Sums and shares of amounts of one currency, as decimal strings with two decimals. */
export const plus = (one: string, other: string): string => new Exact(one).plus(other).toFixed(2);
export const minus = (one: string, other: string): string => new Exact(one).minus(other).toFixed(2);
export const partOf = (amount: string, percent: string): string =>
  toCents(new Exact(amount).mul(ofPercent(percent))).toFixed(2);
