import { eq } from 'drizzle-orm';
import type { BankReasonInput } from 'shared-kit/contract/financing';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { Asking } from '../lifecycle/asking.ts';
import type { Financing } from '../lifecycle/locked-financing.ts';
import { moveBankQuote } from '../lifecycle/move-bank-quote.ts';
import { financingContract } from '../lifecycle/schema.ts';
import { reopenOthers } from './reopen.ts';

/** The buyer steps back from the accepted offer before the contract is signed. The bank reads why. */
export async function cancelAccepted(
  tx: Tx,
  financing: Financing,
  asking: Asking,
  { reason, seen }: BankReasonInput,
): Promise<void> {
  const bankQuote = financing.bankQuotes.find(({ state }) => state === 'accepted');
  if (!bankQuote) throw new AppError('financing.state-moved');
  await moveBankQuote(tx, financing, bankQuote, 'cancel', {
    by: asking,
    seen,
    changes: { reason },
    news: { reason },
  });
  await tx
    .update(financingContract)
    .set({ state: 'refused' })
    .where(eq(financingContract.bankQuoteId, bankQuote.id));
  await reopenOthers(tx, financing, asking);
}
