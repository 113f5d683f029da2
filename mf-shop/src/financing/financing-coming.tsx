import type { Currency } from 'shared-kit/contract/money';
import { useQuery } from 'shared-kit/query';
import { indicativeRatesQuery } from './indicative-rates-query.ts';

/** Heading, column heads and assumptions of the panel on a wide screen, and one bank's row. */
const frameRem = 9.85;
const rowRem = 3.45;

/** Keeps the space of the financing panel until its code has loaded, so that what follows doesn't move. */
export function FinancingComing({ currency }: { currency: Currency }) {
  const { data } = useQuery(indicativeRatesQuery());
  const rows = data?.rates.filter((rate) => rate.currency === currency).length ?? 0;
  return rows > 0 && <div style={{ minHeight: `${frameRem + rows * rowRem}rem` }} />;
}
