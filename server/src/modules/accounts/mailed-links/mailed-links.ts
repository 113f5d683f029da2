import { localePath } from 'shared-kit/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { type MailText, queueMail, renderMail } from '../../../platform/mail/index.ts';
import { hashPassword } from '../password.ts';
import { endSessionsOf, findMailable, type Mailable, replacePassword } from '../repository.ts';
import { loginLinkMail, passwordChangedMail, resetPasswordMail } from './mails.ts';
import { issueToken, isValidToken, redeemToken, voidTokens } from './one-time-token.ts';

type Parts = Readonly<{
  db: Database;
  clock: Clock;
  brandName: string;
  /** Of the addresses in the mail, such as `https://market.example`. */
  origin: string;
}>;

/** Mails a link to set a new password, if the address belongs to somebody. */
export const mailResetLink = (parts: Parts, email: string): Promise<void> =>
  parts.db.transaction(async (tx) => {
    const user = await findMailable(tx, { email });
    if (user) await sendResetLink(parts, tx, user);
  });

/**
 * Mails a link that signs in, if the address belongs to somebody. One who never proved that the address is
 * theirs may have been registered by another, who knows the password: they get a link to set a new one.
 */
export const mailLoginLink = (parts: Parts, email: string, redirect: string | null): Promise<void> =>
  parts.db.transaction(async (tx) => {
    const user = await findMailable(tx, { email });
    if (!user) return;
    if (!user.emailVerified) return sendResetLink(parts, tx, user);
    const now = parts.clock();
    const { token, expiresAt } = await issueToken(tx, 'login', user.id, now);
    const query = redirect ? `?redirect=${encodeURIComponent(redirect)}` : '';
    const url = addressOf(parts, user, `/login/${token}${query}`);
    const text = loginLinkMail[user.locale]({ name: user.name, brandName: parts.brandName, url });
    await send(parts, tx, user, text, expiresAt);
  });

export const isResetLinkValid = ({ db, clock }: Parts, token: string): Promise<boolean> =>
  isValidToken(db, 'reset-password', token, clock());

/** Sets the password that a mailed link allows to set, and ends everything that the old one had opened. */
export async function resetPassword(parts: Parts, token: string, password: string): Promise<void> {
  // Before anything is hashed, which costs more than asking.
  if (!(await isResetLinkValid(parts, token))) throw new AppError('auth.link-invalid');
  const passwordHash = await hashPassword(password);
  await parts.db.transaction(async (tx) => {
    const now = parts.clock();
    const userId = await redeemToken(tx, 'reset-password', token, now);
    const user = userId ? await findMailable(tx, { id: userId }) : null;
    if (!user) throw new AppError('auth.link-invalid');
    await replacePassword(tx, user.id, passwordHash);
    await endSessionsOf(tx, user.id);
    await voidTokens(tx, user.id);
    const url = addressOf(parts, user, '/forgot-password');
    const text = passwordChangedMail[user.locale]({ name: user.name, brandName: parts.brandName, url });
    await send(parts, tx, user, text, new Date(now.getTime() + 3 * 24 * 60 * 60_000));
  });
}

async function sendResetLink(parts: Parts, tx: Tx, user: Mailable): Promise<void> {
  const { token, expiresAt } = await issueToken(tx, 'reset-password', user.id, parts.clock());
  const url = addressOf(parts, user, `/reset-password/${token}`);
  const text = resetPasswordMail[user.locale]({ name: user.name, brandName: parts.brandName, url });
  await send(parts, tx, user, text, expiresAt);
}

const addressOf = ({ origin }: Parts, { locale }: Mailable, path: string) =>
  origin + localePath(path, locale);

const send = (
  { clock, brandName }: Parts,
  tx: Tx,
  user: Mailable,
  text: MailText,
  usefulUntil: Date,
): Promise<void> =>
  queueMail(tx, { to: user.email, content: renderMail(text, user.locale, brandName), usefulUntil }, clock());
