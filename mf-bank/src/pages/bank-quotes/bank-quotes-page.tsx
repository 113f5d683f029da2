import { Answer, EmptySheet, Page } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { useLocale } from 'shared-kit/shell';
import { useText } from '../../text.ts';
import { bankRequestsQuery } from './bank-requests-query.ts';
import { RequestTable } from './request-table.tsx';

/** The financing requests that buyers shared with my bank. */
export default function BankQuotesPage() {
  const t = useText();
  const query = useQuery(bankRequestsQuery(useLocale()));
  return (
    <Page title={t('requests.title')} lead={t('requests.lead')}>
      <Answer query={query}>
        {({ requests }) => (requests.length === 0 ? <NoRequests /> : <RequestTable requests={requests} />)}
      </Answer>
    </Page>
  );
}

function NoRequests() {
  const t = useText();
  return <EmptySheet title={t('requests.empty.title')}>{t('requests.empty.sentence')}</EmptySheet>;
}
