import type { Locale, QuoteListAnswer } from 'shared-kit/contract';
import { keepPreviousData, queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';
import type { QuoteChoice } from './quote-choice.ts';

/** My company's requests to makers, with names in the page's language. */
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
