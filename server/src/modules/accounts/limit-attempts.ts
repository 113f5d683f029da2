import { createHash } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { newId, type Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { addressKey } from '../../platform/http/limits/address-key.ts';
import { rateLimit } from './schema.ts';

export type Limit = Readonly<{
  what: string;
  /** A network or mail address; only its hash is stored. */
  who: string;
  most: number;
  windowSeconds: number;
}>;

type Counted = Readonly<{ count: number; since: number }>;

const keyOf = (what: string, who: string) =>
  `${what}:${createHash('sha256').update(addressKey(who)).digest('base64url')}`;

/** Counts an attempt in the database, across all processes, within a window that starts at the first. */
export async function countAttempt(
  tx: Tx,
  { what, who, windowSeconds }: Omit<Limit, 'most'>,
  now: Date,
): Promise<Counted> {
  const key = keyOf(what, who);
  const at = now.getTime();
  const isOver = sql`${rateLimit.lastRequest} <= ${at - windowSeconds * 1000}`;
  const [counted] = await tx
    .insert(rateLimit)
    .values({ id: newId(), key, count: 1, lastRequest: at })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimit.count} + 1 end`,
        // Stores the start of the window: retries must not make it longer.
        lastRequest: sql`case when ${isOver} then ${at} else ${rateLimit.lastRequest} end`,
      },
    })
    .returning({ count: rateLimit.count, since: rateLimit.lastRequest });
  return counted ?? { count: 1, since: at };
}

/** Seconds until the window ends. */
export const secondsLeft = ({ since }: Counted, windowSeconds: number, now: Date): number =>
  Math.ceil((since - now.getTime()) / 1000 + windowSeconds);

/** Counts an attempt; throws if there were too many. */
export async function limitAttempts(tx: Tx, limit: Limit, now: Date, reply: FastifyReply): Promise<void> {
  const counted = await countAttempt(tx, limit, now);
  if (counted.count <= limit.most) return;
  reply.header('retry-after', secondsLeft(counted, limit.windowSeconds, now));
  throw new AppError('request.too-many');
}

/** Uncounts an attempt that did no harm, under each limit that counted it. */
export async function forgiveAttempt(tx: Tx, limits: readonly Limit[]): Promise<void> {
  const keys = limits.map(({ what, who }) => keyOf(what, who));
  // In one order, so that no two requests wait for each other's row.
  const counted = tx.select({ id: rateLimit.id }).from(rateLimit).where(inArray(rateLimit.key, keys));
  await tx
    .update(rateLimit)
    .set({ count: sql`greatest(${rateLimit.count} - 1, 0)` })
    .where(inArray(rateLimit.id, counted.orderBy(rateLimit.key).for('update')));
}

/** Deletes counts a day after they began; the longest window is an hour. */
export async function forgetOldAttempts(tx: Tx, now: Date): Promise<void> {
  await tx.delete(rateLimit).where(lt(rateLimit.lastRequest, now.getTime() - 24 * 3_600_000));
}
