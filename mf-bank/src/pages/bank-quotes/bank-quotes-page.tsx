import type { BankRequestsAnswer, Locale } from 'shared-kit/contract';
import { EmptySheet, ListPage } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { api, useLocale } from 'shared-kit/shell';
import { useText } from '../../text.ts';
import { RequestTable } from './request-table.tsx';

/** The financing requests that buyers shared with my bank. */
export default function BankQuotesPage() {
  const t = useText();
  return (
    <ListPage
      title={t('requests.title')}
      lead={t('requests.lead')}
      query={useQuery(bankRequestsQuery(useLocale()))}
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
