import { Answer, Page, Slot } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { useText } from '../../text.ts';
import { Figures } from './figures.tsx';
import { HistorySheet } from './history-sheet.tsx';
import { Outcomes } from './outcomes.tsx';
import { overviewQuery, usePeriod } from './overview-query.ts';
import { Waiting } from './waiting.tsx';

/** Where a maker sees how it stands: figures, what waits, and the past year or quarter. */
export default function OverviewPage() {
  const t = useText();
  const { period, choose } = usePeriod();
  const query = useQuery(overviewQuery(period));
  return (
    <Page title={t('overview.title')} lead={t('overview.lead')}>
      <Answer query={query}>{(overview) => <Figures overview={overview} period={period} />}</Answer>
      <Waiting />
      <Slot name="overview" level={2} />
      {query.data && <HistorySheet steps={query.data.steps} period={period} onPeriod={choose} />}
      {query.data && <Outcomes outcomes={query.data.outcomes} />}
    </Page>
  );
}
