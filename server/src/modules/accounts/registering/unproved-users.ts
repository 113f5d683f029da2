import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { userAccount } from '../schema.ts';

type Unproved = Readonly<{ id: string; companyId: string | null }>;

/** Users unconfirmed since then whose company has no other member, in order of id after the given one. */
export function unprovedSince(
  db: Database,
  { before, after, most }: Readonly<{ before: Date; after: string; most: number }>,
): Promise<Unproved[]> {
  const { id, companyId, emailVerified, isAdmin, createdAt } = userAccount;
  const colleague = sql`select 1 from ${userAccount} as other where other.company_id = ${companyId} and other.id <> ${id}`;
  return db
    .select({ id, companyId })
    .from(userAccount)
    .where(
      and(
        eq(emailVerified, false),
        eq(isAdmin, false),
        lt(createdAt, before),
        gt(id, after),
        sql`not exists (${colleague})`,
      ),
    )
    .orderBy(asc(id))
    .limit(most);
}

/** Deletes a user who is still unconfirmed, with all data of theirs alone; returns whether it did. */
export async function removeUnproved(tx: Tx, userId: string): Promise<boolean> {
  const removed = await tx
    .delete(userAccount)
    .where(and(eq(userAccount.id, userId), eq(userAccount.emailVerified, false)))
    .returning({ id: userAccount.id });
  return removed.length > 0;
}
