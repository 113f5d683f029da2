import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, Tx } from '../db/index.ts';
import type { FileStore } from '../files/index.ts';
import type { UploadSettings } from '../files/upload-settings.ts';
import { assertQuota, type Uploader } from './quota.ts';
import { uploadedFile } from './schema.ts';
import type { SpooledFile } from './spool.ts';

export type UploadParts = Readonly<{
  db: Database;
  files: FileStore;
  env: Readonly<{ uploads: UploadSettings }>;
}>;

type Asked = Readonly<{ request: FastifyRequest; by: Uploader; mostBytes: number }>;

/** Refuses an upload before its bytes are read if there is no room for it. */
export async function assertRoom(
  { db, files, env }: UploadParts,
  { request, by, mostBytes }: Asked,
): Promise<void> {
  const announced = Number(request.headers['content-length'] ?? 0);
  await files.assertRoom(Math.min(announced || mostBytes, mostBytes));
  if (announced <= mostBytes) await assertQuota(db, by, announced, env.uploads);
}

/** A company's equal contents share one file; companies share none. */
export const uploadKey = (
  folder: string,
  content: Buffer | Pick<SpooledFile, 'sha256'>,
  { companyId, userId }: Uploader,
  extension = '',
): string => {
  const hash = Buffer.isBuffer(content) ? createHash('sha256').update(content).digest('hex') : content.sha256;
  return `${folder}/${companyId ?? userId}/${hash}${extension}`;
};

type Upload = Readonly<{ key: string; content: Buffer | SpooledFile; by: Uploader }>;

/**
 * Stores an upload. Its row is written before its bytes, so that the job deleting unused files sees it is wanted and
 * leaves it for an hour, until the caller's row uses it.
 */
export async function storeUpload(
  { db, files, env }: UploadParts,
  { key, content, by }: Upload,
): Promise<void> {
  const bytes = Buffer.isBuffer(content) ? content.length : content.bytes;
  const since = await db.transaction(async (tx) => {
    // Two concurrent uploads could otherwise both use the last free space.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${by.companyId ?? by.userId}`}, 0))`,
    );
    if (await wantAgain(tx, key)) return null;
    await assertQuota(tx, by, bytes, env.uploads);
    const row = { key, companyId: by.companyId, userId: by.userId, bytes, inspection: 'passed' } as const;
    const [added] = await tx.insert(uploadedFile).values(row).returning({ wantedAt: uploadedFile.wantedAt });
    return added?.wantedAt ?? null;
  });
  try {
    // Written even if the row exists: an earlier attempt may have failed.
    await (Buffer.isBuffer(content) ? files.write(key, content) : files.writeFrom(key, content.path, bytes));
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

/** Frees the quota of a file that couldn't be written, unless the same file was uploaded again meanwhile. */
async function giveUp(db: Database, key: string, since: Date): Promise<void> {
  const asAdded = and(eq(uploadedFile.key, key), eq(uploadedFile.wantedAt, since));
  // If this fails too, the row is deleted later as unused.
  await db
    .delete(uploadedFile)
    .where(asAdded)
    .catch(() => undefined);
}
