import type { MailTemplate } from '../../../platform/mail/index.ts';
import { accountMail } from '../account-mail.ts';
import { linkMinutes } from '../one-time-token.ts';

type WithLink = Readonly<{ name: string; brandName: string; url: string }>;

export const resetPasswordMail: MailTemplate<WithLink> = accountMail('reset-password', {
  minutes: linkMinutes['reset-password'],
});
export const loginLinkMail: MailTemplate<WithLink> = accountMail('login-link', {
  minutes: linkMinutes.login,
});
export const passwordChangedMail: MailTemplate<WithLink> = accountMail('password-changed');
