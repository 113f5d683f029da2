import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Locale } from 'shared-kit/contract/languages';
import type { Tx } from '../../../platform/db/index.ts';
import { signInMethod, userAccount, userSession } from '../schema.ts';

/** Locks a user's own account, so that two changes don't overlap. */
export async function lockPerson(tx: Tx, userId: string) {
  const [row] = await tx
    .select({
      id: userAccount.id,
      name: userAccount.name,
      email: userAccount.email,
      locale: userAccount.locale,
    })
    .from(userAccount)
    .where(eq(userAccount.id, userId))
    .for('update');
  return row ?? null;
}

export async function findPasswordHash(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ hash: signInMethod.password })
    .from(signInMethod)
    .where(and(eq(signInMethod.userId, userId), eq(signInMethod.providerId, 'credential')));
  return row?.hash ?? null;
}

type Change = Readonly<{ name?: string; locale?: Locale; email?: string }>;

export async function changePerson(tx: Tx, userId: string, change: Change): Promise<void> {
  await tx
    .update(userAccount)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(userAccount.id, userId));
}

export async function isEmailTaken(tx: Tx, email: string): Promise<boolean> {
  return (await tx.$count(userAccount, eq(userAccount.email, email))) > 0;
}

const mine = (userId: string) => and(eq(userSession.userId, userId), gt(userSession.expiresAt, sql`now()`));

/** A user's living sessions, the most recently used first. */
export const listSessions = (tx: Tx, userId: string) =>
  tx
    .select()
    .from(userSession)
    .where(mine(userId))
    .orderBy(desc(userSession.updatedAt), desc(userSession.id));

/** Returns whether the user had this session. */
export async function endSessionById(tx: Tx, userId: string, id: string): Promise<boolean> {
  const ended = await tx
    .delete(userSession)
    .where(and(mine(userId), eq(userSession.id, id)))
    .returning({ id: userSession.id });
  return ended.length > 0;
}

export async function endOtherSessions(tx: Tx, userId: string, token: string): Promise<void> {
  await tx.delete(userSession).where(and(eq(userSession.userId, userId), ne(userSession.token, token)));
}
