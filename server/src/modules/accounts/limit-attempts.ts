import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { newId, type Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { rateLimit } from './schema.ts';

export type Limit = Readonly<{
  what: string;
  /** An address of a machine or a person; only its hash is kept. */
  who: string;
  most: number;
  windowSeconds: number;
}>;

/** Counts an attempt in the database, for all processes together; throws where there were too many. */
export async function limitAttempts(tx: Tx, limit: Limit, now: Date, reply: FastifyReply): Promise<void> {
  const { what, who, most, windowSeconds } = limit;
  const key = `${what}:${createHash('sha256').update(who).digest('base64url')}`;
  const at = now.getTime();
  const isOver = sql`${rateLimit.lastRequest} <= ${at - windowSeconds * 1000}`;
  const [counted] = await tx
    .insert(rateLimit)
    .values({ id: newId(), key, count: 1, lastRequest: at })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimit.count} + 1 end`,
        // Here the beginning of the window: asking again and again must not make it longer.
        lastRequest: sql`case when ${isOver} then ${at} else ${rateLimit.lastRequest} end`,
      },
    })
    .returning({ count: rateLimit.count, since: rateLimit.lastRequest });
  if (!counted || counted.count <= most) return;
  reply.header('retry-after', Math.ceil((counted.since - at) / 1000 + windowSeconds));
  throw new AppError('request.too-many');
}
