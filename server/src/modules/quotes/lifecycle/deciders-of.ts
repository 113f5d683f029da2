import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import { userAccount } from '../../accounts/index.ts';

/** The members who can decide for a plain member. */
export async function decidersOf(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await tx
    .select({ name: userAccount.name })
    .from(userAccount)
    .where(and(eq(userAccount.companyId, companyId), inArray(userAccount.companyRole, ['owner', 'approver'])))
    .orderBy(asc(userAccount.name));
  return rows.map(({ name }) => name);
}
