import type { ContactInput, ContactTopic, Locale } from 'shared-kit/contract';
import type { MailText } from '../../platform/mail/index.ts';

const topics: Readonly<Record<Locale, Readonly<Record<ContactTopic, string>>>> = {
  en: { buying: 'buying', selling: 'selling', banking: 'financing', account: 'an account', other: 'other' },
  tr: { buying: 'alım', selling: 'satış', banking: 'finansman', account: 'hesap', other: 'diğer' },
};

/** To the market's staff, with everything that was written. */
export const messageMail = (input: ContactInput): MailText => {
  const { name, email, company, topic, message, locale } = input;
  const sender = [name, company, email].filter(Boolean).join(' · ');
  const about = topics[locale][topic];
  const subject = { en: `Message from ${name} (${about})`, tr: `${name}: yeni mesaj (${about})` };
  return { subject: subject[locale], before: [sender, ...message.split(/\s*\n\s*/)], after: [] };
};

/** To whoever wrote, without their words: the address is not proved, and must not receive somebody's advertisement. */
export const receivedMail = ({ name, locale }: ContactInput, brandName: string): MailText =>
  ({
    en: {
      subject: 'We have your message',
      before: [
        `Hello ${name},`,
        `Your message has reached the staff of ${brandName}. They answer to this address.`,
      ],
      after: ['If you did not write to us, you need not do anything.'],
    },
    tr: {
      subject: 'Mesajınız bize ulaştı',
      before: [`Sayın ${name},`, `Mesajınız ${brandName} ekibine ulaştı. Yanıt bu adrese gönderilecek.`],
      after: ['Bize siz yazmadıysanız bir şey yapmanıza gerek yoktur.'],
    },
  })[locale];
