import { eq } from 'drizzle-orm';
import { isOpenBankQuote, type ShareVersionInput } from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { Financing } from '../bank-quotes/locked-financing.ts';
import { bankQuote, financingRequest } from '../schema.ts';
import { hasOffered, tellOfReconfirmation } from './reopen.ts';
import { type Asking, assertShareable, snapshotOf } from './share-request.ts';

/** Shares a newer version with the banks that are still open. What they offered counts once they confirm it. */
export async function shareVersion(
  tx: Tx,
  financing: Financing,
  asking: Asking,
  input: ShareVersionInput,
): Promise<void> {
  const { request, quote, bankQuotes, now } = financing;
  if (request.state !== 'shared' && request.state !== 'offers_in')
    throw new AppError('financing.state-moved');
  const version = assertShareable(quote, input);
  if (version.id === request.versionId) throw new AppError('financing.state-moved');
  await tx
    .update(financingRequest)
    .set({
      ...{ versionId: version.id, currency: version.currency },
      ...{ amount: input.amount, ownFunds: input.ownFunds, consentVersion: input.consentVersion },
      quote: await snapshotOf(tx, quote, version),
      updatedAt: now,
    })
    .where(eq(financingRequest.id, request.id));
  for (const each of bankQuotes.filter(({ state }) => isOpenBankQuote(state))) {
    await tx
      .update(bankQuote)
      .set({ needsReconfirmation: hasOffered(financing, each), updatedAt: now })
      .where(eq(bankQuote.id, each.id));
    await tellOfReconfirmation(tx, financing, asking, each);
  }
}
