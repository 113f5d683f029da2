import type { ImportAnswer, ImportChange, ImportRow } from 'shared-kit/contract/catalogue-import';
import { Stack } from 'shared-kit/layout';
import { Disclosure, VisuallyHidden } from 'shared-kit/ui';
import { Cell, ColumnHead, RowHead, Table, TableRow } from 'shared-kit/ui/table';
import { useText } from '../../../text.ts';
import { useFieldWords } from '../mapping/field-words.ts';
import styles from './preview.module.css';
import { useValueWords } from './value-words.ts';

type Props = { rows: readonly ImportRow[]; answer: ImportAnswer };

/** Products with the values that they get: old struck through, new tinted. */
export function ChangeTable({ rows, answer }: Props) {
  const t = useText();
  return (
    <Table label={t('import.preview')} stacked>
      <thead>
        <tr>
          <ColumnHead>{t('import.column.product')}</ColumnHead>
          <ColumnHead numeric>{t('import.column.row')}</ColumnHead>
          <ColumnHead>{t('import.column.changes')}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={row.at}>
            <RowHead>
              <Product row={row} />
            </RowHead>
            <Cell numeric corner>
              {t('import.row', { line: row.line })}
            </Cell>
            <Cell blank={row.changes.length === 0} className={styles.wide}>
              <Changes {...{ row, answer }} />
            </Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

export function Product({ row: { title, key, variants } }: { row: ImportRow }) {
  const t = useText();
  const facts = [title === key ? '' : key, variants > 0 ? t('import.variants', { count: variants }) : ''];
  return (
    <>
      <span>{title || key || t('import.untitled')}</span>
      <span className={styles.key}>{facts.filter(Boolean).join(' · ')}</span>
    </>
  );
}

/** A new product has a value for every field, so they are folded. */
function Changes({ row: { outcome, changes }, answer }: { row: ImportRow; answer: ImportAnswer }) {
  const t = useText();
  if (changes.length === 0) return <span>–</span>;
  const list = (
    <Stack as="dl" gap="1">
      {changes.map((change) => (
        <Change key={change.field} {...{ change, answer }} />
      ))}
    </Stack>
  );
  if (outcome !== 'new') return list;
  return <Disclosure summary={t('import.values', { count: changes.length })}>{list}</Disclosure>;
}

function Change({ change, answer }: { change: ImportChange; answer: ImportAnswer }) {
  const t = useText();
  const field = useFieldWords(answer);
  const value = useValueWords(answer);
  const { from, to, typed } = change;
  return (
    <div className={styles.change}>
      <dt>{field(change.field)}</dt>
      <dd>
        {from !== null && (
          <del className={styles.old}>
            <VisuallyHidden>{`${t('import.was')} `}</VisuallyHidden>
            <span>{value(change, from)}</span>
          </del>
        )}{' '}
        <ins className={styles.new}>{to === null ? t('import.not-stated') : value(change, to)}</ins>{' '}
        {typed && <span className={styles.typed}>{t('import.typed', { typed })}</span>}
      </dd>
    </div>
  );
}
