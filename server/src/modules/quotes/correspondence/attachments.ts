import { createHash } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { AttachmentAnswer } from 'shared-kit/contract';
import { type Database, newId, type Tx } from '../../../platform/db/index.ts';
import type { FileStore } from '../../../platform/files/index.ts';
import { type Actor, AppError } from '../../../platform/http/index.ts';
import { viewerOf } from '../lifecycle/party.ts';
import { quoteVersion } from '../offers/schema.ts';
import { rfq } from '../schema.ts';
import { attachmentKind } from './attachment-kind.ts';
import { cleanName } from './clean-name.ts';
import { quoteAttachment } from './schema.ts';

export type AttachmentRow = typeof quoteAttachment.$inferSelect;
const day = 86_400_000;

export const attachmentAnswerOf = ({
  id,
  rfqId,
  name,
  mediaType,
  bytes,
}: AttachmentRow): AttachmentAnswer => ({
  id,
  name,
  mediaType,
  bytes,
  url: rfqId && `/api/quotes/${rfqId}/attachments/${id}`,
});

type Upload = Readonly<{ name: string; content: Buffer; userId: string; now: Date }>;

/** Keeps an upload that belongs to nothing yet; the same content is one file. */
export async function keepUpload(
  { db, files }: Readonly<{ db: Database; files: FileStore }>,
  { name, content, userId, now }: Upload,
): Promise<AttachmentAnswer> {
  const kind = attachmentKind(content);
  if (!kind) throw new AppError('quote.attachment-type');
  const fileKey = `quotes/${createHash('sha256').update(content).digest('hex')}`;
  await files.write(fileKey, content);
  const [row] = await db
    .insert(quoteAttachment)
    .values({
      id: newId(),
      uploadedBy: userId,
      name: cleanName(name, kind.extensions),
      mediaType: kind.mediaType,
      bytes: content.length,
      fileKey,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('an attachment was not written');
  return attachmentAnswerOf(row);
}

/** What somebody may download of a quote: what either side has sent, and one's own side's unsent offer. */
export async function findAttachment(
  tx: Tx,
  { rfqId, id, actor }: Readonly<{ rfqId: string; id: string; actor: Actor }>,
): Promise<AttachmentRow> {
  const [found] = await tx
    .select({ file: quoteAttachment, quote: rfq, versionId: quoteVersion.id })
    .from(quoteAttachment)
    .innerJoin(rfq, eq(rfq.id, quoteAttachment.rfqId))
    .leftJoin(quoteVersion, eq(quoteVersion.id, quoteAttachment.offerId))
    .where(and(eq(quoteAttachment.id, id), eq(quoteAttachment.rfqId, rfqId)));
  const viewer = found && viewerOf(found.quote, actor);
  const isUnsent = found?.file.offerId != null && found.versionId === null;
  if (!viewer || (isUnsent && viewer !== 'seller')) throw new AppError('quote.attachment-not-found');
  return found.file;
}

/** Forgets uploads that nobody made part of anything. Their bytes may be another's too, so those stay. */
export async function forgetUnusedUploads(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - day);
  await tx
    .delete(quoteAttachment)
    .where(and(isNull(quoteAttachment.rfqId), lt(quoteAttachment.createdAt, before)));
}
