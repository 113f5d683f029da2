import { requirementNamed } from 'shared-kit/contract/documents';
import { declineWords } from 'shared-kit/contract/financing';
import { type Locale, languageOf, sayFrom } from 'shared-kit/contract/languages';
import type { NotificationEvent } from 'shared-kit/contract/notifications';
import { type MailText, mailText } from '../../platform/mail/index.ts';
import { messagesBeside } from '../../platform/messages.ts';
import type en from './messages/en.json';

export const messages: Readonly<Record<Locale, typeof en & EventMessages>> = messagesBeside<typeof en>(
  import.meta.url,
);
const say = sayFrom(messages);

/** Every event has a mail: the compiler names what the message files lack. */
type EventMessages = Readonly<
  Record<`event.${NotificationEvent}.${'subject' | 'before' | 'action'}`, string>
>;
type Notice = Readonly<{ event: NotificationEvent; params: Readonly<Record<string, string>> }>;
type Letter = Readonly<{ name: string; url: string | null; choicesUrl: string }>;

/** Formats days, which are ISO dates, and names documents and causes; other values stay unchanged. */
const written = (name: string, value: string, locale: Locale): string => {
  if (name === 'document') return requirementNamed(value, locale);
  if (name === 'cause') return declineWords(value, locale);
  return name === 'day'
    ? new Intl.DateTimeFormat(languageOf(locale).format, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(value),
      )
    : value;
};

/** The mail about an event in its reader's language. */
export function noticeMail({ event, params }: Notice, locale: Locale, letter: Letter): MailText {
  const { name, url, choicesUrl } = letter;
  const values = Object.fromEntries(
    Object.entries(params).map(([param, value]) => [param, written(param, value, locale)]),
  );
  const text = mailText({ messages, locale, name: `event.${event}` }, { ...values, url: url ?? '' });
  return {
    ...text,
    before: [say(locale, 'letter.greeting', { name }), ...text.before],
    after: [say(locale, 'letter.choices', { choicesUrl })],
  };
}
