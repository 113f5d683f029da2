import { TermLines, useOfferTerms } from 'shared-kit/financing';
import { Cell, RowHead, TableRow } from 'shared-kit/ui/table';
import type { Column } from './best-of.ts';
import styles from './financing.module.css';

type TermRowsProps = { columns: readonly Column[]; narrow: (column: Column) => 'shown' | 'hidden' };

/** Every term, as each bank states it, apart from own funds: they stand among the figures. */
export function TermRows({ columns, narrow }: TermRowsProps) {
  const read = useOfferTerms();
  const stated = columns.map((column) => ({
    id: column.offer.id,
    terms: read(column.offer.terms),
    isNarrow: narrow(column),
  }));
  // What no bank states needs no row, and a deviation of own funds is named above the table.
  const rows = stated[0]?.terms
    .map(({ name, label }, at) => ({ name, label, at }))
    .filter(({ name }) => name !== 'own-funds')
    .filter(({ at }) => stated.some(({ terms }) => (terms[at]?.lines ?? []).length > 0));
  return rows?.map(({ name, label, at }) => (
    <TableRow key={name}>
      <RowHead>{label}</RowHead>
      {stated.map(({ id, terms, isNarrow }) => (
        <Cell key={id} className={styles.term} data-narrow={isNarrow}>
          <TermLines lines={terms[at]?.lines ?? []} />
        </Cell>
      ))}
    </TableRow>
  ));
}
