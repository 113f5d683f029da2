import { EmptySheet, ListPage } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { useLocale } from 'shared-kit/shell';
import { useText } from '../../text.ts';
import { bankRequestsQuery } from './bank-requests-query.ts';
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
