import { eq } from 'drizzle-orm';
import { fieldsOf } from 'shared-kit/contract/tables';
import * as z from 'zod';
import type { Tx } from '../db/index.ts';
import { addJob, defineJob, type Job, type JobContext } from '../jobs/index.ts';
import { MailRefused } from './mailer.ts';
import { mail } from './schema.ts';

type Payload = Readonly<{ mail: string }>;

const seconds = 1000;
/** A restarting mail server is back soon; a broken one needs a person. */
const pauseAfter = (attempts: number) => Math.min(5 * 4 ** attempts, 600) * seconds;
const wordsForgotten = { plainText: '', html: '' };

/**
 * Sends a waiting mail, or queues it again for later. A process that dies before recording the mail server's
 * acceptance sends it again, with the same message id.
 */
export const sendMail: Job<Payload> = defineJob({
  name: 'send-mail',
  payload: z.object({ mail: z.uuid() }),
  // Failures of a mail server don't count here; these are for failures of the database.
  attempts: 10,
  limitSeconds: 120,
  async run({ mail: id }, context) {
    const { db, clock } = context;
    const [waiting] = await db.select().from(mail).where(eq(mail.id, id));
    if (waiting?.state !== 'waiting') return;
    const now = clock();
    if (waiting.usefulUntil <= now) await keepAs(db, id, { state: 'late', ...wordsForgotten });
    else await attempt(waiting, now, context);
  },
});

/** Queues a mail for sending, replacing a job that waits already. */
export const queueSending = (tx: Tx, id: string, runAt?: Date): Promise<void> =>
  addJob(tx, sendMail, { mail: id }, { key: `mail:${id}`, ...(runAt && { runAt }) });

async function attempt(
  waiting: typeof mail.$inferSelect,
  now: Date,
  { db, mailer, log, env }: JobContext,
): Promise<void> {
  const { id, recipient: to, locale, subject, plainText, html } = waiting;
  const attempts = waiting.attempts + 1;
  try {
    await mailer.send({ id, to, locale, subject, plainText, html });
  } catch (error) {
    // Log neither the error's message nor the row: both name the recipient.
    if (error instanceof MailRefused) {
      log.warn({ mail: id, code: error.code }, 'a mail was refused for good');
      return keepAs(db, id, { state: 'refused', attempts, ...wordsForgotten });
    }
    const { code } = fieldsOf(error);
    log.warn({ mail: id, code, attempts }, 'a mail could not be sent yet');
    const nextAttemptAt = new Date(now.getTime() + pauseAfter(waiting.attempts));
    return db.transaction(async (tx) => {
      await keepAs(tx, id, { attempts, nextAttemptAt });
      await queueSending(tx, id, nextAttemptAt);
    });
  }
  // A mailbox page shows sent mail; without one it is deleted.
  if (env.mailbox) await keepAs(db, id, { state: 'sent', attempts, sentAt: now });
  else await db.delete(mail).where(eq(mail.id, id));
}

const keepAs = async (tx: Tx, id: string, change: Partial<typeof mail.$inferInsert>): Promise<void> => {
  await tx.update(mail).set(change).where(eq(mail.id, id));
};
