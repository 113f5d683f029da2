import {
  type BankQueueFilter,
  bankQueueParts,
  bankQueueSorts,
  bankQuotes,
  type DeclineReason,
  declineReasons,
  longestBankSearch,
} from 'shared-kit/contract/financing';
import type { Locale } from 'shared-kit/contract/languages';
import { type Currency, currencies } from 'shared-kit/contract/money';
import { choiceQuery, useListChoice } from 'shared-kit/page';
import { keepPreviousData, queryOptions } from 'shared-kit/query';
import { addressOf, call } from 'shared-kit/shell';

export type QueueChoice = Readonly<{
  part: NonNullable<BankQueueFilter['part']> | null;
  currency: Currency | null;
  search: string;
  /** An officer's id, `me` or `nobody`. */
  assignee: string | null;
  /** The reason for which my bank declined. */
  declined: DeclineReason | null;
  sort: BankQueueFilter['sort'];
  cursor: string | null;
}>;

export const wholeQueue: QueueChoice = {
  part: null,
  currency: null,
  search: '',
  assignee: null,
  declined: null,
  sort: 'newest',
  cursor: null,
};

const readChoice = (search: URLSearchParams): QueueChoice => ({
  part: bankQueueParts.find((it) => it === search.get('part')) ?? null,
  currency: currencies.find((it) => it === search.get('currency')) ?? null,
  search: (search.get('q') ?? '').slice(0, longestBankSearch),
  assignee: search.get('assignee'),
  declined: declineReasons.find((it) => it === search.get('declined')) ?? null,
  sort: bankQueueSorts.find((it) => it === search.get('sort')) ?? wholeQueue.sort,
  cursor: search.get('cursor'),
});

const queryOf = ({ search: q, sort, ...choice }: QueueChoice) => ({
  ...choice,
  q,
  sort: sort === wholeQueue.sort ? null : sort,
});

/** What differs from the whole queue, as the query of an address. */
const writeChoice = (choice: QueueChoice): string => choiceQuery(queryOf(choice));

export const useQueueChoice = () => useListChoice({ read: readChoice, write: writeChoice });

/** The address of the page that shows this choice. */
export const queueAddress = (choice: QueueChoice): string => `/bank/quotes${writeChoice(choice)}`;

/** The whole chosen list as a file. */
export const queueFile = (choice: QueueChoice, locale: Locale): string =>
  addressOf(bankQuotes.table, { query: { ...queryOf({ ...choice, cursor: null }), locale } });

export const bankQuotesQuery = (choice: QueueChoice, locale: Locale) =>
  queryOptions({
    queryKey: ['bank-quotes', choice, locale],
    queryFn: ({ signal }) => call(bankQuotes.list, { query: { ...queryOf(choice), locale }, signal }),
    placeholderData: keepPreviousData,
  });
