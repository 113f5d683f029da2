import { eq } from 'drizzle-orm';
import { isOpenBankQuote, type ShareVersionInput } from 'shared-kit/contract/financing';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { findCompanies } from '../../companies/index.ts';
import type { Asking } from '../lifecycle/asking.ts';
import type { Financing } from '../lifecycle/locked-financing.ts';
import { bankQuote, financingRequest } from '../schema.ts';
import { renewConsent } from './give-consent.ts';
import { hasOffered, tellOfReconfirmation } from './reopen.ts';
import { assertShareable, snapshotOf } from './share-request.ts';

/** Shares a newer version with the banks that are still open. What they offered counts once they confirm it. */
export async function shareVersion(
  tx: Tx,
  financing: Financing,
  asking: Asking,
  input: ShareVersionInput,
): Promise<void> {
  const { request, quote, bankQuotes, now } = financing;
  const { consentLocale: locale, ...shared } = input;
  if (request.state !== 'shared' && request.state !== 'offers_in')
    throw new AppError('financing.state-moved');
  const version = assertShareable(quote, { ...shared, extras: request.extras });
  if (version.id === request.versionId) throw new AppError('financing.state-moved');
  const [updated] = await tx
    .update(financingRequest)
    .set({
      versionId: version.id,
      currency: version.currency,
      amount: input.amount,
      ownFunds: input.ownFunds,
      consentVersion: input.consentVersion,
      quote: await snapshotOf(tx, quote, version),
      updatedAt: now,
    })
    .where(eq(financingRequest.id, request.id))
    .returning();
  if (!updated) throw new Error('a locked request is gone');
  const open = bankQuotes.filter(({ state }) => isOpenBankQuote(state));
  const found = await findCompanies(
    tx,
    open.map(({ bankCompanyId }) => bankCompanyId),
  );
  const by = { ...asking, companyRole: null };
  await renewConsent(tx, { request: updated, quote, by, banks: [...found.values()], locale, at: now });
  for (const each of open) {
    await tx
      .update(bankQuote)
      .set({
        amount: updated.amount,
        ownFunds: updated.ownFunds,
        currency: updated.currency,
        needsReconfirmation: hasOffered(financing, each),
        updatedAt: now,
      })
      .where(eq(bankQuote.id, each.id));
    await tellOfReconfirmation(tx, financing, asking, each);
  }
}
