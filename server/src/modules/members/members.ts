import type { Locale } from 'shared-kit/contract/languages';
import type { MembersAnswer } from 'shared-kit/contract/members';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import {
  addressFor,
  findMailable,
  issueToken,
  type MailParts,
  noticeUsefulUntil,
  sendToUser,
  voidInvitationTokens,
} from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import { findCompany } from '../companies/index.ts';
import { endPowerOf } from '../signing/index.ts';
import { invitationMail, removedMail } from './mails.ts';
import { type CompanyRole, mayGiveRole, mayRemove, type Verdict } from './member-rules.ts';
import {
  deleteInvitation,
  findInvitation,
  listInvitations,
  listMembers,
  lockCompany,
  putInvitation,
  setMembership,
} from './repository.ts';

type Asker = Readonly<{ userId: string; companyId: string; companyRole: CompanyRole | null }>;

export function enforce(verdict: Verdict): void {
  if (verdict !== 'granted') throw new AppError(verdict);
}

export async function readMembers(
  { db, clock }: MailParts,
  { userId, companyId, companyRole }: Asker,
): Promise<MembersAnswer> {
  const members = await listMembers(db, companyId);
  const invitations = companyRole === 'owner' ? await listInvitations(db, companyId) : [];
  return {
    members: members.map(({ id, name, email, role }) => ({ id, name, email, role, isYou: id === userId })),
    invitations: invitations.map(({ id, email, role, expiresAt }) => ({
      id,
      email,
      role,
      expiresAt: expiresAt.toISOString(),
      hasExpired: expiresAt <= clock(),
    })),
  };
}

/** Data for the rules, read under a lock until the transaction ends. */
async function askingOf(tx: Tx, { userId, companyId }: Asker, memberId: string) {
  await lockCompany(tx, companyId);
  return { members: await listMembers(tx, companyId), askerId: userId, memberId };
}

export const giveRole = (
  { db }: MailParts,
  asker: Asker,
  { memberId, role }: Readonly<{ memberId: string; role: CompanyRole }>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const asking = await askingOf(tx, asker, memberId);
    enforce(mayGiveRole(asking, role));
    const { companyId } = asker;
    await setMembership(tx, memberId, { companyId, role });
    const from = asking.members.find(({ id }) => id === memberId)?.role ?? null;
    if (from === role) return;
    await record(tx, {
      action: 'member.role-changed',
      companyId,
      by: asker.userId,
      subject: memberId,
      changes: [{ field: 'role', from, to: role }],
    });
  });

/** Removes a member, by an owner or by themselves. A member removed by an owner gets a mail. */
export const removeMember = (parts: MailParts, asker: Asker, memberId: string): Promise<void> =>
  parts.db.transaction(async (tx) => {
    const asking = await askingOf(tx, asker, memberId);
    enforce(mayRemove(asking));
    await setMembership(tx, memberId, null);
    const { companyId, userId: by } = asker;
    await endPowerOf(tx, { companyId, userId: memberId, by, now: parts.clock() });
    const removed = asking.members.find(({ id }) => id === memberId);
    await record(tx, {
      action: 'member.removed',
      companyId,
      by,
      subject: memberId,
      changes: [{ field: 'role', from: removed?.role ?? null, to: null }],
    });
    if (!removed || memberId === asker.userId) return;
    const text = removedMail(removed.locale, {
      name: removed.name,
      brandName: parts.brandName,
      company: await nameOf(tx, asker.companyId),
    });
    await sendToUser(parts, tx, removed, text, noticeUsefulUntil(parts.clock()));
  });

const nameOf = async (tx: Tx, companyId: string) => (await findCompany(tx, companyId))?.brandName ?? '';

type Wish = Readonly<{ email: string; role: CompanyRole; locale: Locale }>;

/** Mails an invitation. The answer doesn't reveal whether the address has an account or another company. */
export const invite = (parts: MailParts, asker: Asker, wish: Wish): Promise<void> =>
  parts.db.transaction(async (tx) => {
    await lockCompany(tx, asker.companyId);
    const members = await listMembers(tx, asker.companyId);
    if (members.some(({ email }) => email === wish.email)) throw new AppError('member.exists');
    await sendInvitation(parts, tx, asker, wish);
  });

/** Mails a new link for another seven days; the previous one becomes invalid. */
export const resendInvitation = (parts: MailParts, asker: Asker, id: string): Promise<void> =>
  parts.db.transaction(async (tx) => {
    await lockCompany(tx, asker.companyId);
    const open = await findInvitation(tx, asker.companyId, id);
    if (!open) throw new AppError('invitation.not-found');
    await sendInvitation(parts, tx, asker, open);
  });

export const revokeInvitation = ({ db }: MailParts, asker: Asker, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await findInvitation(tx, asker.companyId, id))) throw new AppError('invitation.not-found');
    await voidInvitationTokens(tx, id);
    await deleteInvitation(tx, id);
    const { companyId, userId: by } = asker;
    await record(tx, { action: 'member.invitation-withdrawn', companyId, by, changes: [] });
  });

async function sendInvitation(parts: MailParts, tx: Tx, asker: Asker, wish: Wish): Promise<void> {
  const now = parts.clock();
  const { companyId, userId } = asker;
  const { email, role, locale } = wish;
  const values = { companyId, email, role, locale, invitedBy: userId, sentAt: now };
  const { id } = await putInvitation(tx, { ...values, expiresAt: now });
  await voidInvitationTokens(tx, id);
  const { token, expiresAt } = await issueToken(tx, 'invitation', id, now);
  await putInvitation(tx, { ...values, expiresAt });
  // Of an address that may have no account only the fact is kept.
  await record(tx, {
    action: 'member.invited',
    companyId,
    by: userId,
    changes: [
      { field: 'email', from: null, to: null },
      { field: 'role', from: null, to: role },
    ],
  });
  const inviter = await findMailable(tx, { id: userId });
  const text = invitationMail(locale, {
    brandName: parts.brandName,
    company: await nameOf(tx, companyId),
    inviter: inviter?.name ?? '',
    role,
    url: addressFor(parts, wish, `/login/${token}?for=invitation`),
  });
  await sendToUser(parts, tx, wish, text, expiresAt);
}
