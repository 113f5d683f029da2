import { eq } from 'drizzle-orm';
import type { ExtendFinancingInput } from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { endOfDay } from '../lifecycle/end-of-day.ts';
import { financingDate } from '../lifecycle/facts-of.ts';
import type { LockedQuote } from '../lifecycle/locked-quote.ts';
import type { Party } from '../lifecycle/party.ts';
import { type Made, takeTransition } from '../lifecycle/take-transition.ts';
import { seenVersion } from '../offers/decide.ts';
import { quoteVersion } from '../versions/schema.ts';

/** The maker lets an acceptance wait longer for financing. */
export async function extendFinancing(
  tx: Tx,
  quote: LockedQuote,
  by: Party,
  { versionId, until }: ExtendFinancingInput,
): Promise<Made> {
  const version = seenVersion(quote, versionId);
  const end = endOfDay(until);
  const earliest = Math.max(quote.now.getTime(), financingDate(version)?.getTime() ?? 0);
  if (end.getTime() <= earliest)
    throw new AppError('request.body-invalid', { errors: [{ name: 'until', reason: 'not-later' }] });
  const write = async () => {
    await tx.update(quoteVersion).set({ financingExtendedUntil: end }).where(eq(quoteVersion.id, version.id));
    quote.version = { ...version, financingExtendedUntil: end };
  };
  return takeTransition(tx, quote, 'extend-financing', { by, write });
}
