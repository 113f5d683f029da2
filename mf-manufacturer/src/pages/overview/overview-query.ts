import { makerFigures, type OverviewPeriod, overviewPeriods } from 'shared-kit/contract/makers';
import { keepPreviousData, queryOptions } from 'shared-kit/query';
import { useSearchParams } from 'shared-kit/router';
import { call } from 'shared-kit/shell';

/** The chosen period, which stands in the address. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const period = overviewPeriods.find((it) => it === params.get('period')) ?? 'year';
  const choose = (chosen: OverviewPeriod) =>
    setParams(chosen === 'year' ? {} : { period: chosen }, { replace: true, preventScrollReset: true });
  return { period, choose };
}

/** How my company's requests, offers and products fare. */
export const overviewQuery = (period: OverviewPeriod) =>
  queryOptions({
    queryKey: ['maker-overview', period],
    queryFn: ({ signal }) => call(makerFigures.readOverview, { query: { period }, signal }),
    placeholderData: keepPreviousData,
  });
