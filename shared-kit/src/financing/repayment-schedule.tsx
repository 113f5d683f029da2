import { type Currency, type Drawdown, formatMoney } from 'shared-kit/contract';
import { formatDay, useLocale } from 'shared-kit/shell';
import { ButtonLink, Cell, ColumnHead, Disclosure, Row, RowHead, Table } from 'shared-kit/ui';
import styles from './financing.module.css';
import { scheduleCsv } from './schedule-csv.ts';
import { useText } from './use-text.ts';

const columns = ['interest', 'taxes', 'principal', 'payment', 'balance'] as const;

type RepaymentScheduleProps = { schedule: Drawdown['schedule']; currency: Currency; fileName: string };

/** When what was paid out is repaid, with a CSV of the same figures. */
export function RepaymentSchedule({ schedule, currency, fileName }: RepaymentScheduleProps) {
  const t = useText();
  const locale = useLocale();
  if (schedule.length === 0) return null;
  const heads = ['due', ...columns] as const;
  // messages: schedule.*
  const csv = scheduleCsv(
    heads.map((it) => t(`schedule.${it}`)),
    schedule,
  );
  return (
    <Disclosure summary={t('schedule.title', { count: schedule.length })}>
      <div className={styles.actions}>
        <ButtonLink
          size="small"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`}
          download={`${fileName}.csv`}
        >
          {t('schedule.csv')}
        </ButtonLink>
      </div>
      <Table label={t('schedule.label')}>
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
            <Row key={row.due}>
              <RowHead>{formatDay(row.due, locale)}</RowHead>
              {columns.map((it) => (
                <Cell key={it} numeric>
                  {formatMoney({ amount: row[it], currency })}
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
    </Disclosure>
  );
}
