import { EmptySheet, ListPage } from 'shared-kit/page';
import { queries, useQuery } from 'shared-kit/query';
import { useLiveNews, useLocale } from 'shared-kit/shell';
import { Button } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { useRequestChoice, writeChoice } from './request-choice.ts';
import { RequestFilters } from './request-filters.tsx';
import { RequestTable } from './request-table.tsx';
import { allRequests, requestsQuery } from './requests-query.ts';

/** Requests from buyers to my company. */
export default function RequestsPage() {
  const t = useText();
  const { choice, choose } = useRequestChoice();
  const query = useQuery(requestsQuery(choice, useLocale()));
  useLiveNews('quote', () => void queries.invalidateQueries({ queryKey: ['requests'] }));
  const counts = query.data?.counts;
  return (
    <ListPage
      title={t('requests.title')}
      lead={counts && t('requests.waiting', { count: counts.mine })}
      query={query}
      listOf={({ quotes, next, ...answer }) => ({ items: quotes, total: answer.counts.total, next })}
      filters={<RequestFilters counts={counts} />}
      empty={<EmptySheet title={t('requests.empty.title')}>{t('requests.empty.sentence')}</EmptySheet>}
      noneFound={
        <EmptySheet
          title={t('requests.none-found.title')}
          action={<Button onClick={() => choose(allRequests)}>{t('requests.none-found.action')}</Button>}
        >
          {t('requests.none-found.sentence')}
        </EmptySheet>
      }
      pages={{
        cursor: choice.cursor,
        addressOf: (cursor) => `/manufacturer/requests${writeChoice({ ...choice, cursor })}`,
      }}
    >
      {(quotes) => <RequestTable quotes={quotes} />}
    </ListPage>
  );
}
