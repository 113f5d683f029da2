import type { SentBankOffer } from 'shared-kit/contract/financing';
import { CheckIcon, Icon, VisuallyHidden } from 'shared-kit/ui';
import { Cell, RowHead, TableRow } from 'shared-kit/ui/table';
import { useText } from '../text.ts';
import { bestOf, betterIndications, type Column } from './best-of.ts';
import styles from './financing.module.css';
import { PartHead } from './part-head.tsx';
import { PaymentBars } from './payment-bars.tsx';
import { useFigureRows } from './use-figure-rows.ts';

type FigureRowsProps = { columns: readonly Column[]; narrow: (column: Column) => 'shown' | 'hidden' };
const parts = ['cost', 'cash'] as const;

/** The figures of each offer, with the best of each row marked. */
export function FigureRows({ columns, narrow }: FigureRowsProps) {
  const t = useText();
  const rows = useFigureRows(columns);
  return parts.map((part) => (
    <tbody key={part}>
      <PartHead columns={columns}>{t(`financing.part.${part}`)}</PartHead>
      {rows
        .filter((it) => it.part === part)
        .map(({ name, text, figure, isRanked }) => (
          <TableRow key={name}>
            <RowHead>{t(`financing.row.${name}`)}</RowHead>
            {columns.map((column) => (
              <Cell key={column.offer.id} numeric data-narrow={narrow(column)} data-row={name}>
                <span className={styles.figure}>
                  <span>{text(column.offer)}</span>
                  {isRanked ? (
                    <Mark columns={columns} column={column} figure={figure} />
                  ) : (
                    <span className={styles.mark} />
                  )}
                </span>
              </Cell>
            ))}
          </TableRow>
        ))}
      {part === 'cash' && <PaymentBars columns={columns} narrow={narrow} />}
    </tbody>
  ));
}

type MarkProps = {
  columns: readonly Column[];
  column: Column;
  figure: (offer: SentBankOffer) => string | null;
};

/** A tick on the best binding figure, a dashed ring on a better one that binds nobody. */
function Mark({ columns, column, figure }: MarkProps) {
  const t = useText();
  if (bestOf(columns, figure) === column)
    return (
      <span className={styles.mark}>
        <Icon of={CheckIcon} />
        <VisuallyHidden>{` ${t('financing.best')}`}</VisuallyHidden>
      </span>
    );
  return (
    <span className={styles.mark}>
      {betterIndications(columns, figure).includes(column) && (
        <>
          <span className={styles.ring} />
          <VisuallyHidden>{` ${t('financing.better-indicative')}`}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
