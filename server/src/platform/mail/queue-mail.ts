import { newId, type Tx } from '../db/index.ts';
import type { RenderedMail } from './render-mail.ts';
import { mail } from './schema.ts';
import { queueSending } from './send-mail.ts';

type Letter = Readonly<{
  to: string;
  content: RenderedMail;
  /** The mail isn't sent after this, such as when its link has expired. */
  usefulUntil: Date;
}>;

/** Queues a mail. It is sent after the transaction commits. */
export async function queueMail(tx: Tx, { to, content, usefulUntil }: Letter, now: Date): Promise<void> {
  const id = newId();
  await tx.insert(mail).values({
    id,
    recipient: to,
    ...content,
    nextAttemptAt: now,
    usefulUntil,
    createdAt: now,
  });
  await queueSending(tx, id);
}
