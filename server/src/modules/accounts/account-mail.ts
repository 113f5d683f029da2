import type { TextValues } from 'shared-kit/contract/languages';
import { type MailName, type MailTemplate, mailText } from '../../platform/mail/index.ts';
import { messagesBeside } from '../../platform/messages.ts';
import type en from './messages/en.json';

export const messages = messagesBeside<typeof en>(import.meta.url);

/** A mail about somebody's own account. `facts` are the same for everybody. */
export const accountMail =
  (name: MailName<typeof en>, facts: TextValues = {}): MailTemplate<TextValues> =>
  (locale, values) =>
    mailText({ messages, locale, name }, { ...values, ...facts });
