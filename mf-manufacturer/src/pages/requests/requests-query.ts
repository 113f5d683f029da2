import type { Locale } from 'shared-kit/contract/languages';
import { type OutcomeReason, type QuoteResult, quotes } from 'shared-kit/contract/quotes';
import { keepPreviousData, queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';

export const requestTurns = ['mine', 'theirs', 'nobody'] as const;
export type RequestChoice = Readonly<{
  turn: (typeof requestTurns)[number] | null;
  /** `me`, `nobody`, or a colleague's id. */
  person: string | null;
  /** How it ended, and why, as my company's people said. */
  result: QuoteResult | null;
  reason: OutcomeReason | null;
  /** Ended on this day or later; counts with one of the two before. */
  since: string | null;
  search: string;
  cursor: string | null;
}>;

export const allRequests: RequestChoice = {
  turn: null,
  person: null,
  result: null,
  reason: null,
  since: null,
  search: '',
  cursor: null,
};

/** Requests from buyers to my company, newest first. */
export const requestsQuery = ({ person, search, ...choice }: RequestChoice, locale: Locale) =>
  queryOptions({
    queryKey: ['requests', { person, search, ...choice }, locale],
    queryFn: ({ signal }) =>
      call(quotes.list, {
        query: { side: 'selling', salesperson: person, q: search, ...choice, locale },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
