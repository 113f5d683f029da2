import type { BankQuotesAnswer } from 'shared-kit/contract';
import { EmptySheet, ListPage, Page } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { api, refusalAmong } from 'shared-kit/shell';
import { useText } from '../../text.ts';
import { RequestTable } from './request-table.tsx';

/** The financing requests that buyers shared with my bank. */
export default function BankQuotesPage() {
  const t = useText();
  const query = useQuery(bankQuotesQuery);
  if (refusalAmong(query.error, ['company.not-allowed'])) {
    return (
      <Page title={t('requests.title')} lead={t('requests.lead')}>
        <EmptySheet title={t('requests.not-allowed.title')}>{t('requests.not-allowed.sentence')}</EmptySheet>
      </Page>
    );
  }
  return (
    <ListPage
      title={t('requests.title')}
      lead={t('requests.lead')}
      query={query}
      listOf={({ quotes }) => ({ items: quotes, total: quotes.length })}
      empty={<EmptySheet title={t('requests.empty.title')}>{t('requests.empty.sentence')}</EmptySheet>}
    >
      {(requests) => <RequestTable requests={requests} />}
    </ListPage>
  );
}

const bankQuotesQuery = queryOptions({
  queryKey: ['bank-quotes'],
  queryFn: ({ signal }) => api.get<BankQuotesAnswer>('/api/bank/quotes', {}, signal),
});
