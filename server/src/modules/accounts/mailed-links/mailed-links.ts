import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { hasFreshLink, issueToken, isValidToken, redeemToken } from '../one-time-token.ts';
import { hashPassword } from '../password.ts';
import { proveAddress } from '../registering/new-user.ts';
import { findMailable, lockMailable, type Mailable } from '../repository.ts';
import { addressFor, type MailParts, noticeUsefulUntil, sendToUser } from '../send-to-user.ts';
import { setPassword } from '../set-password.ts';
import { loginLinkMail, passwordChangedMail, resetPasswordMail } from './mails.ts';

/** Mails a link to set a new password, if the address has an account. */
export const mailResetLink = (parts: MailParts, email: string): Promise<void> =>
  parts.db.transaction(async (tx) => {
    const user = await lockMailable(tx, email);
    if (user) await sendResetLink(parts, tx, user);
  });

/**
 * Mails a link that signs in, if the address has an account. An account with an unconfirmed address may be a
 * stranger's, who knows the password: its mail has a link to set a new password.
 */
export const mailLoginLink = (parts: MailParts, email: string, redirect: string | null): Promise<void> =>
  parts.db.transaction(async (tx) => {
    const user = await lockMailable(tx, email);
    if (!user) return;
    if (!user.emailVerified) return sendResetLink(parts, tx, user);
    const now = parts.clock();
    if (await hasFreshLink(tx, 'login', user.id, now)) return;
    const { token, expiresAt } = await issueToken(tx, 'login', user.id, now);
    const query = redirect ? `?redirect=${encodeURIComponent(redirect)}` : '';
    const url = addressFor(parts, user, `/login/${token}${query}`);
    const text = loginLinkMail(user.locale, { name: user.name, brandName: parts.brandName, url });
    await sendToUser(parts, tx, user, text, expiresAt);
  });

export const isResetLinkValid = ({ db, clock }: MailParts, token: string): Promise<boolean> =>
  isValidToken(db, 'reset-password', token, clock());

/** Sets the password that a mailed link allows, and ends all sessions of the old one. */
export async function resetPassword(parts: MailParts, token: string, password: string): Promise<void> {
  // Checked first, because hashing costs more.
  if (!(await isResetLinkValid(parts, token))) throw new AppError('auth.link-invalid');
  const passwordHash = await hashPassword(password);
  await parts.db.transaction(async (tx) => {
    const now = parts.clock();
    const userId = await redeemToken(tx, 'reset-password', token, now);
    const user = userId ? await findMailable(tx, { id: userId }) : null;
    if (!user) throw new AppError('auth.link-invalid');
    await proveAddress(tx, user.id, now);
    await setPassword(tx, user.id, passwordHash);
    const url = addressFor(parts, user, '/forgot-password');
    const text = passwordChangedMail(user.locale, { name: user.name, brandName: parts.brandName, url });
    await sendToUser(parts, tx, user, text, noticeUsefulUntil(now));
  });
}

async function sendResetLink(parts: MailParts, tx: Tx, user: Mailable): Promise<void> {
  if (await hasFreshLink(tx, 'reset-password', user.id, parts.clock())) return;
  const { token, expiresAt } = await issueToken(tx, 'reset-password', user.id, parts.clock());
  const url = addressFor(parts, user, `/reset-password/${token}`);
  const text = resetPasswordMail(user.locale, { name: user.name, brandName: parts.brandName, url });
  await sendToUser(parts, tx, user, text, expiresAt);
}
