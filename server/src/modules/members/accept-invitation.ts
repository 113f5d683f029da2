import type { InvitationLook } from 'shared-kit/contract/members';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import {
  createUser,
  endSessionsOf,
  hashPassword,
  type MailParts,
  recordPassword,
  redeemToken,
  replacePassword,
  subjectOf,
} from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import { mayJoin, standingOf } from './member-rules.ts';
import { enforce } from './members.ts';
import {
  deleteInvitation,
  lockCompany,
  lockInvited,
  type ReadInvitation,
  readInvitation,
  setMembership,
  takeOver,
} from './repository.ts';

const dead = () => new AppError('auth.link-invalid');

/** An invitation's content for its recipient, without using it up. */
export const lookAtInvitation = ({ db, clock }: MailParts, token: string): Promise<InvitationLook> =>
  db.transaction(async (tx) => {
    const id = await subjectOf(tx, 'invitation', token, clock());
    const found = id ? await readInvitation(tx, id) : null;
    if (!found) throw dead();
    const { companyName, invitedBy, email, role } = found;
    const standing = standingOf(await lockInvited(tx, email), found.companyId);
    return { companyName, invitedBy, email, role, standing };
  });

type NewPerson = Readonly<{ name: string; password: string }>;

/**
 * Joins the company and returns the user to sign in: reading the mail confirmed the address. `person` is the data of
 * somebody without an account. `begin` runs in the same transaction.
 */
export async function acceptInvitation<Begun>(
  { db, clock }: MailParts,
  { token, person }: Readonly<{ token: string; person: NewPerson | null }>,
  begin: (tx: Tx, userId: string) => Promise<Begun>,
): Promise<Begun> {
  // Checked first, because hashing costs more.
  if (!(await subjectOf(db, 'invitation', token, clock()))) throw dead();
  const passwordHash = person && (await hashPassword(person.password));
  return db.transaction(async (tx) => {
    const id = await redeemToken(tx, 'invitation', token, clock());
    const found = id ? await readInvitation(tx, id) : null;
    if (!found) throw dead();
    await lockCompany(tx, found.companyId);
    const invited = await lockInvited(tx, found.email);
    const standing = standingOf(invited, found.companyId);
    enforce(mayJoin(standing));
    const known = standing === 'known' ? (invited?.id ?? null) : null;
    const userId =
      known ?? (await settle(tx, found, invited, person && { ...person, passwordHash: passwordHash ?? '' }));
    await setMembership(tx, userId, { companyId: found.companyId, role: found.role });
    await record(tx, {
      action: 'member.joined',
      companyId: found.companyId,
      by: userId,
      subject: userId,
      changes: [{ field: 'role', from: null, to: found.role }],
    });
    await deleteInvitation(tx, found.id);
    return begin(tx, userId);
  });
}

/** Creates an account, or gives one with an unconfirmed address its reader's password and name. */
async function settle(
  tx: Tx,
  { email, locale }: ReadInvitation,
  invited: Readonly<{ id: string }> | null,
  person: Readonly<{ name: string; passwordHash: string }> | null,
): Promise<string> {
  if (!person) {
    const missing = ['name', 'password'].map((name) => ({ name, reason: 'missing' }));
    throw new AppError('request.body-invalid', { errors: missing });
  }
  if (!invited) return createUser(tx, { ...person, email, locale });
  await endSessionsOf(tx, invited.id);
  await replacePassword(tx, invited.id, person.passwordHash);
  await recordPassword(tx, invited.id);
  await takeOver(tx, invited.id, person.name);
  return invited.id;
}
