import { createHash, randomBytes } from 'node:crypto';
import { and, asc, count, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { companyMay } from 'shared-kit/contract/companies';
import {
  type QuoteShareCreated,
  type QuoteSharesAnswer,
  quoteLimits,
  type ShareInput,
} from 'shared-kit/contract/quotes';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { LockedQuote } from '../lifecycle/locked-quote.ts';
import type { Party } from '../lifecycle/party.ts';
import { quoteShare } from '../lifecycle/schema.ts';

type ShareRow = typeof quoteShare.$inferSelect;
const day = 86_400_000;
const minute = 60_000;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const answerOf = ({ id, label, createdByName, createdAt, expiresAt, lastUsedAt }: ShareRow) => ({
  id,
  label,
  createdBy: createdByName,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** A party's own links, not those of the other. */
const own = ({ rfq }: Pick<LockedQuote, 'rfq'>, { side }: Party) =>
  and(
    eq(quoteShare.rfqId, rfq.id),
    eq(quoteShare.companyId, side === 'buyer' ? rfq.buyerCompanyId : rfq.sellerCompanyId),
  );
const alive = (now: Date) => and(isNull(quoteShare.revokedAt), gt(quoteShare.expiresAt, now));

/** Creates a link; its secret is shown only now. */
export async function createShare(
  tx: Tx,
  quote: LockedQuote,
  by: Party,
  { label, days }: ShareInput,
): Promise<QuoteShareCreated> {
  const company = by.side === 'buyer' ? quote.buyer : quote.seller;
  if (!companyMay(company, 'share-quotes')) throw new AppError('company.not-allowed');
  if (quote.rfq.submittedAt === null) throw new AppError('quote.state-moved');
  if (by.userId === null) throw new Error('only a member can share a quote');
  const [{ total } = { total: 0 }] = await tx
    .select({ total: count() })
    .from(quoteShare)
    .where(and(own(quote, by), alive(quote.now)));
  if (total >= quoteLimits.shares) throw new AppError('quote.shares-full');
  const token = randomBytes(32).toString('base64url');
  const [row] = await tx
    .insert(quoteShare)
    .values({
      id: newId(),
      rfqId: quote.rfq.id,
      tokenHash: hashOf(token),
      label,
      companyId: by.side === 'buyer' ? quote.rfq.buyerCompanyId : quote.rfq.sellerCompanyId,
      createdBy: by.userId,
      createdByName: by.name ?? '',
      createdAt: quote.now,
      expiresAt: new Date(quote.now.getTime() + days * day),
    })
    .returning();
  if (!row) throw new Error('a link was not written');
  return { ...answerOf(row), path: `/shared/${token}` };
}

export async function listShares(tx: Tx, quote: LockedQuote, by: Party): Promise<QuoteSharesAnswer> {
  const rows = await tx
    .select()
    .from(quoteShare)
    .where(and(own(quote, by), alive(quote.now)))
    .orderBy(asc(quoteShare.createdAt), asc(quoteShare.id));
  return { shares: rows.map(answerOf) };
}

/** Ends a link at once. One that has ended already stays unchanged. */
export async function revokeShare(tx: Tx, quote: LockedQuote, by: Party, shareId: string): Promise<void> {
  const { rowCount } = await tx
    .update(quoteShare)
    .set({ revokedAt: quote.now })
    .where(and(own(quote, by), eq(quoteShare.id, shareId)));
  if (rowCount === 0) throw new AppError('quote.share-not-found');
}

/** Finds a valid link by its secret. */
export async function findShared(tx: Tx, token: string, now: Date): Promise<ShareRow | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const [row = null] = await tx
    .select()
    .from(quoteShare)
    .where(and(eq(quoteShare.tokenHash, hashOf(token)), alive(now)));
  return row;
}

/** Records a use, so that its owner sees whether the link is read. Written at most once a minute. */
export async function noteUse(tx: Tx, { id }: Pick<ShareRow, 'id'>, now: Date): Promise<void> {
  const isStale = or(
    isNull(quoteShare.lastUsedAt),
    lt(quoteShare.lastUsedAt, new Date(now.getTime() - minute)),
  );
  await tx
    .update(quoteShare)
    .set({ lastUsedAt: now })
    .where(and(eq(quoteShare.id, id), isStale));
}
