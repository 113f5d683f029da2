import { type Currency, formatMoney } from 'shared-kit/contract/money';
import { Cell, RowHead, TableRow } from 'shared-kit/ui/table';
import { useText } from '../text.ts';
import type { Column } from './best-of.ts';
import styles from './financing.module.css';
import { paymentsByPeriod } from './payments-by-period.ts';

type PaymentBarsProps = { columns: readonly Column[]; narrow: (column: Column) => 'shown' | 'hidden' };

/** The payments of each offer over time: bars on one scale, so that offers in one currency can be compared. */
export function PaymentBars({ columns, narrow }: PaymentBarsProps) {
  const t = useText();
  const { unit, payments } = paymentsByPeriod(columns.map(({ offer }) => offer.figures.rows));
  const highest = (currency: Currency) =>
    Math.max(
      ...columns.flatMap(({ offer }, at) => (offer.terms.currency === currency ? (payments[at] ?? []) : [])),
    );
  if (payments.every((each) => each.length === 0)) return null;
  return (
    <TableRow>
      <RowHead>{t(`financing.payments.${unit}`)}</RowHead>
      {columns.map((column, at) => {
        const { currency } = column.offer.terms;
        const own = payments[at] ?? [];
        const most = formatMoney({ amount: Math.max(0, ...own).toFixed(2), currency });
        return (
          <Cell key={column.offer.id} numeric data-narrow={narrow(column)}>
            <Bars values={own} highest={highest(currency)} label={t('financing.payments.most', { most })} />
          </Cell>
        );
      })}
    </TableRow>
  );
}

const height = 40;

function Bars({ values, highest, label }: { values: readonly number[]; highest: number; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.bars}
      viewBox={`0 0 ${values.length} ${height}`}
      preserveAspectRatio="none"
    >
      <title>{label}</title>
      {values.map((value, at) => {
        const tall = (value / highest) * height;
        return <rect key={at} x={at + 0.12} width={0.76} y={height - tall} height={tall} />;
      })}
    </svg>
  );
}
