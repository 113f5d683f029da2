import { asc, inArray } from 'drizzle-orm';
import type { ThreadMessage } from 'shared-kit/contract/financing';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { withHeld } from '../../../platform/uploads/index.ts';
import { fileAnswer, type ListedFile, sendFiles } from '../files/files.ts';
import { bankQuoteMessage, financingFile } from '../lifecycle/schema.ts';

type Writer = Readonly<{ side: 'buyer' | 'bank'; userId: string; name: string }>;
type Written = Readonly<{
  bankQuoteId: string;
  conditionId?: string;
  isPrivate?: boolean;
  text: string;
  fileIds?: readonly string[];
  at: Date;
}>;

/** Writes to the other side, or a private note of the bank. */
export async function writeMessage(
  tx: Tx,
  { side, userId, name }: Writer,
  { bankQuoteId, conditionId = '', isPrivate = false, text, fileIds = [], at }: Written,
): Promise<string> {
  if (text === '' && fileIds.length === 0)
    throw new AppError('request.body-invalid', { errors: [{ name: 'text', reason: 'required' }] });
  const id = newId(at.getTime());
  await tx.insert(bankQuoteMessage).values({
    id,
    bankQuoteId,
    side,
    isPrivate,
    userId,
    userName: name,
    text,
    at,
    conditionId: conditionId || null,
  });
  await sendFiles(tx, fileIds, { userId, bankQuoteId, messageId: id });
  return id;
}

type MessageRow = typeof bankQuoteMessage.$inferSelect;
export type Thread = Readonly<{ messages: readonly MessageRow[]; files: readonly ListedFile[] }>;

/** All messages and files of these bank quotes, the oldest first. */
export async function readThreads(tx: Tx, bankQuoteIds: readonly string[]): Promise<Thread> {
  if (bankQuoteIds.length === 0) return { messages: [], files: [] };
  const ids = [...bankQuoteIds];
  return {
    messages: await tx
      .select()
      .from(bankQuoteMessage)
      .where(inArray(bankQuoteMessage.bankQuoteId, ids))
      .orderBy(asc(bankQuoteMessage.at), asc(bankQuoteMessage.id)),
    files: await withHeld(
      tx,
      await tx
        .select()
        .from(financingFile)
        .where(inArray(financingFile.bankQuoteId, ids))
        .orderBy(asc(financingFile.createdAt), asc(financingFile.id)),
    ),
  };
}

type Reading = Readonly<{
  bankQuoteId: string;
  reader: 'buyer' | 'bank';
  /** Name of the company at the other side: its people stay unnamed. */
  others: string;
}>;

/** One bank quote's thread as one side may read it. */
export const threadOf = (
  { messages, files }: Thread,
  { bankQuoteId, reader, others }: Reading,
): ThreadMessage[] =>
  messages
    .filter((it) => it.bankQuoteId === bankQuoteId && (reader === 'bank' || !it.isPrivate))
    .map(({ id, side, isPrivate, userName, conditionId, text, at }) => ({
      id,
      side,
      isPrivate,
      conditionId,
      text,
      by: side === reader ? userName : others,
      files: files.filter(({ messageId }) => messageId === id).map(fileAnswer),
      at: at.toISOString(),
    }));
