import { Decimal } from 'decimal.js';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { type BankExposure, chosenBankQuoteStates } from 'shared-kit/contract/financing';
import { currencies } from 'shared-kit/contract/money';
import type { Tx } from '../../../platform/db/index.ts';
import { paidOutOf } from '../lifecycle/facts-of.ts';
import { sumOfOffer } from '../lifecycle/loan-or-letter.ts';
import { disbursement, letterOfCredit } from '../lifecycle/schema.ts';
import { bankOffer, bankQuote, financingRequest } from '../schema.ts';

type Between = Readonly<{ bankQuoteId: string; bankCompanyId: string; buyerCompanyId: string }>;

/** What a bank has open with a buyer or paid out to it, this request included. Other banks' dealings stay unread. */
export async function exposureOf(tx: Tx, between: Between): Promise<BankExposure> {
  const { bankQuoteId, bankCompanyId, buyerCompanyId } = between;
  const own = and(
    eq(bankQuote.bankCompanyId, bankCompanyId),
    eq(financingRequest.buyerCompanyId, buyerCompanyId),
    inArray(bankQuote.state, ['binding', ...chosenBankQuoteStates, 'terminated']),
  );
  const rows = await tx
    .select({ id: bankQuote.id, state: bankQuote.state, terms: bankOffer.terms })
    .from(bankQuote)
    .innerJoin(financingRequest, eq(financingRequest.id, bankQuote.requestId))
    .innerJoin(
      bankOffer,
      and(
        eq(bankOffer.bankQuoteId, bankQuote.id),
        eq(bankOffer.kind, 'binding'),
        eq(bankOffer.state, 'sent'),
      ),
    )
    .where(own)
    .orderBy(asc(bankOffer.number));
  // The newest binding offer of each counts.
  const newest = new Map(rows.map((row) => [row.id, row]));
  const paid = await paidOf(tx, [...newest.keys()]);
  const sums = { open: new Map<string, Decimal>(), paidOut: new Map<string, Decimal>() };
  const add = (to: Map<string, Decimal>, currency: string, amount: Decimal) =>
    to.set(currency, (to.get(currency) ?? new Decimal(0)).plus(amount));
  for (const { id, state, terms } of newest.values()) {
    const { currency } = terms;
    const paidOut = paid.get(id) ?? new Decimal(0);
    add(sums.paidOut, currency, paidOut);
    const isOver = state === 'closed' || state === 'honoured' || state === 'terminated';
    if (!isOver) add(sums.open, currency, new Decimal(sumOfOffer({ terms })).minus(paidOut));
  }
  return {
    open: listed(sums.open),
    paidOut: listed(sums.paidOut),
    requests: [...newest.keys()].filter((id) => id !== bankQuoteId).length,
  };
}

const listed = (sums: ReadonlyMap<string, Decimal>) =>
  currencies.flatMap((currency) => {
    const amount = sums.get(currency);
    return amount?.greaterThan(0) ? [{ amount: amount.toFixed(2), currency }] : [];
  });

/** Payments that stand, and honoured letters of credit. */
async function paidOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Decimal>> {
  if (ids.length === 0) return new Map();
  const payments = await tx
    .select({
      id: disbursement.id,
      bankQuoteId: disbursement.bankQuoteId,
      amount: disbursement.amount,
      corrects: disbursement.corrects,
    })
    .from(disbursement)
    .where(inArray(disbursement.bankQuoteId, [...ids]));
  const letters = await tx
    .select()
    .from(letterOfCredit)
    .where(inArray(letterOfCredit.bankQuoteId, [...ids]));
  const corrected = new Set(payments.map(({ corrects }) => corrects));
  return new Map(
    ids.map((id) => {
      const standing = payments.filter((it) => it.bankQuoteId === id && !corrected.has(it.id));
      const letter = letters.find(({ bankQuoteId }) => bankQuoteId === id)?.paidAmount ?? '0';
      return [id, paidOutOf(standing).plus(letter)];
    }),
  );
}
