import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm';
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

/** Whether the file of this key waits for staff. */
export const isHeld = (key: AnyColumn): SQL =>
  sql`exists (select 1 from ${uploadedFile} where ${uploadedFile.key} = ${key} and ${uploadedFile.inspection} = 'held')`;
