import { indicativeRates } from 'shared-kit/contract/indicative-rates';
import { endpointQuery, queryOptions } from 'shared-kit/query';

/** The usual rates of the market's banks; the same for every product. */
export const indicativeRatesQuery = () =>
  queryOptions({ ...endpointQuery(indicativeRates.read), staleTime: 5 * 60_000 });
