import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { addressOf } from 'shared-kit/contract/endpoints';
import { type FinancingFile, financingFiles, mayReadShared } from 'shared-kit/contract/financing';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
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
import { rfq } from '../../quotes/index.ts';
import { assertMayRead } from '../bank-that-may.ts';
import { bankQuoteMessage, financingFile, letterOfCredit } from '../lifecycle/schema.ts';
import { bankQuote, financingRequest } from '../schema.ts';

export type FileRow = typeof financingFile.$inferSelect;
export type ListedFile = FileRow & Readonly<{ isHeld: boolean }>;
/** First part of the storage keys. */
export const folder = 'financing';

export const fileAnswer = ({ id, name, mediaType, bytes, sha256, isHeld }: ListedFile): FinancingFile => ({
  id,
  name,
  mediaType,
  bytes,
  sha256,
  ...openedAt({ isHeld }, addressOf(financingFiles.read, { params: { id } })),
});

/** Stores an upload that isn't sent to anybody yet. */
export async function keepFile(parts: UploadParts, file: TakenFile, by: Uploader): Promise<FinancingFile> {
  const { name, mediaType, bytes, sha256 } = file;
  const fileKey = uploadKey(folder, file, by);
  await storeUpload(parts, { key: fileKey, content: file, by });
  const [row] = await parts.db
    .insert(financingFile)
    .values({
      id: newId(),
      uploadedBy: by.userId,
      name,
      mediaType,
      bytes,
      fileKey,
      sha256,
      createdAt: sql`clock_timestamp()`,
    })
    .returning();
  const [listed] = await withHeld(parts.db, row ? [row] : []);
  if (!listed) throw new Error('a file was not written');
  return fileAnswer(listed);
}

type Sending = Readonly<{ userId: string; bankQuoteId: string; messageId: string | null }>;

/** Sends a user's fresh uploads. Others' uploads and files that were sent already count as unknown. */
export async function sendFiles(
  tx: Tx,
  ids: readonly string[],
  { userId, bankQuoteId, messageId }: Sending,
): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .update(financingFile)
    .set({ bankQuoteId, messageId })
    .where(
      and(
        inArray(financingFile.id, [...ids]),
        isNull(financingFile.bankQuoteId),
        isNull(financingFile.requestId),
        eq(financingFile.uploadedBy, userId),
      ),
    )
    .returning();
  if (rows.length !== new Set(ids).size) throw new AppError('financing.file-not-found');
  return rows;
}

/** A file that a company may read. */
export type FoundFile = Readonly<{
  file: FileRow;
  /** The bank quote at which its bank opens what the buyer sent; null for anything else. */
  openedAt: string | null;
}>;

/** A file that was sent, for the buyer and for the bank while it may read what was shared. */
export async function findFile(tx: Tx, id: string, companyId: string | null): Promise<FoundFile> {
  const [found] = await tx
    .select({
      file: financingFile,
      it: bankQuote,
      request: financingRequest,
      message: bankQuoteMessage,
      rfq,
      letter: letterOfCredit,
    })
    .from(financingFile)
    .innerJoin(bankQuote, eq(bankQuote.id, financingFile.bankQuoteId))
    .innerJoin(financingRequest, eq(financingRequest.id, bankQuote.requestId))
    .innerJoin(rfq, eq(rfq.id, financingRequest.rfqId))
    .leftJoin(letterOfCredit, eq(letterOfCredit.fileId, financingFile.id))
    .leftJoin(bankQuoteMessage, eq(bankQuoteMessage.id, financingFile.messageId))
    .where(eq(financingFile.id, id));
  const isBuyer = found?.request.buyerCompanyId === companyId && !found.message?.isPrivate;
  const isBank = found?.it.bankCompanyId === companyId && mayReadShared(found.it.state);
  // A letter of credit goes out to the maker.
  const isMaker = found?.letter != null && found.rfq.sellerCompanyId === companyId;
  if (!found || companyId === null || !(isBuyer || isBank || isMaker))
    throw new AppError('financing.file-not-found');
  // A suspended bank reads nothing that was shared and not yet signed.
  if (!isBuyer && !isMaker) await assertMayRead(tx, companyId, found.it.state);
  const isBuyers = found.message?.side === 'buyer';
  return { file: found.file, openedAt: isBank && isBuyers ? found.it.id : null };
}

/** Names of files by their keys. */
export async function financingFileNames(
  tx: Tx,
  keys: readonly string[],
): Promise<[key: string, name: string][]> {
  const named = inArray(financingFile.fileKey, [...keys]);
  const rows = await tx.select().from(financingFile).where(named);
  return rows.map(({ fileKey, name }) => [fileKey, name]);
}

/** Deletes uploads that weren't sent within a day, by the database's clock. */
export async function forgetUnsentFiles(tx: Tx): Promise<void> {
  const isOld = sql`${financingFile.createdAt} < clock_timestamp() - interval '1 day'`;
  await tx
    .delete(financingFile)
    .where(and(isNull(financingFile.bankQuoteId), isNull(financingFile.requestId), isOld));
}

/** Deletes bytes that no row uses any more; several may use the same. */
export const deleteForgottenFiles = (
  parts: Pick<UploadParts, 'db' | 'files'>,
  stopped: AbortSignal,
): Promise<number> => {
  const named = sql`select 1 from ${financingFile} where ${financingFile.fileKey} = ${uploadedFile.key}`;
  return deleteUnusedUploads(parts, { folder, isNamed: sql`exists (${named})` }, stopped);
};
