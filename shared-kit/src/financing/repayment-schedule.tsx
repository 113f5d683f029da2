import { type Currency, formatMoney } from 'shared-kit/contract/money';
import { Row } from 'shared-kit/layout';
import { formatDay, useLocale } from 'shared-kit/shell';
import { ButtonLink, Disclosure } from 'shared-kit/ui';
import { Cell, ColumnHead, RowHead, Table, TableRow } from 'shared-kit/ui/table';
import { RepaymentChart } from './repayment-chart.tsx';
import { type ScheduleColumn, type ScheduleRows, scheduleCsv } from './schedule-csv.ts';
import { useText } from './use-text.ts';

type RepaymentScheduleProps = {
  schedule: ScheduleRows;
  currency: Currency;
  fileName: string;
  /** Of an offer that was not paid out yet. */
  isPlanned?: boolean;
  /** Schedules in the same currency that it is compared with. */
  beside?: readonly ScheduleRows[];
};

/** When what is paid out is repaid, drawn for an offer, with a CSV of the same figures. */
export function RepaymentSchedule(props: RepaymentScheduleProps) {
  const { schedule, currency, fileName, isPlanned, beside } = props;
  const t = useText();
  const locale = useLocale();
  if (schedule.length === 0) return null;
  const columns = columnsOf(schedule);
  const heads = ['due', ...columns] as const;
  const count = schedule.length;
  const csv = scheduleCsv(
    heads.map((it) => t(`schedule.${it}`)),
    columns,
    schedule,
  );
  return (
    <>
      {isPlanned && <RepaymentChart {...{ schedule, currency, beside }} />}
      <Disclosure summary={t(isPlanned ? 'schedule.offer-title' : 'schedule.title', { count })}>
        <Row align="end">
          <ButtonLink
            size="small"
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`}
            download={`${fileName}.csv`}
          >
            {t('schedule.csv')}
          </ButtonLink>
        </Row>
        <Table label={t(isPlanned ? 'schedule.offer' : 'schedule.label')}>
          <thead>
            <tr>
              {heads.map((it) => (
                <ColumnHead key={it} numeric={it !== 'due'}>
                  {t(`schedule.${it}`)}
                </ColumnHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {schedule.map((row) => (
              <TableRow key={row.due}>
                <RowHead>{formatDay(row.due, locale)}</RowHead>
                {columns.map((it) => (
                  <Cell key={it} numeric>
                    {formatMoney({ amount: row[it], currency })}
                  </Cell>
                ))}
              </TableRow>
            ))}
          </tbody>
        </Table>
      </Disclosure>
    </>
  );
}

/** Most loans have no balloon, so its column stands only where one is due. */
const columnsOf = (schedule: ScheduleRows): readonly ScheduleColumn[] => [
  ...(['interest', 'taxes', 'principal', 'payment'] as const),
  ...(schedule.some(({ balloon }) => Number(balloon) > 0) ? (['balloon'] as const) : []),
  'balance',
];
