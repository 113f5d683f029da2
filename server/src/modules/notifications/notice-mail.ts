import type { Locale, NotificationEvent } from 'shared-kit/contract';
import type { MailText } from '../../platform/mail/index.ts';
import { type MailTemplate, mailAddressHint } from '../accounts/index.ts';
import { english } from './mail-words/en.ts';
import { turkish } from './mail-words/tr.ts';

export const mailWords = { en: english, tr: turkish } as const;

type Notice = Readonly<{ event: NotificationEvent; params: Readonly<Record<string, string>> }>;
type Letter = Readonly<{ name: string; url: string | null; choicesUrl: string }>;

const around: MailTemplate<Pick<Letter, 'name' | 'choicesUrl'>> = {
  en: ({ name, choicesUrl }) => ({
    subject: '',
    before: [`Hello ${name},`],
    after: [`You choose what you get mails about in your profile: ${choicesUrl}`],
    addressHint: mailAddressHint.en,
  }),
  tr: ({ name, choicesUrl }) => ({
    subject: '',
    before: [`Sayın ${name},`],
    after: [`Hangi konularda e-posta alacağınızı profilinizde seçebilirsiniz: ${choicesUrl}`],
    addressHint: mailAddressHint.tr,
  }),
};

/** Days travel as ISO dates; everything else stands as it is. */
const written = (name: string, value: string, locale: Locale): string =>
  name === 'day'
    ? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value))
    : value;

/** The mail about an event, as its reader understands it. */
export function noticeMail({ event, params }: Notice, locale: Locale, letter: Letter): MailText {
  const { subject, body, action } = mailWords[locale][event];
  const values = new Map(Object.entries(params).map(([name, value]) => [name, written(name, value, locale)]));
  // In one go, so that a brace in somebody's words is never read as a place for another value.
  const fill = (words: string) => words.replace(/\{(\w+)\}/g, (whole, name) => values.get(name) ?? whole);
  // A paragraph about something that isn't there says nothing.
  const isSaid = (words: string) =>
    ![...words.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => values.get(name) === '');
  const frame = around[locale](letter);
  return {
    ...frame,
    subject: fill(subject),
    before: [...frame.before, ...body.filter(isSaid).map(fill)],
    ...(letter.url !== null && { action: { label: action, url: letter.url } }),
  };
}
