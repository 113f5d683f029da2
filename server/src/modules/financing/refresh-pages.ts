import { inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { tellLive } from '../../platform/live/index.ts';
import { userAccount } from '../accounts/index.ts';

/** Has the open pages of these companies' people read anew, where nothing happened that they are told of. */
export async function refreshPagesOf(tx: Tx, companyIds: readonly string[]): Promise<void> {
  const people = await tx
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(inArray(userAccount.companyId, [...companyIds]));
  await tellLive(
    tx,
    people.map(({ id }) => id),
    { topic: 'inbox' },
  );
}
