import { Row } from 'shared-kit/layout';
import { formatMoment, useLocale } from 'shared-kit/shell';
import { Button, VisuallyHidden } from 'shared-kit/ui';
import { Cell, ColumnHead, RowHead, Table, TableRow } from 'shared-kit/ui/table';
import { useText } from '../../text.ts';
import { NewPages } from './new-pages.tsx';
import styles from './releases-page.module.css';
import { type AreaProps, nameOf } from './releases-query.ts';
import { sizeOf } from './size-of.ts';
import { Trial } from './trial.tsx';

/** Every release that the market has or had, newest first. */
export function KeptReleases({ area, onWish }: AreaProps) {
  const t = useText();
  const locale = useLocale();
  const states = statesOf(area);
  return (
    <Table label={t('releases.kept.label', { area: nameOf(area.area) })} stacked>
      <thead>
        <tr>
          <ColumnHead>{t('releases.fact.version')}</ColumnHead>
          <ColumnHead>{t('releases.fact.trial')}</ColumnHead>
          <ColumnHead numeric>{t('releases.kept.failures')}</ColumnHead>
          <ColumnHead>
            <VisuallyHidden>{t('releases.kept.state')}</VisuallyHidden>
          </ColumnHead>
        </tr>
      </thead>
      <tbody>
        {area.releases.map(
          ({ version, publishedAt, bytes, collected, offer, failures, newPages = [], trial }) => {
            const state = states.get(version) ?? (collected ? 'removed' : 'unshowable');
            return (
              <TableRow key={version} selected={state === 'live'}>
                <RowHead>
                  <code className={styles.version}>{version}</code>
                  <Row as="span" className={styles.source}>
                    <time dateTime={publishedAt}>{formatMoment(publishedAt, locale)}</time>
                    <span>{sizeOf(bytes, locale)}</span>
                  </Row>
                </RowHead>
                <Cell>
                  <Trial trial={trial} />
                  {!collected && <NewPages pages={newPages} />}
                </Cell>
                <Cell numeric>{failures.toLocaleString(locale)}</Cell>
                <Cell>
                  {offer ? (
                    <Button
                      size="small"
                      aria-label={t(`releases.kept.${offer}-version`, { version })}
                      onClick={() => onWish(offer, version)}
                    >
                      {t(`releases.kept.${offer}`)}
                    </Button>
                  ) : (
                    t(`releases.kept.${state}`)
                  )}
                </Cell>
              </TableRow>
            );
          },
        )}
      </tbody>
    </Table>
  );
}

function statesOf({ live, canary }: AreaProps['area']): ReadonlyMap<string, 'live' | 'canary'> {
  return new Map([
    ...(live ? [[live.version, 'live'] as const] : []),
    ...(canary ? [[canary.version, 'canary'] as const] : []),
  ]);
}
