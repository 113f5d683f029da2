import { lazy, Suspense } from 'react';
import type { QuoteListAnswer } from 'shared-kit/contract';
import { Answer, EmptySheet, Page } from 'shared-kit/page';
import { queries, useQuery } from 'shared-kit/query';
import { useSearchParams } from 'shared-kit/router';
import { LocaleLink, useLiveNews, useLocale } from 'shared-kit/shell';
import { Button, Pager, PagerStep } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { NoQuotes } from './no-quotes.tsx';
import { isFiltered, noChoice, useQuoteChoice, writeChoice } from './quote-choice.ts';
import { QuoteFilters } from './quote-filters.tsx';
import { QuoteTable } from './quote-table.tsx';
import styles from './quotes-page.module.css';
import { quotesQuery } from './quotes-query.ts';

const BidsPage = lazy(() => import('./bids/bids-page.tsx'));

/** The list, or the bids of the group in the address. */
export default function QuotesPage() {
  const [params] = useSearchParams();
  const groupId = params.get('group');
  if (!groupId) return <QuoteList />;
  return (
    <Suspense>
      <BidsPage groupId={groupId} />
    </Suspense>
  );
}

/** My company's requests to makers, newest first. */
function QuoteList() {
  const t = useText();
  const { choice } = useQuoteChoice();
  const query = useQuery(quotesQuery(choice, useLocale()));
  useLiveNews('quote', () => void queries.invalidateQueries({ queryKey: ['quotes'] }));
  const hasNone = query.data?.counts.total === 0;
  return (
    <Page title={t('quotes.title')} lead={t('quotes.lead')}>
      {!hasNone && <QuoteFilters counts={query.data?.counts} />}
      <Answer query={query}>
        {(answer) => (
          <div className={styles.list} aria-busy={query.isPlaceholderData}>
            <Quotes answer={answer} />
          </div>
        )}
      </Answer>
    </Page>
  );
}

function Quotes({ answer: { quotes, next, counts } }: { answer: QuoteListAnswer }) {
  const t = useText();
  const { choice, choose } = useQuoteChoice();
  if (counts.total === 0) return <NoQuotes />;
  if (quotes.length === 0 && isFiltered(choice))
    return (
      <EmptySheet
        title={t('quotes.none-found.title')}
        action={<Button onClick={() => choose(noChoice)}>{t('quotes.none-found.action')}</Button>}
      >
        {t('quotes.none-found.sentence')}
      </EmptySheet>
    );
  return (
    <>
      <QuoteTable quotes={quotes} />
      {(choice.cursor || next) && (
        <Pager label={t('quotes.pages')}>
          <PagerStep
            as={LocaleLink}
            to={`/quotes${writeChoice({ ...choice, cursor: null })}`}
            direction="previous"
            unavailable={!choice.cursor}
          >
            {t('quotes.first-page')}
          </PagerStep>
          <PagerStep
            as={LocaleLink}
            to={`/quotes${writeChoice({ ...choice, cursor: next })}`}
            direction="next"
            unavailable={!next}
          >
            {t('quotes.next-page')}
          </PagerStep>
        </Pager>
      )}
    </>
  );
}
