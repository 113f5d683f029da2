import { usualTermOf } from 'shared-kit/contract/financing';
import { useQuery } from 'shared-kit/query';
import { indicativeRatesQuery } from './indicative-rates-query.ts';
import { type Financed, type MonthlyOffers, monthlyOffers, termsFor } from './monthly-offers.ts';

export type Financing = MonthlyOffers &
  Financed &
  Readonly<{ terms: readonly number[]; choose: (months: number) => void }>;

/** What is to be financed, and the months that a visitor chose: null until then. */
export type Asked = Financed &
  Readonly<{ term: readonly [chosen: number | null, choose: (months: number) => void] }>;

/** The monthly offers at the chosen term; `null` if there are none. */
export function useMonthlyOffers({ total, currency, term: [chosen, choose] }: Asked): Financing | null {
  const { data } = useQuery(indicativeRatesQuery());
  if (!data) return null;
  const terms = termsFor(data.rates, currency);
  const months = chosen !== null && terms.includes(chosen) ? chosen : usualTermOf(terms);
  if (months === undefined) return null;
  return { ...monthlyOffers(data.rates, { total, currency, months }), total, currency, terms, choose };
}
