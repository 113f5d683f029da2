import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { addressOf } from 'shared-kit/contract/endpoints';
import { type AttachmentAnswer, quotes } from 'shared-kit/contract/quotes';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { type Actor, AppError } from '../../../platform/http/index.ts';
import {
  deleteUnusedUploads,
  openedAt,
  storeUpload,
  type TakenFile,
  type Uploader,
  type UploadParts,
  uploadedFile,
  uploadKey,
  withHeld,
} from '../../../platform/uploads/index.ts';
import { viewerOf } from '../lifecycle/party.ts';
import { quoteAttachment } from '../lifecycle/schema.ts';
import { rfq } from '../schema.ts';
import { quoteVersion } from '../versions/schema.ts';

export type AttachmentRow = typeof quoteAttachment.$inferSelect;
const folder = 'quotes';

/** Attachments as they are listed. */
export const attachmentAnswers = async (
  tx: Tx,
  rows: readonly AttachmentRow[],
): Promise<AttachmentAnswer[]> =>
  (await withHeld(tx, rows)).map(({ id, rfqId, name, mediaType, bytes, isHeld }) => ({
    id,
    name,
    mediaType,
    bytes,
    ...openedAt(
      { isHeld },
      rfqId && addressOf(quotes.readAttachment, { params: { id: rfqId, attachmentId: id } }),
    ),
  }));

/** Stores an upload that isn't attached to anything yet. */
export async function keepUpload(
  parts: UploadParts,
  file: TakenFile,
  by: Uploader,
): Promise<AttachmentAnswer> {
  const { name, mediaType, bytes } = file;
  const fileKey = uploadKey(folder, file, by);
  await storeUpload(parts, { key: fileKey, content: file, by });
  const [row] = await parts.db
    .insert(quoteAttachment)
    .values({
      id: newId(),
      uploadedBy: by.userId,
      name,
      mediaType,
      bytes,
      fileKey,
      createdAt: sql`clock_timestamp()`,
    })
    .returning();
  const [answer] = await attachmentAnswers(parts.db, row ? [row] : []);
  if (!answer) throw new Error('an attachment was not written');
  return answer;
}

/** Finds an attachment that the actor may download: all that was sent, and the maker's own unsent offer. */
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
  const viewer = found && (await viewerOf(tx, found.quote, actor));
  const isUnsent = found?.file.offerId != null && found.versionId === null;
  if (!viewer || (isUnsent && viewer !== 'seller')) throw new AppError('quote.attachment-not-found');
  return found.file;
}

/** Names under which files were attached, by their keys. */
export async function attachmentNames(
  tx: Tx,
  keys: readonly string[],
): Promise<[key: string, name: string][]> {
  const named = inArray(quoteAttachment.fileKey, [...keys]);
  const rows = await tx.select().from(quoteAttachment).where(named);
  return rows.map(({ fileKey, name }) => [fileKey, name]);
}

/** Deletes uploads that weren't attached within a day, by the database's clock. */
export async function forgetUnusedUploads(tx: Tx): Promise<void> {
  const isOld = sql`${quoteAttachment.createdAt} < clock_timestamp() - interval '1 day'`;
  await tx.delete(quoteAttachment).where(and(isNull(quoteAttachment.rfqId), isOld));
}

/** Deletes files that no attachment uses any more; several may use one file. */
export const deleteForgottenFiles = (
  parts: Pick<UploadParts, 'db' | 'files'>,
  stopped: AbortSignal,
): Promise<number> => {
  const named = sql`select 1 from ${quoteAttachment} where ${quoteAttachment.fileKey} = ${uploadedFile.key}`;
  return deleteUnusedUploads(parts, { folder, isNamed: sql`exists (${named})` }, stopped);
};
