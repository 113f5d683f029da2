import { Exact, ofPercent, toCents } from './exact.ts';

/** Sums and shares of amounts of one currency, as decimal strings with two decimals. */
export const plus = (one: string, other: string): string => new Exact(one).plus(other).toFixed(2);
export const minus = (one: string, other: string): string => new Exact(one).minus(other).toFixed(2);
export const partOf = (amount: string, percent: string): string =>
  toCents(new Exact(amount).mul(ofPercent(percent))).toFixed(2);
/** An amount's share that goes with a part of a whole, such as the balloon of one payment of a loan. */
export const shareOf = (amount: string, { part, whole }: Readonly<{ part: string; whole: string }>): string =>
  toCents(new Exact(amount).mul(part).div(whole)).toFixed(2);
