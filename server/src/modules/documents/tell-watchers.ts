import { eq, or } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { tellLive } from '../../platform/live/index.ts';
import { userAccount } from '../accounts/index.ts';

/** Refreshes open pages about a company: those of its members and of the staff. */
export async function tellWatchers(tx: Tx, companyId: string): Promise<void> {
  const watchers = await tx
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(or(eq(userAccount.isAdmin, true), eq(userAccount.companyId, companyId)));
  await tellLive(
    tx,
    watchers.map(({ id }) => id),
    { topic: 'company', id: companyId },
  );
}
