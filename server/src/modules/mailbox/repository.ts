import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { mail } from '../../platform/mail/index.ts';

const most = 50;

/** The newest mails, newest first. */
export const listMail = (tx: Tx) =>
  tx.select().from(mail).orderBy(desc(mail.createdAt), desc(mail.id)).limit(most);

export type KeptMail = Awaited<ReturnType<typeof listMail>>[number];

export async function findMail(tx: Tx, id: string): Promise<KeptMail | null> {
  const [found] = await tx.select().from(mail).where(eq(mail.id, id));
  return found ?? null;
}
