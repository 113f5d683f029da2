import { type AnyColumn, and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/index.ts';
import type { FileStore } from '../files/index.ts';
import { AppError } from '../http/app-error.ts';
import { uploadedFile } from './schema.ts';

/** Reads an uploaded file for somebody who may see it. Throws `upload.held` until staff have seen what was found in it. */
export async function readUpload(
  { db, files }: Readonly<{ db: Tx; files: FileStore }>,
  key: string,
): Promise<Buffer | null> {
  const [row] = await db
    .select({ inspection: uploadedFile.inspection })
    .from(uploadedFile)
    .where(eq(uploadedFile.key, key));
  if (row?.inspection === 'held') throw new AppError('upload.held');
  return files.read(key);
}

type Listed<File> = File & Readonly<{ isHeld: boolean }>;

/** Files with whether they are held: no answer can list them without. */
export async function withHeld<File extends Readonly<{ fileKey: string }>>(
  db: Tx,
  files: readonly File[],
): Promise<Listed<File>[]> {
  if (files.length === 0) return [];
  const keys = files.map(({ fileKey }) => fileKey);
  const held = await db
    .select({ key: uploadedFile.key })
    .from(uploadedFile)
    .where(and(inArray(uploadedFile.key, keys), eq(uploadedFile.inspection, 'held')));
  return files.map((file) => ({ ...file, isHeld: held.some(({ key }) => key === file.fileKey) }));
}

/** Where a file is opened, if staff needn't look at it first. */
export const openedAt = <Url extends string | null>({ isHeld }: Listed<unknown>, url: Url) => ({
  isHeld,
  url: isHeld ? null : url,
});

/** Whether the file of this key waits for staff. */
export const isHeld = (key: AnyColumn): SQL =>
  sql`exists (select 1 from ${uploadedFile} where ${uploadedFile.key} = ${key} and ${uploadedFile.inspection} = 'held')`;
