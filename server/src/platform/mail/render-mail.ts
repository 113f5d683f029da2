import { type Locale, sayFrom } from 'shared-kit/contract/languages';
import { escapeHtml } from '../escape-html.ts';
import { messagesBeside } from '../messages.ts';
import type en from './messages/en.json';

const say = sayFrom(messagesBeside<typeof en>(import.meta.url));

/** A mail's texts as plain text; rendering escapes them. */
export type MailText = Readonly<{
  subject: string;
  /** Paragraphs before the button. */
  before: readonly string[];
  action?: Readonly<{ label: string; url: string }>;
  /** Paragraphs after the button. */
  after: readonly string[];
}>;

export type RenderedMail = Readonly<{ locale: Locale; subject: string; plainText: string; html: string }>;

/** A mail as plain text and as HTML that loads nothing. */
export function renderMail(text: MailText, locale: Locale, brandName: string): RenderedMail {
  return {
    locale,
    subject: `${text.subject} · ${brandName}`.replace(/[\r\n]+/g, ' '),
    plainText: plainTextOf(text, brandName),
    html: htmlOf(text, locale, brandName),
  };
}

function plainTextOf({ subject, before, action, after }: MailText, brandName: string): string {
  const parts = [subject, ...before, ...(action ? [`${action.label}:\n${action.url}`] : []), ...after];
  return `${[...parts, `-- \n${brandName}`].join('\n\n')}\n`;
}

// Not every mail program supports classes and custom properties, so each element has its own style.
const look = {
  body: 'margin:0;padding:24px 12px;background:#f3f5f3;color:#17201c;font:16px/24px Archivo,Arial,sans-serif',
  sheet: 'max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border-top:4px solid #067a56',
  brand: 'margin:0 0 20px;font-weight:700',
  title: 'margin:0 0 16px;font-size:24px;line-height:30px',
  paragraph: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:12px 20px;background:#067a56;color:#ffffff;font-weight:600;text-decoration:none;border-radius:3px',
  small: 'margin:0 0 16px;font-size:14px;line-height:20px;color:#4a554f;overflow-wrap:anywhere',
};

function htmlOf({ subject, before, action, after }: MailText, locale: Locale, brand: string) {
  const paragraph = (words: string) => `<p style="${look.paragraph}">${escapeHtml(words)}</p>`;
  const url = action && escapeHtml(action.url);
  return [
    '<!doctype html>',
    `<html lang="${locale}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${look.body}">`,
    `<div role="article" aria-label="${escapeHtml(subject)}" style="${look.sheet}">`,
    `<p style="${look.brand}">${escapeHtml(brand)}</p>`,
    `<h1 style="${look.title}">${escapeHtml(subject)}</h1>`,
    ...before.map(paragraph),
    ...(action
      ? [
          `<p style="${look.paragraph}"><a href="${url}" style="${look.button}">${escapeHtml(action.label)}</a></p>`,
        ]
      : []),
    ...after.map(paragraph),
    ...(action
      ? [
          `<p style="${look.small}">${escapeHtml(say(locale, 'address-hint'))}<br><a href="${url}" style="color:#1d4fbf">${url}</a></p>`,
        ]
      : []),
    '</div></body></html>',
  ].join('\n');
}
