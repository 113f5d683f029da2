import type { KeptToken } from 'shared-kit/contract/releases';
import { Row } from 'shared-kit/layout';
import { formatMoment, useLocale } from 'shared-kit/shell';
import { Button, VisuallyHidden } from 'shared-kit/ui';
import { Cell, ColumnHead, RowHead, Table, TableRow } from 'shared-kit/ui/table';
import { useText } from '../../text.ts';
import entry from '../entry.module.css';
import styles from './releases-page.module.css';
import { type AreaProps, nameOf } from './releases-query.ts';

/** Who may release the area, when they last did something with it, and how to stop them. */
export function Tokens({ area: { area, tokens }, onRevoke }: AreaProps) {
  const t = useText();
  const name = nameOf(area);
  if (tokens.length === 0) return <p className={entry.quiet}>{t('releases.tokens.none', { area: name })}</p>;
  return (
    <Table label={t('releases.tokens.label', { area: name })} stacked>
      <thead>
        <tr>
          <ColumnHead>{t('releases.tokens.name')}</ColumnHead>
          <ColumnHead>{t('releases.tokens.last-use')}</ColumnHead>
          <ColumnHead>
            <VisuallyHidden>{t('releases.tokens.state')}</VisuallyHidden>
          </ColumnHead>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} onRevoke={() => onRevoke(token)} />
        ))}
      </tbody>
    </Table>
  );
}

function TokenRow({ token, onRevoke }: { token: KeptToken; onRevoke: () => void }) {
  const t = useText();
  const { name, createdAt, lastUsedAt, revokedAt } = token;
  return (
    <TableRow>
      <RowHead>
        <span>{name}</span>
        <Row as="span" className={styles.source}>
          <span>
            <At at={createdAt} what={t('releases.tokens.made')} />
          </span>
        </Row>
      </RowHead>
      <Cell>
        {lastUsedAt ? (
          <At at={lastUsedAt} what={t('releases.tokens.used')} />
        ) : (
          <span className={entry.quiet}>{t('releases.tokens.unused')}</span>
        )}
      </Cell>
      <Cell>
        {revokedAt ? (
          <span className={entry.quiet}>
            <At at={revokedAt} what={t('releases.tokens.revoked')} />
          </span>
        ) : (
          <Button size="small" aria-label={t('releases.tokens.revoke-name', { name })} onClick={onRevoke}>
            {t('releases.tokens.revoke')}
          </Button>
        )}
      </Cell>
    </TableRow>
  );
}

function At({ at, what }: { at: string; what: string }) {
  const locale = useLocale();
  return (
    <>
      <span>{`${what} `}</span>
      <time dateTime={at}>{formatMoment(at, locale)}</time>
    </>
  );
}
