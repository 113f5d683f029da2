import type { Locale, QuoteListAnswer } from 'shared-kit/contract';
import { keepPreviousData, queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';

export const requestTurns = ['mine', 'theirs', 'nobody'] as const;
export type RequestChoice = Readonly<{
  turn: (typeof requestTurns)[number] | null;
  /** `me`, `nobody`, or a colleague's id. */
  person: string | null;
  search: string;
  cursor: string | null;
}>;

/** Requests from buyers to my company, newest first. */
export const requestsQuery = ({ turn, person, search, cursor }: RequestChoice, locale: Locale) =>
  queryOptions({
    queryKey: ['requests', { turn, person, search, cursor }, locale],
    queryFn: ({ signal }) =>
      api.get<QuoteListAnswer>(
        '/api/quotes',
        { side: 'selling', turn, salesperson: person, q: search, cursor, locale },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
