import type { Drawdown } from 'shared-kit/contract/financing';
import { formatMoney } from 'shared-kit/contract/money';
import { formatDay, useLocale } from 'shared-kit/shell';
import { Cell, ColumnHead, RowHead, Table, TableRow } from 'shared-kit/ui/table';
import styles from './financing.module.css';
import { useText } from './use-text.ts';

/** What the bank paid out. Corrected rows stay, struck through. */
export function PaymentsTable({ disbursements }: Pick<Drawdown, 'disbursements'>) {
  const t = useText();
  const locale = useLocale();
  if (disbursements.length === 0) return null;
  return (
    <Table label={t('payments.title')} stacked>
      <thead>
        <tr>
          <ColumnHead>{t('payments.number')}</ColumnHead>
          <ColumnHead>{t('payments.paid-on')}</ColumnHead>
          <ColumnHead numeric>{t('payments.amount')}</ColumnHead>
          <ColumnHead>{t('payments.reference')}</ColumnHead>
          <ColumnHead>{t('payments.milestone')}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {disbursements.map(({ id, number, amount, paidOn, reference, milestone, stands }) => (
          <TableRow key={id} className={stands ? undefined : styles.struck}>
            <RowHead>{stands ? number : t('payments.corrected', { number })}</RowHead>
            <Cell>{formatDay(paidOn, locale)}</Cell>
            <Cell numeric>{formatMoney(amount)}</Cell>
            <Cell>{reference}</Cell>
            <Cell blank={milestone === ''}>{milestone || '–'}</Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
