import type { MailTemplate } from '../../../platform/mail/index.ts';
import { accountMail } from '../account-mail.ts';
import { linkMinutes } from '../one-time-token.ts';

type WithLink = Readonly<{ name: string; brandName: string; url: string }>;

export const confirmAddressMail: MailTemplate<WithLink> = accountMail('confirm-address', {
  hours: linkMinutes['confirm-address'] / 60,
});
export const accountExistsMail: MailTemplate<WithLink> = accountMail('account-exists');
/** For somebody who registered before without confirming, and now gives another password: it may be somebody else. */
export const unfinishedAccountMail: MailTemplate<WithLink> = accountMail('unfinished-account', {
  minutes: linkMinutes['reset-password'],
});
