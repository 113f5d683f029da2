import { eq, inArray } from 'drizzle-orm';
import type { LiveNews } from 'shared-kit/contract/notifications';
import type { Tx } from '../../platform/db/index.ts';
import { tellLive } from '../../platform/live/index.ts';
import { userAccount } from './schema.ts';

const idOnly = { id: userAccount.id };

/** Has the open pages of these companies' people read anew when the transaction commits. */
export async function tellCompanies(tx: Tx, companyIds: readonly string[], news: LiveNews): Promise<void> {
  const people = await tx
    .select(idOnly)
    .from(userAccount)
    .where(inArray(userAccount.companyId, [...companyIds]));
  await tellLive(
    tx,
    people.map(({ id }) => id),
    news,
  );
}

/** Has the open pages of the market's staff read anew when the transaction commits. */
export async function tellStaff(tx: Tx, news: LiveNews): Promise<void> {
  const staff = await tx.select(idOnly).from(userAccount).where(eq(userAccount.isAdmin, true));
  await tellLive(
    tx,
    staff.map(({ id }) => id),
    news,
  );
}
