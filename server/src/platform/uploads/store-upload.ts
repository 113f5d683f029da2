import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, Tx } from '../db/index.ts';
import type { FileStore } from '../files/index.ts';
import type { UploadSettings } from '../files/upload-settings.ts';
import { readFileBody } from '../http/binary-body.ts';
import { assertQuota, type Uploader } from './quota.ts';
import { uploadedFile } from './schema.ts';

export type UploadParts = Readonly<{
  db: Database;
  files: FileStore;
  env: Readonly<{ uploads: UploadSettings }>;
}>;

/** Reads the file that a request brings, after asking whether there is room for it. */
export async function readUpload(
  { db, files, env }: UploadParts,
  { request, by, mostBytes }: Readonly<{ request: FastifyRequest; by: Uploader; mostBytes: number }>,
): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0);
  await files.assertRoom(Math.min(announced || mostBytes, mostBytes));
  if (announced <= mostBytes) await assertQuota(db, by, announced, env.uploads);
  return readFileBody(request, mostBytes);
}

/** The same content of the same company is one file; of another company it is another one. */
export const uploadKey = (
  folder: string,
  content: Buffer,
  { companyId, userId }: Uploader,
  extension = '',
): string => {
  const hash = createHash('sha256').update(content).digest('hex');
  return `${folder}/${companyId ?? userId}/${hash}${extension}`;
};

type Upload = Readonly<{ key: string; content: Buffer; by: Uploader }>;

/**
 * Keeps an upload. It is written down before its bytes are: whoever deletes files that nothing names sees that it is
 * wanted, and has an hour's patience until the caller's row names it.
 */
export async function storeUpload(
  { db, files, env }: UploadParts,
  { key, content, by }: Upload,
): Promise<void> {
  const since = await db.transaction(async (tx) => {
    // Two at once would each fit in the room that is left.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${by.companyId ?? by.userId}`}, 0))`,
    );
    if (await wantAgain(tx, key)) return null;
    await assertQuota(tx, by, content.length, env.uploads);
    const row = { key, companyId: by.companyId, userId: by.userId, bytes: content.length };
    const [added] = await tx.insert(uploadedFile).values(row).returning({ wantedAt: uploadedFile.wantedAt });
    return added?.wantedAt ?? null;
  });
  try {
    // Written even where it is known: an earlier try may have failed.
    await files.write(key, content);
  } catch (error) {
    if (since) await giveUp(db, key, since);
    throw error;
  }
}

async function wantAgain(tx: Tx, key: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(uploadedFile)
    .set({ wantedAt: sql`clock_timestamp()` })
    .where(eq(uploadedFile.key, key));
  return (rowCount ?? 0) > 0;
}

/** A file that could not be written takes no room, unless the same file was uploaded again meanwhile. */
async function giveUp(db: Database, key: string, since: Date): Promise<void> {
  const asAdded = and(eq(uploadedFile.key, key), eq(uploadedFile.wantedAt, since));
  // Left behind it would be deleted within the hour.
  await db
    .delete(uploadedFile)
    .where(asAdded)
    .catch(() => undefined);
}
