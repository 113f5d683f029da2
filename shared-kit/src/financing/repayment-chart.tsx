import { languageOf } from 'shared-kit/contract/languages';
import { type Currency, formatMoney } from 'shared-kit/contract/money';
import { useLocale } from 'shared-kit/shell';
import { ColumnChart } from 'shared-kit/ui/chart';
import { balancesOf, repaymentSteps } from './repayment-steps.ts';
import type { ScheduleRows } from './schedule-csv.ts';
import { useText } from './use-text.ts';

type RepaymentChartProps = {
  schedule: ScheduleRows;
  currency: Currency;
  /** Schedules in the same currency that it is compared with: all are drawn in one scale. */
  beside?: readonly ScheduleRows[];
};

const none: readonly ScheduleRows[] = [];

/** The payments of each quarter or year, split into principal, and interest with taxes; the balance falls above them. */
export function RepaymentChart({ schedule, currency, beside = none }: RepaymentChartProps) {
  const t = useText();
  const { format } = languageOf(useLocale());
  const short = new Intl.NumberFormat(format, { notation: 'compact' });
  const [steps = [], ...others] = repaymentSteps([schedule, ...beside]);
  const all = [steps, ...others];
  return (
    <ColumnChart
      label={t('schedule.chart')}
      isStacked
      highest={Math.max(...all.flat().map(({ principal, interest }) => principal + interest))}
      line={{
        name: t('schedule.balance'),
        values: balancesOf(steps),
        highest: Math.max(...all.flatMap(balancesOf)),
      }}
      series={[t('schedule.chart.principal'), t('schedule.chart.interest')]}
      formatCount={short.format}
      formatChosen={(amount) => formatMoney({ amount: amount.toFixed(2), currency })}
      steps={steps.map(({ year, quarter, principal, interest }) => ({
        name: quarter === null ? year : t('schedule.chart.short', { quarter, year: year.slice(2) }),
        title: quarter === null ? year : t('schedule.chart.quarter', { quarter, year }),
        values: [principal, interest],
      }))}
    />
  );
}
