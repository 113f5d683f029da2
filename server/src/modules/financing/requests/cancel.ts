import { eq } from 'drizzle-orm';
import type { BankReasonInput } from 'shared-kit/contract/financing';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { Asking } from '../lifecycle/asking.ts';
import type { Financing } from '../lifecycle/locked-financing.ts';
import { moveBankQuote } from '../lifecycle/move-bank-quote.ts';
import { financingContract } from '../lifecycle/schema.ts';
import { tellBank } from '../notices.ts';
import { reopenOthers } from './reopen.ts';

/** The buyer steps back from the accepted offer before the contract is signed. The bank reads why. */
export async function cancelAccepted(
  tx: Tx,
  financing: Financing,
  asking: Asking,
  { reason, seen }: BankReasonInput,
): Promise<void> {
  const { request, bankQuotes, quote } = financing;
  const bankQuote = bankQuotes.find(({ state }) => state === 'accepted');
  if (!bankQuote) throw new AppError('financing.state-moved');
  await moveBankQuote(tx, financing, bankQuote, 'cancel', { reason, seen });
  await tx
    .update(financingContract)
    .set({ state: 'refused' })
    .where(eq(financingContract.bankQuoteId, bankQuote.id));
  const news = {
    params: { company: quote.buyer.brandName, reason },
    except: asking.userId,
    key: 'cancelled',
  };
  await tellBank(asking.parts, tx, { request, bankQuote }, { event: 'financing-cancelled', ...news });
  await reopenOthers(tx, financing, asking);
}
