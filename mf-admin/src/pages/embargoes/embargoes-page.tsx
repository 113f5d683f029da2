import type { EmbargoesAnswer } from 'shared-kit/contract/embargoes';
import { EmptySheet, ListPage } from 'shared-kit/page';
import { keepPreviousData, useQuery } from 'shared-kit/query';
import { formatMoment, useLocale } from 'shared-kit/shell';
import { Button, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { EmbargoFilters } from './embargo-filters.tsx';
import { EmbargoTable } from './embargo-table.tsx';
import styles from './embargoes-page.module.css';
import { embargoesQuery, useEmbargoChoice, writeChoice } from './embargoes-query.ts';

/** The operator's table of embargoes, against which requests are held. Staff read it; a command loads it. */
export default function EmbargoesPage() {
  const t = useText();
  const { choice, choose } = useEmbargoChoice();
  const query = useQuery({ ...embargoesQuery(choice), placeholderData: keepPreviousData });
  const { data } = query;
  return (
    <ListPage
      title={t('embargoes.title')}
      lead={
        <>
          <span>{t('embargoes.lead')}</span> {data && <Loaded answer={data} />}
        </>
      }
      query={query}
      listOf={({ embargoes, total, next }) => ({ items: embargoes, total, next })}
      filters={<EmbargoFilters />}
      empty={<EmptySheet title={t('embargoes.empty.title')}>{t('embargoes.empty.sentence')}</EmptySheet>}
      noneFound={
        <EmptySheet
          title={t('embargoes.none-found.title')}
          action={
            <Button onClick={() => choose({ country: '', hs: '' })}>
              {t('embargoes.none-found.action')}
            </Button>
          }
        >
          {t('embargoes.none-found.sentence')}
        </EmptySheet>
      }
      pages={{
        cursor: choice.cursor,
        addressOf: (cursor) => `/admin/embargoes${writeChoice({ ...choice, cursor })}`,
      }}
    >
      {(embargoes) => (
        <>
          <EmbargoTable embargoes={embargoes} />
          {data?.loaded && (
            <Text look="small" tone="muted" className={styles.mark}>
              {t('embargoes.sha256', { sha256: data.loaded.sha256 })}
            </Text>
          )}
        </>
      )}
    </ListPage>
  );
}

/** How many there are, and where they come from. */
function Loaded({ answer: { loaded, total } }: { answer: EmbargoesAnswer }) {
  const t = useText();
  const locale = useLocale();
  if (loaded) {
    const { file, by } = loaded;
    const facts = { count: total, file, by, at: formatMoment(loaded.at, locale) };
    return <span className={styles.law}>{t('embargoes.loaded', facts)}</span>;
  }
  return total > 0 ? <span>{t('embargoes.loaded-unknown', { count: total })}</span> : null;
}
