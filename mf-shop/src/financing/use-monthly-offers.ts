import { useState } from 'react';
import { type Currency, type Money, usualTermOf } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { indicativeRatesQuery } from './indicative-rates-query.ts';
import { type Financed, type MonthlyOffers, monthlyOffers, termsFor } from './monthly-offers.ts';

export type Financing = MonthlyOffers &
  Financed &
  Readonly<{ terms: readonly number[]; choose: (months: number) => void }>;

/** The monthly offers at the chosen term; `null` if there are none. */
export function useMonthlyOffers(total: Money, currency: Currency): Financing | null {
  const { data } = useQuery(indicativeRatesQuery());
  const [chosen, choose] = useState<number | null>(null);
  if (!data) return null;
  const terms = termsFor(data.rates, currency);
  const months = chosen !== null && terms.includes(chosen) ? chosen : usualTermOf(terms);
  if (months === undefined) return null;
  return { ...monthlyOffers(data.rates, { total, currency, months }), total, currency, terms, choose };
}
