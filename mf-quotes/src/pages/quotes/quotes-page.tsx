import { Answer, Page } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { useLocale } from 'shared-kit/shell';
import { useText } from '../../text.ts';
import { NoQuotes } from './no-quotes.tsx';
import { QuoteTable } from './quote-table.tsx';
import { quotesQuery } from './quotes-query.ts';

/** The RFQs of my company, newest first. */
export default function QuotesPage() {
  const t = useText();
  const query = useQuery(quotesQuery(useLocale()));
  return (
    <Page title={t('quotes.title')} lead={t('quotes.lead')}>
      <Answer query={query}>
        {({ quotes }) => (quotes.length === 0 ? <NoQuotes /> : <QuoteTable quotes={quotes} />)}
      </Answer>
    </Page>
  );
}
