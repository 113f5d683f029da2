import { TableRow } from 'shared-kit/ui/table';
import type { Column } from './best-of.ts';
import styles from './financing.module.css';

/** Heads a group of rows of the comparison. */
export function PartHead({ columns, children }: { columns: readonly Column[]; children: string }) {
  return (
    <TableRow>
      <th scope="rowgroup" colSpan={columns.length + 1} className={styles.partHead}>
        {children}
      </th>
    </TableRow>
  );
}
