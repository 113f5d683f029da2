import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Locale } from 'shared-kit/contract/languages';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { submitDraft } from '../../companies/index.ts';
import { redeemToken } from '../one-time-token.ts';
import { addPassword } from '../repository.ts';
import { userAccount } from '../schema.ts';

type Registrant = Readonly<{
  name: string;
  email: string;
  passwordHash: string;
  locale: Locale;
  termsVersion: string;
}>;

/** Adds a user with an unconfirmed address; returns the id, or null if the address is taken. */
export async function addUnprovedUser(tx: Tx, person: Registrant, now: Date): Promise<string | null> {
  const { passwordHash, ...values } = person;
  const [added] = await tx
    .insert(userAccount)
    .values({ ...values, id: newId(), emailVerified: false, termsAcceptedAt: now })
    .onConflictDoNothing({ target: userAccount.email })
    .returning({ id: userAccount.id });
  if (!added) return null;
  await addPassword(tx, added.id, passwordHash);
  return added.id;
}

/** Makes somebody the owner of a company. Null if they belong to one meanwhile. */
export async function makeOwner(
  tx: Tx,
  userId: string,
  companyId: string,
): Promise<Readonly<{ emailVerified: boolean }> | null> {
  const [owner = null] = await tx
    .update(userAccount)
    .set({ companyId, companyRole: 'owner' })
    .where(and(eq(userAccount.id, userId), isNull(userAccount.companyId)))
    .returning({ emailVerified: userAccount.emailVerified });
  return owner;
}

export async function acceptTerms(tx: Tx, userId: string, termsVersion: string, now: Date): Promise<void> {
  await tx.update(userAccount).set({ termsVersion, termsAcceptedAt: now }).where(eq(userAccount.id, userId));
}

/** Confirms an address. A company registered with it was a draft until now; it is submitted to the staff. */
export async function proveAddress(tx: Tx, userId: string, now: Date): Promise<void> {
  const [proved] = await tx
    .update(userAccount)
    .set({ emailVerified: true, updatedAt: sql`now()` })
    .where(and(eq(userAccount.id, userId), eq(userAccount.emailVerified, false)))
    .returning({ companyId: userAccount.companyId });
  if (proved?.companyId) await submitDraft(tx, proved.companyId, { actor: userId, now });
}

/** Uses up a link mailed after registration; returns its user. */
export async function confirmAddress(tx: Tx, token: string, now: Date): Promise<string | null> {
  const userId = await redeemToken(tx, 'confirm-address', token, now);
  if (userId) await proveAddress(tx, userId, now);
  return userId;
}
