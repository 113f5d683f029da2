import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  type BankQueueFilter,
  type BankQuoteState,
  isOpenBankQuote,
  openBankQuoteStates,
} from 'shared-kit/contract/financing';
import { type Currency, currencies } from 'shared-kit/contract/money';
import * as z from 'zod';
import { AppError, cursorOf } from '../../../platform/http/index.ts';
import type { StoredRates } from '../../rates/index.ts';
import { bankQuote, financingRequest } from '../schema.ts';

type Sort = BankQueueFilter['sort'];

/** Strict enough that PostgreSQL can read every match. */
const time = z.iso.datetime({ precision: 3 }).startsWith('20');
const cursor = cursorOf(
  z.discriminatedUnion('sort', [
    z.object({
      sort: z.enum(['newest', 'deadline', 'waiting']),
      at: time,
      id: z.guid(),
      isDecided: z.boolean(),
    }),
    z.object({
      sort: z.literal('amount'),
      amount: z.string().regex(/^\d{1,16}\.\d\d$/),
      currency: z.enum(currencies),
      id: z.guid(),
    }),
  ]),
);

type Last = Readonly<{
  id: string;
  state: BankQuoteState;
  sharedAt: Date;
  updatedAt: Date;
  offersUntil: Date;
  amount: string;
  currency: Currency;
}>;

/** The text for an address that says that a page begins after this row. */
export function writeCursor(sort: Sort, last: Last): string {
  const { id, amount, currency } = last;
  if (sort === 'amount') return cursor.write({ sort, amount, currency, id });
  const at = { newest: last.sharedAt, deadline: last.offersUntil, waiting: last.updatedAt }[sort];
  return cursor.write({ sort, at: at.toISOString(), id, isDecided: !isOpenBankQuote(last.state) });
}

/** Whether a row comes after the cursor. Refuses a cursor of another order. */
export function isBeyond(sort: Sort, text: string, rates: StoredRates): SQL {
  const last = cursor.read(text);
  if (last.sort !== sort) throw new AppError('cursor.invalid');
  const key =
    last.sort === 'amount'
      ? inEuros(sql`${last.amount}::numeric(18, 2)`, sql`${last.currency}::text`, rates)
      : last.sort === 'waiting'
        ? waitingKey(sql`${last.at}::timestamptz`, sql`${last.isDecided}::boolean`)
        : sql`${last.at}::timestamptz`;
  const sign = sql.raw(descends[sort] ? '<' : '>');
  return sql`(${keyOf(sort, rates)}, ${bankQuote.id}) ${sign} (${key}, ${last.id}::uuid)`;
}

export function orderOf(sort: Sort, rates: StoredRates): SQL {
  const way = sql.raw(descends[sort] ? 'desc' : 'asc');
  return sql`${keyOf(sort, rates)} ${way}, ${bankQuote.id} ${way}`;
}

const descends: Readonly<Record<Sort, boolean>> = {
  newest: true,
  deadline: false,
  amount: true,
  waiting: false,
};

function keyOf(sort: Sort, rates: StoredRates): SQLWrapper {
  if (sort === 'newest') return bankQuote.sharedAt;
  if (sort === 'deadline') return financingRequest.offersUntil;
  if (sort === 'waiting')
    return waitingKey(bankQuote.updatedAt, sql`${bankQuote.state} not in (${undecided})`);
  return inEuros(bankQuote.amount, bankQuote.currency, rates);
}

const undecided = sql.join(
  openBankQuoteStates.map((state) => sql`${state}`),
  sql`, `,
);
/** What is decided waits for nobody and comes after everything that waits. */
const waitingKey = (at: SQLWrapper, isDecided: SQL): SQL =>
  sql`${at} + case when ${isDecided} then interval '1000 years' else interval '0' end`;

/** Amounts of different currencies are compared in euros. */
const inEuros = (amount: SQLWrapper, currency: SQLWrapper, { rates }: StoredRates): SQL =>
  sql`${amount} / case ${currency} ${sql.join(
    currencies.map((each) => sql`when ${each} then ${rates[each]}::numeric`),
    sql` `,
  )} end`;
