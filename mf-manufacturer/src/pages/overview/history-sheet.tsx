import { useState } from 'react';
import { languageOf } from 'shared-kit/contract/languages';
import { type OverviewPeriod, type OverviewStep, overviewPeriods } from 'shared-kit/contract/makers';
import { ListTable } from 'shared-kit/page';
import { useLocale } from 'shared-kit/shell';
import { Segmented, Sheet, SheetBody, SheetHeader, TextLink } from 'shared-kit/ui';
import { ColumnChart } from 'shared-kit/ui/chart';
import { useText } from '../../text.ts';
import { historyFile } from './history-file.ts';
import styles from './history-sheet.module.css';

type Props = {
  steps: readonly OverviewStep[];
  period: OverviewPeriod;
  onPeriod: (period: OverviewPeriod) => void;
};

/** Requests, offers and accepted offers over time: as a chart, as a table and as a file. */
export function HistorySheet({ steps, period, onPeriod }: Props) {
  const t = useText();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const series = [t('overview.requests'), t('overview.offers'), t('overview.accepted')];
  return (
    <Sheet>
      <SheetHeader title={t('overview.history')}>
        <Segmented
          size="small"
          label={t('overview.view')}
          value={view}
          onChange={setView}
          options={[
            { value: 'chart', label: t('overview.chart') },
            { value: 'table', label: t('overview.table') },
          ]}
        />
        <Segmented
          size="small"
          label={t('overview.period')}
          value={period}
          onChange={onPeriod}
          options={overviewPeriods.map((value) => ({ value, label: t(`overview.period.${value}`) }))}
        />
      </SheetHeader>
      <SheetBody className={styles.body}>
        {view === 'chart' ? (
          <HistoryChart steps={steps} period={period} series={series} />
        ) : (
          <HistoryTable steps={steps} period={period} series={series} />
        )}
        <TextLink href={historyFile(steps, [t('overview.from'), ...series])} download="tezgah-overview.csv">
          {t('overview.download')}
        </TextLink>
      </SheetBody>
    </Sheet>
  );
}

type HistoryProps = Pick<Props, 'steps' | 'period'> & { series: readonly string[] };

/** "Nov 2026" for a month, "from 23 Nov 2026" for a week. */
function useStepTitle(period: OverviewPeriod) {
  const t = useText();
  const { format } = languageOf(useLocale());
  const title = new Intl.DateTimeFormat(format, {
    timeZone: 'UTC',
    month: 'short',
    year: 'numeric',
    ...(period === 'quarter' && { day: 'numeric' }),
  });
  return ({ from }: OverviewStep) =>
    period === 'year'
      ? title.format(new Date(from))
      : t('overview.week', { from: title.format(new Date(from)) });
}

function HistoryChart({ steps, period, series }: HistoryProps) {
  const t = useText();
  const { format } = languageOf(useLocale());
  const titleOf = useStepTitle(period);
  const name = new Intl.DateTimeFormat(format, {
    timeZone: 'UTC',
    month: 'short',
    ...(period === 'quarter' && { day: 'numeric' }),
  });
  const number = new Intl.NumberFormat(format);
  return (
    <ColumnChart
      label={t('overview.history')}
      series={series}
      formatCount={number.format}
      steps={steps.map((step) => ({
        name: name.format(new Date(step.from)),
        title: titleOf(step),
        values: [step.requests, step.offers, step.accepted],
      }))}
    />
  );
}

function HistoryTable({ steps, period, series }: HistoryProps) {
  const t = useText();
  const titleOf = useStepTitle(period);
  const rows = steps.map((step) => ({ ...step, id: step.from }));
  const [requests = '', offers = '', accepted = ''] = series;
  return (
    <ListTable
      label={t('overview.history')}
      items={rows}
      columns={[
        { head: t('overview.from'), cell: titleOf },
        { head: requests, cell: (step) => step.requests, numeric: true },
        { head: offers, cell: (step) => step.offers, numeric: true },
        { head: accepted, cell: (step) => step.accepted, numeric: true },
      ]}
    />
  );
}
