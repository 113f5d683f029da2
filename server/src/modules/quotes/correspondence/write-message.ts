import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { MessageInput, QuoteMessage } from 'shared-kit/contract/quotes';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { LockedQuote } from '../lifecycle/locked-quote.ts';
import type { Party } from '../lifecycle/party.ts';
import { quoteAttachment, quoteMessage } from '../lifecycle/schema.ts';
import { quoteVersion, quoteVersionLine } from '../versions/schema.ts';

type Written = Readonly<{ kind: QuoteMessage['kind'] } & MessageInput>;

const refuse = (name: string, reason: string): AppError =>
  new AppError('request.body-invalid', { errors: [{ name, reason }] });

/** Writes to the other side about the quote or one of its lines. Refused for drafts, which nobody else knows. */
export async function writeMessage(
  tx: Tx,
  quote: LockedQuote,
  by: Party,
  { kind, text, lineKey, attachmentIds }: Written,
): Promise<string> {
  if (quote.rfq.submittedAt === null) throw new AppError('quote.state-moved');
  if (by.side === 'system' || by.userId === null) throw new Error('only a member can write a message');
  if (text === '' && attachmentIds.length === 0) throw refuse('text', 'required');
  if (lineKey !== null && !(await isLine(tx, quote, lineKey))) throw refuse('lineKey', 'unknown');
  const id = newId(quote.now.getTime());
  await tx.insert(quoteMessage).values({
    id,
    rfqId: quote.rfq.id,
    kind,
    lineKey,
    userId: by.userId,
    userName: by.name ?? '',
    side: by.side,
    text,
    at: quote.now,
  });
  await attachUploads(tx, attachmentIds, by.userId, { rfqId: quote.rfq.id, side: by.side, messageId: id });
  return id;
}

/** Whether this is a requested line, or one that the maker added in some version. */
async function isLine(tx: Tx, { rfq, lines }: LockedQuote, key: string): Promise<boolean> {
  if (lines.some(({ id }) => id === key)) return true;
  const [row] = await tx
    .select({ total: count() })
    .from(quoteVersionLine)
    .innerJoin(quoteVersion, eq(quoteVersion.id, quoteVersionLine.versionId))
    .where(and(eq(quoteVersion.rfqId, rfq.id), eq(quoteVersionLine.key, key)));
  return (row?.total ?? 0) > 0;
}

type Owner = Readonly<{ rfqId: string; side: 'buyer' | 'seller'; messageId?: string }>;

/** Attaches a user's fresh uploads. Others' uploads and attached ones count as unknown. */
export async function attachUploads(
  tx: Tx,
  ids: readonly string[],
  userId: string,
  owner: Owner,
): Promise<void> {
  if (ids.length === 0) return;
  const { rowCount } = await tx
    .update(quoteAttachment)
    .set(owner)
    .where(
      and(
        inArray(quoteAttachment.id, [...ids]),
        isNull(quoteAttachment.rfqId),
        eq(quoteAttachment.uploadedBy, userId),
      ),
    );
  if (rowCount !== new Set(ids).size) throw new AppError('quote.attachment-not-found');
}

/** Attaches the same files to several requests; the bytes are stored once. */
export async function attachToRequests(
  tx: Tx,
  ids: readonly string[],
  userId: string,
  [first, ...others]: readonly string[],
): Promise<void> {
  if (ids.length === 0 || first === undefined) return;
  await attachUploads(tx, ids, userId, { rfqId: first, side: 'buyer' });
  const files = await tx
    .select()
    .from(quoteAttachment)
    .where(inArray(quoteAttachment.id, [...ids]));
  const copies = others.flatMap((rfqId) => files.map((file) => ({ ...file, id: newId(), rfqId })));
  if (copies.length > 0) await tx.insert(quoteAttachment).values(copies);
}
