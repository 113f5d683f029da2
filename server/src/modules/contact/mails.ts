import type { ContactInput } from 'shared-kit/contract/contact';
import { sayFrom } from 'shared-kit/contract/languages';
import { type MailText, mailText } from '../../platform/mail/index.ts';
import { messagesBeside } from '../../platform/messages.ts';
import type en from './messages/en.json';

const messages = messagesBeside<typeof en>(import.meta.url);
const say = sayFrom(messages);

/** For the market's staff, with the whole message. */
export const messageMail = (input: ContactInput): MailText => {
  const { name, email, company, topic, message, locale } = input;
  const sender = [name, company, email].filter(Boolean).join(' · ');
  return {
    subject: say(locale, 'to-staff.subject', { name, topic: say(locale, `topic.${topic}`) }),
    before: [sender, ...message.split(/\s*\n\s*/)],
    after: [],
  };
};

/** For the sender, without their text: the address is unconfirmed and must not receive somebody's advertisement. */
export const receivedMail = ({ name, locale }: ContactInput, brandName: string): MailText =>
  mailText({ messages, locale, name: 'received' }, { name, brandName });
