import { loadRemote } from '@module-federation/runtime';
import { useState } from 'react';
import { acceptsContract, federationName, type RegisteredArea } from 'shared-kit/contract/areas';
import { Button } from 'shared-kit/ui';
import { Cell, ColumnHead, RowHead, Table, TableRow } from 'shared-kit/ui/table';
import { useText } from '../../text.ts';
import { classifyFailure } from '../failure.ts';
import { noteFailure } from '../recent-failures.ts';
import { loadedFiles } from './federation-facts.ts';

type Areas = readonly RegisteredArea[];

/** The areas that this tab runs. `given` are the market's current releases. */
export function AreaTable({ areas, given }: { areas: Areas; given: Areas }) {
  const t = useText();
  return (
    <Table label={t('federation.areas')} stacked>
      <thead>
        <tr>
          <ColumnHead>{t('federation.area')}</ColumnHead>
          <ColumnHead>{t('federation.version')}</ColumnHead>
          <ColumnHead>{t('federation.contract')}</ColumnHead>
          <ColumnHead numeric>{t('federation.pages')}</ColumnHead>
          <ColumnHead numeric>{t('federation.files')}</ColumnHead>
          <ColumnHead>{t('federation.loading-time')}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {areas.map((area) => (
          <AreaRow key={area.id} area={area} given={given.find(({ id }) => id === area.id)?.version} />
        ))}
      </tbody>
    </Table>
  );
}

function AreaRow({ area, given }: { area: RegisteredArea; given: string | undefined }) {
  const t = useText();
  const { id, version, contract, pages } = area;
  const [files, setFiles] = useState(() => loadedFiles(id, version));
  const isAccepted = acceptsContract(contract);
  const load = async () => {
    await loadRemote(`${federationName(id)}/area`).catch((error: unknown) =>
      noteFailure({ area: id, code: classifyFailure(error), message: String(error) }),
    );
    setFiles(loadedFiles(id, version));
  };
  return (
    <TableRow>
      <RowHead>{id}</RowHead>
      <Cell>
        <span>{version}</span>
        {given && given !== version && <p>{t('federation.newer', { version: given })}</p>}
      </Cell>
      <Cell>
        {t(isAccepted ? 'federation.contract-accepted' : 'federation.contract-refused', { number: contract })}
      </Cell>
      <Cell numeric>{pages.length}</Cell>
      <Cell numeric>{files?.count ?? 0}</Cell>
      <Cell>
        <span>
          {files ? t('federation.milliseconds', { count: files.milliseconds }) : t('federation.not-loaded')}
        </span>{' '}
        {!files && isAccepted && (
          <Button
            size="small"
            onClick={() => void load()}
            aria-label={t('federation.load-named', { area: id })}
          >
            {t('federation.load')}
          </Button>
        )}
      </Cell>
    </TableRow>
  );
}
