import { lendsFor } from 'shared-kit/contract/financing';
import type { IndicativeRate } from 'shared-kit/contract/indicative-rates';
import type { Currency } from 'shared-kit/contract/money';

type Wanted = Readonly<{ product: IndicativeRate['product']; currency: Currency; months: number }>;

/** The lowest rate that a bank of the market states for such a financing; null if none does. */
export const lowestRate = (
  rates: readonly IndicativeRate[],
  { product, currency, months }: Wanted,
): IndicativeRate | null =>
  rates
    .filter((rate) => rate.product === product && rate.currency === currency && lendsFor(rate, months))
    .reduce<IndicativeRate | null>(
      (lowest, rate) => (lowest && Number(lowest.ratePercent) <= Number(rate.ratePercent) ? lowest : rate),
      null,
    );
