import type { Locale, QuoteListAnswer } from 'shared-kit/contract';
import { keepPreviousData, queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';
import type { QuoteChoice } from './quote-choice.ts';

/** What my company asked makers for; named in the language of the page. */
export const quotesQuery = ({ stages, turn, due, search, cursor }: QuoteChoice, locale: Locale) =>
  queryOptions({
    queryKey: ['quotes', { stages, turn, due, search, cursor }, locale],
    queryFn: ({ signal }) =>
      api.get<QuoteListAnswer>(
        '/api/quotes',
        { side: 'buying', stage: stages, turn, due, q: search, cursor, locale },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
