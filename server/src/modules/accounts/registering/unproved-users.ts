import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { userAccount } from '../schema.ts';

type Unproved = Readonly<{ id: string; companyId: string | null }>;

/** Nobody proved their address since then, and nobody else is of their company. By id, after the one given. */
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

/** Answers whether they were still unproved. All that is theirs alone goes with them. */
export async function removeUnproved(tx: Tx, userId: string): Promise<boolean> {
  const removed = await tx
    .delete(userAccount)
    .where(and(eq(userAccount.id, userId), eq(userAccount.emailVerified, false)))
    .returning({ id: userAccount.id });
  return removed.length > 0;
}
