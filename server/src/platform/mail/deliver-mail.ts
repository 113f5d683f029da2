import { and, asc, eq, lte } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import { isDatabaseAway } from '../db/database-trouble.ts';
import type { Database, Tx } from '../db/index.ts';
import { type Mailer, MailRefused } from './mailer.ts';
import { mail } from './schema.ts';

type Log = Readonly<{
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
}>;

export type DeliveryParts = Readonly<{
  db: Database;
  mailer: Mailer;
  clock: Clock;
  log: Log;
  /** Whether what was sent stays readable, for a mailbox page. Else nothing of it is kept. */
  keepSent: boolean;
}>;

const seconds = 1000;
/** A mail server that restarts is back soon; one that is broken needs a person. */
const pauseAfter = (attempts: number) => Math.min(5 * 4 ** attempts, 600) * seconds;
const wordsForgotten = { plainText: '', html: '' };

/**
 * Sends the mail that has waited longest; answers whether there was one. Its row stays locked meanwhile, so
 * that of several processes only one sends it, and the lock of one that dies is gone with it.
 */
export function deliverNext(parts: DeliveryParts): Promise<boolean> {
  return parts.db.transaction(async (tx) => {
    const now = parts.clock();
    const [next] = await tx
      .select()
      .from(mail)
      .where(and(eq(mail.state, 'waiting'), lte(mail.nextAttemptAt, now)))
      .orderBy(asc(mail.nextAttemptAt), asc(mail.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!next) return false;
    if (next.usefulUntil <= now) await keepAs(tx, next.id, { state: 'late', ...wordsForgotten });
    else await attempt(tx, next, now, parts);
    return true;
  });
}

async function attempt(
  tx: Tx,
  next: typeof mail.$inferSelect,
  now: Date,
  { mailer, log, keepSent }: DeliveryParts,
): Promise<void> {
  const { id, recipient: to, locale, subject, plainText, html } = next;
  const attempts = next.attempts + 1;
  try {
    await mailer.send({ id, to, locale, subject, plainText, html });
  } catch (error) {
    // Neither the error's words nor the row: both name the recipient.
    if (error instanceof MailRefused) {
      log.warn({ mail: id, code: error.code }, 'a mail was refused for good');
      return keepAs(tx, id, { state: 'refused', attempts, ...wordsForgotten });
    }
    const { code } = error as { code?: unknown };
    log.warn({ mail: id, code, attempts }, 'a mail could not be sent yet');
    return keepAs(tx, id, { attempts, nextAttemptAt: new Date(now.getTime() + pauseAfter(next.attempts)) });
  }
  if (keepSent) await keepAs(tx, id, { state: 'sent', attempts, sentAt: now });
  else await tx.delete(mail).where(eq(mail.id, id));
}

const keepAs = async (tx: Tx, id: string, change: Partial<typeof mail.$inferInsert>): Promise<void> => {
  await tx.update(mail).set(change).where(eq(mail.id, id));
};

/** Sends whatever waits, now and from now on, until it is stopped. Stopping waits for the mail on its way. */
export function startDelivery(parts: DeliveryParts, pollSeconds = 1): { stop: () => Promise<void> } {
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const deliverAll = async () => {
    try {
      while (!stopping && (await deliverNext(parts)));
    } catch (error) {
      // The log says already that the database is away.
      if (!isDatabaseAway(error)) parts.log.error({ err: error }, 'the mail that waits could not be read');
    }
    if (!stopping) timer = setTimeout(run, pollSeconds * seconds);
  };
  const run = () => {
    running = deliverAll();
  };
  run();

  return {
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      await running;
      parts.mailer.close();
    },
  };
}
