import type { BankRequestsAnswer, Locale } from 'shared-kit/contract';
import { EmptySheet, ListPage, Page } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { api, refusalAmong, useLocale } from 'shared-kit/shell';
import { useText } from '../../text.ts';
import { RequestTable } from './request-table.tsx';

/** The financing requests that buyers shared with my bank. */
export default function BankQuotesPage() {
  const t = useText();
  const query = useQuery(bankRequestsQuery(useLocale()));
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
      listOf={({ requests }) => ({ items: requests, total: requests.length })}
      empty={<EmptySheet title={t('requests.empty.title')}>{t('requests.empty.sentence')}</EmptySheet>}
    >
      {(requests) => <RequestTable requests={requests} />}
    </ListPage>
  );
}

/** Financing requests shared with my bank, with names in the page's language. */
const bankRequestsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['bank-requests', locale],
    queryFn: ({ signal }) => api.get<BankRequestsAnswer>('/api/bank/requests', { locale }, signal),
  });
