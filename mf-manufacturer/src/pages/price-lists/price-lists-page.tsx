import type { PriceListsAnswer } from 'shared-kit/contract/price-lists';
import { EmptySheet, ListPage, ListTable } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { formatDay, LocaleLink, useLocale } from 'shared-kit/shell';
import { ButtonLink, Note, TextLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { ListTime } from './list-time.tsx';
import styles from './price-lists.module.css';
import { priceListsQuery } from './price-lists-query.ts';
import { useValidity } from './use-validity.ts';

/** My company's private price lists. */
export default function PriceListsPage() {
  const t = useText();
  const query = useQuery(priceListsQuery());
  const mayChange = query.data?.mayChange ?? false;
  const add = (
    <ButtonLink as={LocaleLink} to="/manufacturer/price-lists/new" emphasis="primary">
      {t('price-lists.add')}
    </ButtonLink>
  );
  return (
    <ListPage
      title={t('price-lists.title')}
      lead={t('price-lists.lead')}
      actions={mayChange && query.data?.lists.length !== 0 && add}
      query={query}
      listOf={({ lists }) => ({ items: lists, total: lists.length })}
      empty={
        <EmptySheet title={t('price-lists.empty.title')} action={mayChange && add}>
          <span>{t('price-lists.empty.sentence')}</span>{' '}
          {!mayChange && <span>{t('price-lists.owners')}</span>}
        </EmptySheet>
      }
    >
      {(lists) => (
        <>
          {!mayChange && <Note>{t('price-lists.owners')}</Note>}
          <ListOfLists lists={lists} />
        </>
      )}
    </ListPage>
  );
}

type ListedPriceList = PriceListsAnswer['lists'][number];
const namedAtMost = 2;

function ListOfLists({ lists }: { lists: readonly ListedPriceList[] }) {
  const t = useText();
  const locale = useLocale();
  const validity = useValidity();
  return (
    <ListTable
      label={t('price-lists.title')}
      items={lists}
      hover
      columns={[
        {
          head: t('price-lists.name'),
          cell: ({ id, name }) => (
            <TextLink as={LocaleLink} to={`/manufacturer/price-lists/${id}`} className={styles.words}>
              {name}
            </TextLink>
          ),
        },
        { head: t('price-lists.companies'), cell: ({ companies }) => <Companies names={companies} /> },
        {
          head: t('price-lists.prices'),
          cell: ({ entries }) => t('price-lists.entries', { count: entries }),
        },
        { head: t('price-lists.validity'), cell: validity },
        { head: t('price-lists.state'), cell: ({ time }) => <ListTime time={time} />, corner: true },
        {
          head: t('price-lists.changed'),
          cell: ({ changedBy, changedAt }) =>
            t('price-lists.changed-by', { by: changedBy, day: formatDay(changedAt, locale) }),
        },
      ]}
    />
  );
}

/** The first names, and how many more. */
function Companies({ names }: { names: readonly string[] }) {
  const t = useText();
  if (names.length === 0) return <span>{t('price-lists.no-company')}</span>;
  const others = names.length - namedAtMost;
  return (
    <span className={styles.words}>
      <span>{names.slice(0, namedAtMost).join(', ')}</span>
      {others > 0 && <span>{` ${t('price-lists.others', { count: others })}`}</span>}
    </span>
  );
}
