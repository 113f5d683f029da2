import { fillIn, type Locale, type TextValues } from 'shared-kit/contract/languages';
import type { MailText } from './render-mail.ts';

type Messages = Readonly<Record<Locale, Readonly<Record<string, string>>>>;
type MailKey<Keys> = Extract<keyof Keys, `${string}.subject`>;
/** The names of the mails in message files: `login-link` for `login-link.subject`. */
export type MailName<Keys> = MailKey<Keys> extends `${infer Name}.subject` ? Name : never;
export type MailTemplate<Values> = (locale: Locale, values: Values) => MailText;

/** Each line is a paragraph. Leaves out those that name a missing value. */
export const paragraphs = (text: string | undefined, values: TextValues): string[] =>
  (text?.split('\n') ?? [])
    .filter((line) => ![...line.matchAll(/\{\{(\w+)\}\}/g)].some(([, name = '']) => values[name] === ''))
    .map((line) => fillIn(line, values));

/** The mail `name`: its subject, the text `before` its button, and `action` and `after` if it has them. */
export function mailText(
  { messages, locale, name }: Readonly<{ messages: Messages; locale: Locale; name: string }>,
  { url, ...values }: TextValues,
): MailText {
  const texts = messages[locale];
  const label = texts[`${name}.action`];
  return {
    subject: fillIn(texts[`${name}.subject`] ?? '', values),
    before: paragraphs(texts[`${name}.before`], values),
    ...(label && url && { action: { label, url: String(url) } }),
    after: paragraphs(texts[`${name}.after`], values),
  };
}
