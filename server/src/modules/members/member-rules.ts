import type { ErrorCode } from 'shared-kit/contract/errors';
import type { invitedStandings } from 'shared-kit/contract/members';
import type { companyRoles } from 'shared-kit/contract/session';

export type CompanyRole = (typeof companyRoles)[number];
type Member = Readonly<{ id: string; role: CompanyRole }>;
export type Verdict = 'granted' | ErrorCode;

/** A company must always keep one owner. */
const isLastOwner = (members: readonly Member[], id: string): boolean => {
  const owners = members.filter(({ role }) => role === 'owner');
  return owners.length === 1 && owners[0]?.id === id;
};

type Asking = Readonly<{
  /** All members of the actor's company, read under the lock. */
  members: readonly Member[];
  askerId: string;
  memberId: string;
}>;

const isOwner = ({ members, askerId }: Asking): boolean =>
  members.some(({ id, role }) => id === askerId && role === 'owner');
const isMember = ({ members, memberId }: Asking): boolean => members.some(({ id }) => id === memberId);

/** Only an owner gives roles, to members of their own company. */
export function mayGiveRole(asking: Asking, role: CompanyRole): Verdict {
  if (!isOwner(asking)) return 'access.forbidden';
  if (!isMember(asking)) return 'member.not-found';
  if (role !== 'owner' && isLastOwner(asking.members, asking.memberId)) return 'member.last-owner';
  return 'granted';
}

/** An owner may remove anybody, and everybody may leave. Others don't learn who is a member elsewhere. */
export function mayRemove(asking: Asking): Verdict {
  if (!isMember(asking)) return 'member.not-found';
  if (asking.askerId !== asking.memberId && !isOwner(asking)) return 'access.forbidden';
  if (isLastOwner(asking.members, asking.memberId)) return 'member.last-owner';
  return 'granted';
}

type Invited = Readonly<{ companyId: string | null; emailVerified: boolean }>;
export type Standing = (typeof invitedStandings)[number];

/**
 * The invited user's relation to the company. An unconfirmed account counts as new: its password may be a stranger's
 * who registered with the address.
 */
export function standingOf(person: Invited | null, companyId: string): Standing {
  if (person?.companyId === companyId) return 'already-member';
  if (person?.companyId) return 'other-company';
  return person?.emailVerified ? 'known' : 'new';
}

/** Whether a user in this position can still accept an invitation. */
export const mayJoin = (standing: Standing): Verdict => {
  if (standing === 'other-company') return 'member.other-company';
  return standing === 'already-member' ? 'member.exists' : 'granted';
};
