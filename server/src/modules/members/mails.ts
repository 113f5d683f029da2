import { sayFrom } from 'shared-kit/contract/languages';
import { type MailTemplate, mailText } from '../../platform/mail/index.ts';
import { messagesBeside } from '../../platform/messages.ts';
import type { CompanyRole } from './member-rules.ts';
import type en from './messages/en.json';

type Invited = Readonly<{
  brandName: string;
  company: string;
  inviter: string;
  role: CompanyRole;
  url: string;
}>;

const messages = messagesBeside<typeof en>(import.meta.url);
const say = sayFrom(messages);

export const invitationMail: MailTemplate<Invited> = (locale, { role, ...values }) =>
  mailText({ messages, locale, name: 'invitation' }, { ...values, role: say(locale, `role.${role}`) });

export const removedMail: MailTemplate<Readonly<{ name: string; brandName: string; company: string }>> = (
  locale,
  values,
) => mailText({ messages, locale, name: 'removed' }, values);
