import { useLocale } from 'shared-kit/shell';
import { SheetBody } from 'shared-kit/ui';
import { Cell, ColumnHead, RowHead, Table, TableRow } from 'shared-kit/ui/table';
import { useText } from '../../text.ts';
import type { RecentFailure } from '../recent-failures.ts';

export function FailureTable({ failures }: { failures: readonly RecentFailure[] }) {
  const t = useText();
  const locale = useLocale();
  if (failures.length === 0) return <SheetBody>{t('federation.no-errors')}</SheetBody>;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
  return (
    <Table label={t('federation.errors')} stacked>
      <thead>
        <tr>
          <ColumnHead>{t('federation.at')}</ColumnHead>
          <ColumnHead>{t('federation.area')}</ColumnHead>
          <ColumnHead>{t('federation.code')}</ColumnHead>
          <ColumnHead>{t('federation.message')}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {failures.map(({ at, area, code, message }) => (
          <TableRow key={`${at} ${area}`}>
            <RowHead>{time.format(at)}</RowHead>
            <Cell>{area}</Cell>
            <Cell>{code}</Cell>
            <Cell>{message}</Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
