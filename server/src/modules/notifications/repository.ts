import { eq, sql } from 'drizzle-orm';
import { type NotificationChoices, notificationKinds } from 'shared-kit/contract/notifications';
import { tableOf } from 'shared-kit/contract/tables';
import type { Tx } from '../../platform/db/index.ts';
import { notificationChoice } from './schema.ts';

export async function readChoices(tx: Tx, userId: string): Promise<NotificationChoices> {
  const rows = await tx.select().from(notificationChoice).where(eq(notificationChoice.userId, userId));
  const chosen = new Map(rows.map(({ kind, byMail }) => [kind, byMail]));
  return tableOf(notificationKinds, (kind) => chosen.get(kind) ?? true);
}

export async function saveChoices(tx: Tx, userId: string, choices: NotificationChoices): Promise<void> {
  await tx
    .insert(notificationChoice)
    .values(notificationKinds.map((kind) => ({ userId, kind, byMail: choices[kind] })))
    .onConflictDoUpdate({
      target: [notificationChoice.userId, notificationChoice.kind],
      set: { byMail: sql`excluded.by_mail` },
    });
}
