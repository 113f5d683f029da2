import { and, eq, like, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import type { FileStore } from '../files/index.ts';
import { uploadedFile } from './schema.ts';

/** More time than ever passes between an upload and the row that names it. */
const patience = sql`clock_timestamp() - interval '1 hour'`;
const atOnce = 500;

type Unused = Readonly<{
  /** First part of the keys, such as `quotes`. */
  folder: string;
  /** Whether a row still uses the file `uploaded_file.key`. */
  isNamed: SQL;
  /** Keys of files that were made of it. */
  alsoRemove?: (key: string) => readonly string[];
}>;

/** Deletes uploaded files that no row uses any more. Returns how many. */
export async function deleteUnusedUploads(
  { db, files }: Readonly<{ db: Database; files: FileStore }>,
  { folder, isNamed, alsoRemove = () => [] }: Unused,
  stopped?: AbortSignal,
): Promise<number> {
  const isUnused = and(sql`${uploadedFile.wantedAt} < ${patience}`, not(isNamed));
  const rows = await db
    .select({ key: uploadedFile.key })
    .from(uploadedFile)
    .where(and(like(uploadedFile.key, `${folder}/%`), isUnused))
    .limit(atOnce);
  let deleted = 0;
  for (const { key } of rows) {
    if (stopped?.aborted) break;
    deleted += await db.transaction(async (tx) => {
      // An upload of the same content waits for this lock and writes its bytes after this deletion.
      const [locked] = await tx
        .select({ key: uploadedFile.key })
        .from(uploadedFile)
        .where(and(eq(uploadedFile.key, key), isUnused))
        .for('update', { skipLocked: true });
      if (!locked) return 0;
      for (const each of [...alsoRemove(key), key]) await files.remove(each);
      await tx.delete(uploadedFile).where(eq(uploadedFile.key, key));
      return 1;
    });
  }
  return deleted;
}
