import type { OwnPerson } from 'shared-kit/contract/account';
import type { Locale } from 'shared-kit/contract/languages';
import { keptName } from 'shared-kit/contract/names';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import {
  awaitedEmail,
  issueToken,
  newEmailSubject,
  redeemToken,
  subjectOf,
  voidAwaitedEmail,
  voidTokens,
} from '../one-time-token.ts';
import { hashPassword, passwordMatches } from '../password.ts';
import { recordAccount, recordPassword } from '../record-account.ts';
import { replacePassword } from '../repository.ts';
import { addressFor, type MailParts, noticeUsefulUntil, sendToUser } from '../send-to-user.ts';
import { emailChangedMail, newEmailMail, ownPasswordChangedMail } from './mails.ts';
import { changePerson, endOtherSessions, findPasswordHash, isEmailTaken, lockPerson } from './repository.ts';

/** The session was valid a moment ago, but its user is gone. */
const gone = () => new AppError('auth.signed-out');

export const readPerson = ({ db, clock }: MailParts, userId: string): Promise<OwnPerson> =>
  db.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    if (!person) throw gone();
    const { name, email, locale } = person;
    const newEmail = await awaitedEmail(tx, userId, clock());
    return { name, email, locale, newEmail, hasPassword: (await findPasswordHash(tx, userId)) !== null };
  });

export const savePerson = (
  { db }: MailParts,
  userId: string,
  { name, locale }: Readonly<{ name: string; locale: Locale }>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    if (!person) throw gone();
    await changePerson(tx, userId, { name: keptName(person.name, name), locale });
  });

/** Requires the password, so that somebody at an unattended screen can't take over the account. */
async function askForPassword(tx: Tx, userId: string, password: string): Promise<void> {
  const hash = await findPasswordHash(tx, userId);
  if (!hash || !(await passwordMatches({ hash, password }))) throw new AppError('auth.credentials-wrong');
}

type Asking = Readonly<{ userId: string; token: string }>;

/** Replaces the password and ends all other sessions. */
export async function changePassword(
  parts: MailParts,
  { userId, token }: Asking,
  { current, password }: Readonly<{ current: string; password: string }>,
): Promise<void> {
  await askForPassword(parts.db, userId, current);
  const passwordHash = await hashPassword(password);
  await parts.db.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    if (!person) throw gone();
    // Checked again under the lock: another change may have set a different password.
    await askForPassword(tx, userId, current);
    await replacePassword(tx, userId, passwordHash);
    await recordPassword(tx, userId);
    await endOtherSessions(tx, userId, token);
    await voidTokens(tx, userId);
    const url = addressFor(parts, person, '/forgot-password');
    const text = ownPasswordChangedMail(person.locale, {
      name: person.name,
      brandName: parts.brandName,
      url,
    });
    await sendToUser(parts, tx, person, text, noticeUsefulUntil(parts.clock()));
  });
}

/**
 * Mails a link to the new address; the old one stays valid until it is used. If the address is taken, no mail is sent
 * and the answer is the same, so the user learns nothing.
 */
export const askForNewEmail = (
  parts: MailParts,
  userId: string,
  { email, password }: Readonly<{ email: string; password: string }>,
): Promise<void> =>
  parts.db.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    if (!person) throw gone();
    await askForPassword(tx, userId, password);
    await voidAwaitedEmail(tx, userId);
    if (email === person.email) return;
    const { token, expiresAt } = await issueToken(
      tx,
      'new-email',
      newEmailSubject(userId, email),
      parts.clock(),
    );
    if (await isEmailTaken(tx, email)) return;
    const url = addressFor(parts, person, `/login/${token}?for=new-email`);
    const text = newEmailMail(person.locale, { name: person.name, brandName: parts.brandName, url });
    await sendToUser(parts, tx, { ...person, email }, text, expiresAt);
  });

/** Replaces the old address by the new one and notifies the old one. */
export async function confirmNewEmail(parts: MailParts, token: string): Promise<void> {
  const subject = await subjectOf(parts.db, 'new-email', token, parts.clock());
  const [userId, email] = subject?.split(' ') ?? [];
  if (!userId || !email) throw new AppError('auth.link-invalid');
  await parts.db.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    const isUsed = (await redeemToken(tx, 'new-email', token, parts.clock())) !== subject;
    if (!person || isUsed || (await isEmailTaken(tx, email))) throw new AppError('auth.link-invalid');
    await changePerson(tx, userId, { email });
    await recordAccount(tx, userId, 'account.email-changed', {
      changes: [{ field: 'email', from: null, to: null }],
    });
    await voidTokens(tx, userId);
    const text = emailChangedMail(person.locale, { name: person.name, brandName: parts.brandName, email });
    await sendToUser(parts, tx, person, text, noticeUsefulUntil(parts.clock()));
  });
}
