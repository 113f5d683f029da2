import type { IndicativeRatesAnswer } from 'shared-kit/contract';
import { answerOf, queryOptions } from 'shared-kit/query';

/** The usual rates of the market's banks; the same for every product. */
export const indicativeRatesQuery = () =>
  queryOptions({ ...answerOf<IndicativeRatesAnswer>('/api/indicative-rates'), staleTime: 5 * 60_000 });
