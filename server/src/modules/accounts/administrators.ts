import { eq, sql } from 'drizzle-orm';
import type { Locale } from 'shared-kit/contract/languages';
import { newId, type Tx } from '../../platform/db/index.ts';
import { record } from '../audit/index.ts';
import { issueToken } from './one-time-token.ts';
import { findMailable } from './repository.ts';
import { userAccount } from './schema.ts';

type Admin = Readonly<{
  /** Lower case. */
  email: string;
  /** Required for a new user. */
  name: string | null;
  locale: Locale;
  /** Whether an existing user may become staff. */
  promote: boolean;
  /** The operator's name. */
  by: string;
}>;
export type MadeAdmin = Readonly<
  | { outcome: 'created' | 'promoted' | 'known'; userId: string }
  | { outcome: 'name-missing' | 'has-account' | 'address-unproved' }
>;

/** Makes somebody one of the market's staff. Only the operator's commands use it; no endpoint does. */
export async function makeAdmin(tx: Tx, { email, name, locale, promote, by }: Admin): Promise<MadeAdmin> {
  const known = await findMailable(tx, { email });
  if (!known) {
    if (!name) return { outcome: 'name-missing' };
    const userId = newId();
    // The operator vouches for the address.
    await tx
      .insert(userAccount)
      .values({ id: userId, name, email, locale, isAdmin: true, emailVerified: true });
    await recordStaff(tx, userId, by);
    return { outcome: 'created', userId };
  }
  const [{ isAdmin } = { isAdmin: false }] = await tx
    .select({ isAdmin: userAccount.isAdmin })
    .from(userAccount)
    .where(eq(userAccount.id, known.id))
    .for('update');
  if (isAdmin) return { outcome: 'known', userId: known.id };
  if (!promote) return { outcome: 'has-account' };
  // Anybody may have registered an unconfirmed address, and would know the password.
  if (!known.emailVerified) return { outcome: 'address-unproved' };
  await tx
    .update(userAccount)
    .set({ isAdmin: true, updatedAt: sql`now()` })
    .where(eq(userAccount.id, known.id));
  await recordStaff(tx, known.id, by);
  return { outcome: 'promoted', userId: known.id };
}

const recordStaff = (tx: Tx, userId: string, by: string): Promise<void> =>
  record(tx, { action: 'account.made-staff', companyId: null, by, subject: userId });

/** The path of a page that sets this user's password once, and when it expires. */
export async function passwordLinkFor(
  tx: Tx,
  userId: string,
  now: Date,
): Promise<{ path: string; expiresAt: Date }> {
  const { token, expiresAt } = await issueToken(tx, 'reset-password', userId, now);
  return { path: `/reset-password/${token}`, expiresAt };
}
