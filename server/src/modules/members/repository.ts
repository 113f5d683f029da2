import { and, asc, eq, sql } from 'drizzle-orm';
import { newId, type Tx } from '../../platform/db/index.ts';
import { userAccount } from '../accounts/index.ts';
import { company } from '../companies/index.ts';
import type { CompanyRole } from './member-rules.ts';
import { invitation } from './schema.ts';

/** Serialises changes of a company's members, so that two can't remove both last owners. */
export async function lockCompany(tx: Tx, companyId: string): Promise<void> {
  await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('update');
}

export async function listMembers(tx: Tx, companyId: string) {
  const rows = await tx
    .select({
      id: userAccount.id,
      name: userAccount.name,
      email: userAccount.email,
      role: userAccount.companyRole,
      locale: userAccount.locale,
    })
    .from(userAccount)
    .where(eq(userAccount.companyId, companyId))
    .orderBy(asc(userAccount.createdAt), asc(userAccount.id));
  return rows.flatMap(({ role, ...row }) => (role ? [{ ...row, role }] : []));
}

/** Null takes the user out of their company. */
export async function setMembership(
  tx: Tx,
  userId: string,
  membership: Readonly<{ companyId: string; role: CompanyRole }> | null,
): Promise<void> {
  await tx
    .update(userAccount)
    .set({
      companyId: membership?.companyId ?? null,
      companyRole: membership?.role ?? null,
      updatedAt: sql`now()`,
    })
    .where(eq(userAccount.id, userId));
}

export const listInvitations = (tx: Tx, companyId: string) =>
  tx
    .select()
    .from(invitation)
    .where(eq(invitation.companyId, companyId))
    .orderBy(asc(invitation.sentAt), asc(invitation.id));

type NewInvitation = Omit<typeof invitation.$inferInsert, 'id'>;

/** One invitation per address: a new one replaces the first. */
export async function putInvitation(tx: Tx, values: NewInvitation) {
  const { role, locale, invitedBy, sentAt, expiresAt } = values;
  const [row] = await tx
    .insert(invitation)
    .values({ ...values, id: newId() })
    .onConflictDoUpdate({
      target: [invitation.companyId, invitation.email],
      set: { role, locale, invitedBy, sentAt, expiresAt },
    })
    .returning();
  if (!row) throw new Error('an invitation was not written');
  return row;
}

/** Invitations of other companies look missing. */
export async function findInvitation(tx: Tx, companyId: string, id: string) {
  const [row] = await tx
    .select()
    .from(invitation)
    .where(and(eq(invitation.id, id), eq(invitation.companyId, companyId)));
  return row ?? null;
}

export async function deleteInvitation(tx: Tx, id: string): Promise<void> {
  await tx.delete(invitation).where(eq(invitation.id, id));
}

/** An invitation with the content that its recipient sees. */
export async function readInvitation(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      id: invitation.id,
      companyId: invitation.companyId,
      companyName: company.brandName,
      email: invitation.email,
      role: invitation.role,
      locale: invitation.locale,
      invitedBy: userAccount.name,
    })
    .from(invitation)
    .innerJoin(company, eq(company.id, invitation.companyId))
    .innerJoin(userAccount, eq(userAccount.id, invitation.invitedBy))
    .where(eq(invitation.id, id));
  return row ?? null;
}
export type ReadInvitation = NonNullable<Awaited<ReturnType<typeof readInvitation>>>;

/** Locks the user with an address, so that they can't join twice at once. */
export async function lockInvited(tx: Tx, email: string) {
  const [row] = await tx
    .select({
      id: userAccount.id,
      companyId: userAccount.companyId,
      emailVerified: userAccount.emailVerified,
    })
    .from(userAccount)
    .where(eq(userAccount.email, email))
    .for('update');
  return row ?? null;
}

/** Gives an account to the reader who confirmed its address, with their name. */
export async function takeOver(tx: Tx, userId: string, name: string): Promise<void> {
  await tx.update(userAccount).set({ name, emailVerified: true }).where(eq(userAccount.id, userId));
}
