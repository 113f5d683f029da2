import type { IndicativeRatesAnswer } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';

/** The usual rates of the market's banks; the same for every product. */
export const indicativeRatesQuery = () =>
  queryOptions({
    queryKey: ['shop', 'indicative-rates'],
    queryFn: ({ signal }) => api.get<IndicativeRatesAnswer>('/api/indicative-rates', {}, signal),
    meta: { address: '/api/indicative-rates' },
    staleTime: 5 * 60_000,
  });
