import { Decimal } from 'decimal.js';
import type { Money } from 'shared-kit/contract';
import type { Company } from '../../companies/index.ts';
import { convert, type StoredRates } from '../../rates/index.ts';
import type { VersionRow } from './locked-quote.ts';

export type Limit = Readonly<{
  /** What a plain member may accept at most. */
  limit: Money;
  /** What the version costs in that currency, at the rates that are frozen in it. */
  total: Money;
  isAbove: boolean;
}>;

type Limited = Pick<Company, 'approvalLimitAmount' | 'approvalLimitCurrency'>;
type Priced = Pick<VersionRow, 'total' | 'currency' | 'fx'>;

/** How a version stands to its buyer's limit; null where the company has none. */
export function limitOf(company: Limited, { total, currency, fx }: Priced): Limit | null {
  const { approvalLimitAmount: amount, approvalLimitCurrency: limitCurrency } = company;
  if (amount === null || limitCurrency === null) return null;
  const converted = convert(total, currency, limitCurrency, fx as StoredRates);
  return {
    limit: { amount, currency: limitCurrency },
    total: { amount: converted.toFixed(2), currency: limitCurrency },
    // Compared before it is rounded for the eye.
    isAbove: converted.greaterThan(new Decimal(amount)),
  };
}
