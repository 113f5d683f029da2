import type { MailTemplate } from '../../../platform/mail/index.ts';
import { accountMail } from '../account-mail.ts';
import { linkMinutes } from '../one-time-token.ts';

type Reader = Readonly<{ name: string; brandName: string }>;
type WithLink = Reader & Readonly<{ url: string }>;

export const newEmailMail: MailTemplate<WithLink> = accountMail('new-email', {
  minutes: linkMinutes['new-email'],
});
/** Sent to the old address. */
export const emailChangedMail: MailTemplate<Reader & Readonly<{ email: string }>> =
  accountMail('email-changed');
export const ownPasswordChangedMail: MailTemplate<WithLink> = accountMail('own-password-changed');
