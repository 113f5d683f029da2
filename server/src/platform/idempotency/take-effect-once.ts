import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Database, Tx } from '../db/index.ts';
import { AppError, noteTakenOnce } from '../http/index.ts';
import { idempotencyKey } from './schema.ts';

type Once = Readonly<{
  db: Database;
  /** Keys of different users are independent. */
  userId: string;
  request: Readonly<{
    headers: Readonly<Record<string, string | string[] | undefined>>;
    routeOptions: Readonly<{ method: string | string[]; url?: string | undefined }>;
    params: unknown;
  }>;
  /** As validated, so that spaces and the order of fields don't matter. */
  body: unknown;
  now: Date;
}>;

/** Long enough for any retry of a browser or script. */
const keptHours = 24;
const wellFormed = /^[\x21-\x7e]{8,200}$/;

function keyOf({ headers }: Once['request']): string {
  const key = headers['idempotency-key'];
  if (key === undefined || key === '') throw new AppError('idempotency.key-missing');
  if (typeof key === 'string' && wellFormed.test(key)) return key;
  throw new AppError('request.parameter-invalid', {
    errors: [{ name: 'Idempotency-Key', reason: 'malformed' }],
  });
}

const hashOf = ({ request: { routeOptions, params }, body }: Once): string =>
  createHash('sha256')
    .update(JSON.stringify([routeOptions.method, routeOptions.url, params, body]))
    .digest('base64url');

/**
 * Does `work` once for each `Idempotency-Key` of a user, and stores its answer in the same transaction. The same key
 * and body get the first answer again. The same key with another body is refused. Work that throws leaves no trace and
 * may be retried with its key.
 */
export async function takeEffectOnce<Answer>(once: Once, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  const { db, userId, now } = once;
  noteTakenOnce(once.request);
  const key = keyOf(once.request);
  const requestHash = hashOf(once);
  return db.transaction(async (tx) => {
    const mine = and(eq(idempotencyKey.userId, userId), eq(idempotencyKey.key, key));
    // Waits if an equal request is running.
    const { rowCount } = await tx
      .insert(idempotencyKey)
      .values({ userId, key, requestHash, createdAt: now })
      .onConflictDoNothing();
    if (rowCount === 0) {
      const [first] = await tx.select().from(idempotencyKey).where(mine);
      if (first?.requestHash !== requestHash) throw new AppError('idempotency.key-reused');
      return first.answer as Answer;
    }
    const answer = await work(tx);
    await tx.update(idempotencyKey).set({ answer }).where(mine);
    return answer;
  });
}

/** Deletes keys too old to be retried; returns how many. */
export async function forgetOldKeys(tx: Tx, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - keptHours * 3_600_000);
  const { rowCount } = await tx.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, oldest));
  return rowCount ?? 0;
}
