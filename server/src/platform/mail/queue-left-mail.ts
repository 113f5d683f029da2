import { and, eq, lte, sql } from 'drizzle-orm';
import { defineSweep } from '../jobs/index.ts';
import { mail } from './schema.ts';
import { queueSending } from './send-mail.ts';

const mostAtOnce = 1000;

/** Queues waiting mail that has no job: a backup's, whose jobs it doesn't contain, and mail whose job is dead. */
export const queueLeftMail = defineSweep({
  name: 'queue-left-mail',
  cron: '*/5 * * * *',
  limitSeconds: 120,
  run: async ({ db, clock }) => {
    const isQueued = sql`exists (select from graphile_worker.jobs as job where job.key = 'mail:' || ${mail.id}
      and (job.attempts < job.max_attempts or job.locked_at is not null))`;
    const left = await db
      .select({ id: mail.id })
      .from(mail)
      .where(and(eq(mail.state, 'waiting'), lte(mail.nextAttemptAt, clock()), sql`not ${isQueued}`))
      .limit(mostAtOnce);
    for (const { id } of left) await queueSending(db, id);
  },
});
