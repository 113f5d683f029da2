import type { Tx } from '../../../platform/db/index.ts';
import { countAttempt } from '../limit-attempts.ts';
import { hasFreshLink, issueToken } from '../one-time-token.ts';
import { findPasswordHash } from '../own-account/repository.ts';
import { passwordMatches } from '../password.ts';
import { lockMailable, type Mailable } from '../repository.ts';
import { addressFor, type MailParts, noticeUsefulUntil, sendToUser } from '../send-to-user.ts';
import { accountExistsMail, confirmAddressMail, unfinishedAccountMail } from './mails.ts';

/** Mails a link that confirms the address and signs in, if the address is unconfirmed. */
export async function mailConfirmation(
  parts: MailParts,
  tx: Tx,
  email: string,
  redirect: string | null,
): Promise<void> {
  const user = await lockMailable(tx, email);
  if (!user || user.emailVerified) return;
  if (await hasFreshLink(tx, 'confirm-address', user.id, parts.clock())) return;
  const { token, expiresAt } = await issueToken(tx, 'confirm-address', user.id, parts.clock());
  const query = new URLSearchParams({ for: 'confirm-address', ...(redirect && { redirect }) });
  await send(parts, tx, user, confirmAddressMail, `/login/${token}?${query}`, expiresAt);
}

/**
 * Mails somebody who registers again. With the same password they probably missed the first mail and get another link.
 * With a different password it may be somebody else, so only setting a password by mail lets them in.
 */
export async function mailToRegistered(
  parts: MailParts,
  tx: Tx,
  {
    email,
    password,
    redirect,
    loginPath,
  }: Readonly<{ email: string; password: string; redirect: string | null; loginPath: string }>,
): Promise<void> {
  const user = await lockMailable(tx, email);
  if (!user) return;
  if (user.emailVerified) {
    const said = await countAttempt(
      tx,
      { what: 'registration.exists', who: email, windowSeconds: 600 },
      parts.clock(),
    );
    if (said.count > 1) return;
    return send(parts, tx, user, accountExistsMail, loginPath, noticeUsefulUntil(parts.clock()));
  }
  const hash = await findPasswordHash(tx, user.id);
  if (hash && (await passwordMatches({ hash, password })))
    return mailConfirmation(parts, tx, email, redirect);
  if (await hasFreshLink(tx, 'reset-password', user.id, parts.clock())) return;
  const { token, expiresAt } = await issueToken(tx, 'reset-password', user.id, parts.clock());
  await send(parts, tx, user, unfinishedAccountMail, `/reset-password/${token}`, expiresAt);
}

const send = (
  parts: MailParts,
  tx: Tx,
  user: Mailable,
  template: typeof confirmAddressMail,
  path: string,
  usefulUntil: Date,
): Promise<void> => {
  const url = addressFor(parts, user, path);
  const text = template(user.locale, { name: user.name, brandName: parts.brandName, url });
  return sendToUser(parts, tx, user, text, usefulUntil);
};
