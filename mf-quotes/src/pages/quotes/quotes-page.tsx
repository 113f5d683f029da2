import { Suspense } from 'react';
import type { Locale } from 'shared-kit/contract/languages';
import { quotes } from 'shared-kit/contract/quotes';
import { EmptySheet, ListPage } from 'shared-kit/page';
import { keepPreviousData, queries, queryOptions, useQuery } from 'shared-kit/query';
import { useSearchParams } from 'shared-kit/router';
import { call, LocaleLink, lazyPart, useLiveNews, useLocale } from 'shared-kit/shell';
import { Button, ButtonLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { noChoice, type QuoteChoice, useQuoteChoice, writeChoice } from './quote-choice.ts';
import { QuoteFilters } from './quote-filters.tsx';
import { QuoteTable } from './quote-table.tsx';

const BidsPage = lazyPart(() => import('./bids/bids-page.tsx'));

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
  const { choice, choose } = useQuoteChoice();
  const query = useQuery(quotesQuery(choice, useLocale()));
  useLiveNews('quote', () => void queries.invalidateQueries({ queryKey: ['quotes'] }));
  return (
    <ListPage
      title={t('quotes.title')}
      lead={t('quotes.lead')}
      query={query}
      listOf={({ quotes, counts, next }) => ({ items: quotes, total: counts.total, next })}
      filters={<QuoteFilters counts={query.data?.counts} />}
      empty={<NoQuotes />}
      noneFound={
        <EmptySheet
          title={t('quotes.none-found.title')}
          action={<Button onClick={() => choose(noChoice)}>{t('quotes.none-found.action')}</Button>}
        >
          {t('quotes.none-found.sentence')}
        </EmptySheet>
      }
      pages={{
        cursor: choice.cursor,
        addressOf: (cursor) => `/quotes${writeChoice({ ...choice, cursor })}`,
      }}
    >
      {(quotes) => <QuoteTable quotes={quotes} />}
    </ListPage>
  );
}

function NoQuotes() {
  const t = useText();
  return (
    <EmptySheet
      title={t('quotes.empty.title')}
      action={
        <ButtonLink as={LocaleLink} to="/shop" emphasis="primary">
          {t('quotes.empty.action')}
        </ButtonLink>
      }
    >
      {t('quotes.empty.sentence')}
    </EmptySheet>
  );
}

/** My company's requests to makers, with names in the page's language. */
const quotesQuery = ({ stages, search, ...chosen }: QuoteChoice, locale: Locale) =>
  queryOptions({
    queryKey: ['quotes', { stages, search, ...chosen }, locale],
    queryFn: ({ signal }) =>
      call(quotes.list, {
        query: { side: 'buying', stage: stages, q: search, ...chosen, locale },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
