import type { Locale } from 'shared-kit/contract/languages';
import type { Currency } from 'shared-kit/contract/money';
import { type QuoteGroupAnswer, quotes } from 'shared-kit/contract/quotes';
import { keepPreviousData, queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';

export type Bid = QuoteGroupAnswer['bids'][number];
export type BidOffer = NonNullable<Bid['offer']>;

/** The answers of several makers to the same request, converted into the reader's currency. */
export const bidsQuery = (id: string, view: Readonly<{ locale: Locale; currency: Currency }>) =>
  queryOptions({
    queryKey: ['quotes', 'bids', id, view],
    queryFn: ({ signal }) => call(quotes.readGroup, { params: { id }, query: view, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
