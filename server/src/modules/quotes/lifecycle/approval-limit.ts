import { Decimal } from 'decimal.js';
import type { Money } from 'shared-kit/contract/money';
import type { Company } from '../../companies/index.ts';
import { convertFrozen } from '../../rates/index.ts';
import type { VersionRow } from './locked-quote.ts';

export type Limit = Readonly<{
  /** The most that a plain member may accept. */
  limit: Money;
  /** The version's total in the limit's currency, at the rates frozen in it; in its own if they can't tell. */
  total: Money;
  isAbove: boolean;
}>;

type Limited = Pick<Company, 'approvalLimitAmount' | 'approvalLimitCurrency'>;
type Priced = Pick<VersionRow, 'total' | 'currency' | 'fx'>;

/** Compares a version with its buyer's approval limit; null if the company has none. */
export function limitOf(company: Limited, { total, currency, fx }: Priced): Limit | null {
  const { approvalLimitAmount: amount, approvalLimitCurrency: limitCurrency } = company;
  if (amount === null || limitCurrency === null) return null;
  const limit = { amount, currency: limitCurrency };
  const converted = convertFrozen(total, currency, limitCurrency, fx);
  // Without a rate it can't be compared, so it counts as above the limit.
  if (!converted) return { limit, total: { amount: total, currency }, isAbove: true };
  return {
    limit,
    total: { amount: converted.toFixed(2), currency: limitCurrency },
    // Compared before rounding for display.
    isAbove: converted.greaterThan(new Decimal(amount)),
  };
}
