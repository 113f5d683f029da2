import { and, eq } from 'drizzle-orm';
import type { Salesperson } from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { type MailParts, tellCompanies, userAccount } from '../../accounts/index.ts';
import { notify } from '../../notifications/index.ts';
import { findSalesperson } from '../lifecycle/find-salesperson.ts';
import type { LockedQuote, RfqRow } from '../lifecycle/locked-quote.ts';
import { quotePath } from '../lifecycle/notices.ts';
import type { Party } from '../lifecycle/party.ts';
import { quoteSalesperson } from '../lifecycle/schema.ts';

/** Gives a quote to a member of the maker's company, or to nobody, and tells who got it. */
export async function assignSalesperson(
  parts: MailParts,
  tx: Tx,
  quote: LockedQuote,
  { by, userId }: Readonly<{ by: Party; userId: string | null }>,
): Promise<Salesperson | null> {
  // The buyer knows of the quote, so it isn't told that it is missing.
  if (by.side !== 'seller') throw new AppError('access.forbidden');
  const { rfq, now } = quote;
  const before = await findSalesperson(tx, rfq);
  if (userId === null) await tx.delete(quoteSalesperson).where(eq(quoteSalesperson.rfqId, rfq.id));
  else await writeSalesperson(tx, quote, userId);
  const after = await findSalesperson(tx, rfq);
  if (before?.id === after?.id) return after;
  await tellColleagues(tx, rfq);
  if (after)
    await notify(parts, tx, {
      event: 'quote-assigned',
      params: { number: rfq.number, company: quote.buyer.brandName, person: by.name ?? '' },
      to: { userIds: [after.id] },
      except: by.userId,
      path: quotePath(rfq.id),
      dedupeKey: `quote-assigned:${rfq.id}:${now.toISOString()}`,
    });
  return after;
}

async function writeSalesperson(tx: Tx, { rfq, now }: LockedQuote, userId: string): Promise<void> {
  const [member] = await tx
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(and(eq(userAccount.id, userId), eq(userAccount.companyId, rfq.sellerCompanyId)));
  if (!member) throw new AppError('member.not-found');
  const values = { userId, assignedAt: now };
  await tx
    .insert(quoteSalesperson)
    .values({ ...values, rfqId: rfq.id })
    .onConflictDoUpdate({ target: quoteSalesperson.rfqId, set: values });
}

/** Refreshes the maker's open pages alone: the buyer isn't to notice. */
export const tellColleagues = (tx: Tx, { id, sellerCompanyId }: RfqRow): Promise<void> =>
  tellCompanies(tx, [sellerCompanyId], { topic: 'quote', id });
