import type { Locale, QuoteListAnswer } from 'shared-kit/contract';
import { keepPreviousData, queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';

export const requestTurns = ['mine', 'theirs', 'nobody'] as const;
export type RequestChoice = Readonly<{
  turn: (typeof requestTurns)[number] | null;
  search: string;
  cursor: string | null;
}>;

/** Requests from buyers to my company, newest first. */
export const requestsQuery = ({ turn, search, cursor }: RequestChoice, locale: Locale) =>
  queryOptions({
    queryKey: ['requests', { turn, search, cursor }, locale],
    queryFn: ({ signal }) =>
      api.get<QuoteListAnswer>('/api/quotes', { side: 'selling', turn, q: search, cursor, locale }, signal),
    placeholderData: keepPreviousData,
  });
