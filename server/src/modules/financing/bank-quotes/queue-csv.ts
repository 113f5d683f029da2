import type { BankQueueFilter, BankQuotesAnswer } from 'shared-kit/contract/financing';
import { csvLine, csvMark, figure } from 'shared-kit/csv';
import type { Tx } from '../../../platform/db/index.ts';
import { readQueue } from './queue.ts';

const columns = [
  'id',
  'number',
  'state',
  'buyer',
  'country',
  'subject',
  'amount',
  'currency',
  'months',
  'shared_at',
  'waiting_since',
  'offers_until',
  'assignee',
  'decline_reason',
];
const pageSize = 500;

/** A bank's chosen list as RFC 4180 text in its order, page by page. */
export async function* writeQueue(tx: Tx, filter: BankQueueFilter, reader: Parameters<typeof readQueue>[2]) {
  yield csvMark + csvLine(columns);
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
    const { quotes, next } = await readQueue(tx, { ...filter, cursor, limit: pageSize }, reader);
    yield quotes.map(lineOf).join('');
    cursor = next ?? undefined;
  }
}

const lineOf = ({ buyer, amount, ...quote }: BankQuotesAnswer['quotes'][number]) =>
  csvLine([
    quote.id,
    quote.number,
    quote.state,
    buyer.name,
    buyer.country,
    quote.subject,
    figure(amount.amount),
    amount.currency,
    quote.termMonths,
    quote.sharedAt,
    quote.waitingSince,
    quote.offersUntil,
    quote.assignee?.name ?? null,
    quote.declineCode,
  ]);
