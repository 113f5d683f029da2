import { and, asc, eq, inArray } from 'drizzle-orm';
import { type PaymentsOfQuote, signedBankQuoteStates } from 'shared-kit/contract/financing';
import type { Tx } from '../../../platform/db/index.ts';
import { paidOutOf } from '../lifecycle/facts-of.ts';
import { disbursement } from '../lifecycle/schema.ts';
import { assertPartyOfQuote } from '../party-of-quote.ts';
import { bankQuote, financingRequest } from '../schema.ts';

/** What a bank paid out for a quote, without rows that were corrected. References stay between buyer and bank. */
export async function paymentsOfQuoteFor(
  tx: Tx,
  rfqId: string,
  companyId: string | null,
): Promise<PaymentsOfQuote> {
  await assertPartyOfQuote(tx, rfqId, companyId);
  const rows = await tx
    .select({ row: disbursement, currency: bankQuote.currency })
    .from(disbursement)
    .innerJoin(bankQuote, eq(bankQuote.id, disbursement.bankQuoteId))
    .innerJoin(financingRequest, eq(financingRequest.id, bankQuote.requestId))
    .where(and(eq(financingRequest.rfqId, rfqId), inArray(bankQuote.state, [...signedBankQuoteStates])))
    .orderBy(asc(disbursement.at), asc(disbursement.id));
  const corrected = new Set(rows.map(({ row }) => row.corrects));
  // A payment that never was is corrected to nothing.
  const standing = rows.filter(({ row }) => !corrected.has(row.id) && Number(row.amount) > 0);
  const [first] = standing;
  const sum = paidOutOf(standing.map(({ row }) => row)).toFixed(2);
  return {
    payments: standing.map(({ row: { id, number, amount, paidOn, milestone }, currency }) => ({
      id,
      number,
      paidOn,
      milestone,
      amount: { amount, currency },
    })),
    paidOut: first ? { amount: sum, currency: first.currency } : null,
  };
}
