import {
  type ImportAnswer,
  type ImportFault,
  type ImportRow,
  importFaultWords,
  importRemedyWords,
} from 'shared-kit/contract/catalogue-import';
import { useLocale } from 'shared-kit/shell';
import { Cell, ColumnHead, RowHead, Table, TableRow } from 'shared-kit/ui/table';
import { useText } from '../../../text.ts';
import { Product } from './change-table.tsx';
import styles from './preview.module.css';

type Props = { rows: readonly ImportRow[]; answer: ImportAnswer };

/** Cells that can't be read: where, what stands there, what is wrong and what helps. */
export function FaultTable({ rows, answer }: Props) {
  const t = useText();
  return (
    <Table label={t('import.rows.faulty')} stacked>
      <thead>
        <tr>
          <ColumnHead>{t('import.column.product')}</ColumnHead>
          <ColumnHead>{t('import.column.cell')}</ColumnHead>
          <ColumnHead>{t('import.column.value')}</ColumnHead>
          <ColumnHead>{t('import.column.wrong')}</ColumnHead>
          <ColumnHead>{t('import.column.remedy')}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {rows.flatMap((row) =>
          row.faults.map((fault) => (
            <Fault key={`${row.at} ${JSON.stringify(fault)}`} {...{ row, fault, answer }} />
          )),
        )}
      </tbody>
    </Table>
  );
}

type FaultProps = { row: ImportRow; fault: ImportFault; answer: ImportAnswer };

function Fault({ row, fault: given, answer }: FaultProps) {
  const t = useText();
  const locale = useLocale();
  const fault = withCategoryName(given, answer);
  const heading = fault.column === null ? '' : (answer.table.columns[fault.column]?.heading ?? '');
  return (
    <TableRow>
      <RowHead>
        <Product row={row} />
      </RowHead>
      <Cell corner>
        <span>
          {fault.column === null
            ? t('import.row', { line: fault.line })
            : `${columnLetters(fault.column)}${fault.line}`}
        </span>
        <span className={styles.key}>{heading}</span>
      </Cell>
      <Cell blank={!fault.value}>{fault.value && <span className={styles.wrong}>{fault.value}</span>}</Cell>
      <Cell>{importFaultWords(fault, locale)}</Cell>
      <Cell>{importRemedyWords(fault, locale)}</Cell>
    </TableRow>
  );
}

/** The server names a category by its id. */
function withCategoryName(fault: ImportFault, { categories }: ImportAnswer): ImportFault {
  const category = categories.find(({ id }) => id === fault.params.category)?.label;
  return category === undefined ? fault : { ...fault, params: { ...fault.params, category } };
}

/** As spreadsheets name columns: A to Z, then AA. */
export function columnLetters(position: number): string {
  const letter = String.fromCharCode(65 + (position % 26));
  return position < 26 ? letter : columnLetters(Math.floor(position / 26) - 1) + letter;
}
