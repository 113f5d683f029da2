import type { BankQuoteState, DeclineReason } from 'shared-kit/contract/financing';
import { type Database, newId } from '../../../platform/db/index.ts';
import { bankQuote, financingRequest } from '../schema.ts';

type Placed = Readonly<{
  number: string;
  state?: BankQuoteState;
  amount?: string;
  currency?: 'USD' | 'EUR' | 'CHF';
  sharedAt?: string;
  offersUntil?: Date;
  subject?: string;
  declineCode?: DeclineReason;
}>;

const dayMs = 86_400_000;
/** The end of a day in UTC, as deadlines are stored: 0 for today. */
export const endOfDay = (days: number) => new Date((Math.floor(Date.now() / dayMs) + 1 + days) * dayMs);

/**
 * Stores copies of a shared request in any state, for one bank each. A quote counts as financed once, so each copy says
 * that it was withdrawn.
 */
export function placing(
  database: Readonly<{ db: Database }>,
  shared: () => typeof financingRequest.$inferSelect,
) {
  // Ids made in one millisecond have no order, so each gets a time of its own.
  let placed = 0;
  return async (of: Readonly<{ companyId: string }>, { number, state = 'received', ...it }: Placed) => {
    const { db } = database;
    const { amount = '1000.00', currency = 'USD', offersUntil = endOfDay(9), subject = 'Loom' } = it;
    const copied = shared();
    const [line] = copied.quote.lines;
    if (!line) throw new Error('the quote has no line');
    const request = {
      ...copied,
      id: newId(),
      number,
      amount,
      currency,
      offersUntil,
      state: 'withdrawn' as const,
    };
    const quote = { ...copied.quote, lines: [{ ...line, title: subject, titles: undefined }] };
    await db.insert(financingRequest).values({ ...request, quote });
    placed += 1;
    const sharedAt = new Date(it.sharedAt ?? '2026-11-20T10:00:00Z');
    const figures = { amount, currency, ownFunds: copied.ownFunds };
    const own = { id: newId(placed), requestId: request.id, bankCompanyId: of.companyId, ...figures };
    await db
      .insert(bankQuote)
      .values({ ...own, state, declineCode: it.declineCode ?? null, sharedAt, updatedAt: sharedAt });
  };
}
