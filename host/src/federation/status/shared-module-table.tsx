import { Cell, ColumnHead, RowHead, Table, TableRow } from 'shared-kit/ui/table';
import { useText } from '../../text.ts';
import type { SharedModule } from './federation-facts.ts';

export function SharedModuleTable({ modules }: { modules: readonly SharedModule[] }) {
  const t = useText();
  return (
    <Table label={t('federation.shared')} stacked>
      <thead>
        <tr>
          <ColumnHead>{t('federation.module')}</ColumnHead>
          <ColumnHead>{t('federation.version')}</ColumnHead>
          <ColumnHead>{t('federation.from')}</ColumnHead>
          <ColumnHead>{t('federation.in-use')}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {modules.map(({ name, version, from, isLoaded }) => (
          <TableRow key={`${name} ${version} ${from}`}>
            <RowHead>{name}</RowHead>
            <Cell>{version}</Cell>
            <Cell>{from}</Cell>
            <Cell>{t(isLoaded ? 'federation.used' : 'federation.unused')}</Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
