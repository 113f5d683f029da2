import { type Database, isReferenced } from '../../platform/db/index.ts';
import { removeUnproved, unprovedSince } from '../accounts/index.ts';
import { removeDraft } from '../companies/index.ts';

/** Mailed links have long expired by then; a user who comes back registers again. */
const keptDays = 30;
const day = 24 * 60 * 60 * 1000;
const batch = 100;
const beforeEveryId = '00000000-0000-0000-0000-000000000000';

/** Kept: other rows refer to it, so it is in use. */
class InUse extends Error {}

/**
 * Deletes unconfirmed registrations with their draft companies, except those that others use. Returns how many it
 * deleted.
 */
export async function forgetAbandoned(db: Database, now: Date, stopped?: AbortSignal): Promise<number> {
  const before = new Date(now.getTime() - keptDays * day);
  let removed = 0;
  for (let after = beforeEveryId; !stopped?.aborted; ) {
    const found = await unprovedSince(db, { before, after, most: batch });
    for (const { id, companyId } of found) if (await forget(db, id, companyId)) removed += 1;
    const last = found.at(-1);
    if (!last || found.length < batch) break;
    after = last.id;
  }
  return removed;
}

async function forget(db: Database, userId: string, companyId: string | null): Promise<boolean> {
  try {
    return await db.transaction(async (tx) => {
      const isGone = await removeUnproved(tx, userId);
      if (isGone && companyId && !(await removeDraft(tx, companyId))) throw new InUse();
      return isGone;
    });
  } catch (error) {
    if (error instanceof InUse || isReferenced(error)) return false;
    throw error;
  }
}
