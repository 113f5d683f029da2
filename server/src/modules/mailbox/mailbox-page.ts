import { createHash } from 'node:crypto';
import { type Locale, localePath, sayFrom } from 'shared-kit/contract/languages';
import { escapeHtml } from '../../platform/escape-html.ts';
import { messagesBeside } from '../../platform/messages.ts';
import type en from './messages/en.json';
import type { KeptMail } from './repository.ts';

const say = sayFrom(messagesBeside<typeof en>(import.meta.url));

const style = `
:root { color-scheme: light dark; font: 16px/24px Archivo, Arial, sans-serif }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
nav { display: flex; gap: 1rem }
a { color: light-dark(#1d4fbf, #9db8ff) }
ul { list-style: none; padding: 0; display: grid; gap: 1rem }
article { border: 1px solid GrayText; border-radius: 3px; padding: 1rem }
h2 { font-size: 1.125rem; margin: 0 }
p { margin: .25rem 0 .75rem; overflow-wrap: anywhere }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0 0 .75rem }
iframe { width: 100%; height: 30rem; border: 1px solid GrayText; background: #fff }
summary { cursor: pointer; min-height: 1.75rem }
`;
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Plain text with its http URLs as links. */
const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, at) => (at % 2 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part)))
    .join('');

/** All mails on one page, with the content security policy that it needs. */
export function mailboxPage(mails: readonly KeptMail[], locale: Locale, brandName: string) {
  const html = [
    '<!doctype html>',
    `<html lang="${locale}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${say(locale, 'mailbox.title')} · ${escapeHtml(brandName)}</title><style>${style}</style></head>`,
    `<body><main><h1>${say(locale, 'mailbox.title')}</h1><p>${say(locale, 'mailbox.about')}</p>`,
    `<nav><a href="/dev/mailbox?lang=${locale}">${say(locale, 'mailbox.refresh')}</a><a href="${localePath('/', locale)}">${say(locale, 'mailbox.home')}</a></nav>`,
    mails.length === 0
      ? `<p>${say(locale, 'mailbox.empty')}</p>`
      : `<ul>${mails.map((it) => item(it, locale)).join('\n')}</ul>`,
    '</main></body></html>',
  ].join('\n');
  return { html, policy };
}

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

function item(mail: KeptMail, locale: Locale): string {
  const at = `<time datetime="${mail.createdAt.toISOString()}">${time.format(mail.createdAt)} UTC</time>`;
  const frame = `<iframe src="/dev/mailbox/${mail.id}" title="${escapeHtml(mail.subject)}" sandbox loading="lazy"></iframe>`;
  return [
    `<li><article aria-labelledby="m-${mail.id}">`,
    `<h2 id="m-${mail.id}" lang="${escapeHtml(mail.locale)}">${escapeHtml(mail.subject)}</h2>`,
    `<p>${say(locale, 'mailbox.to')} ${escapeHtml(mail.recipient)} · ${say(locale, `mailbox.${mail.state}`)} · ${at}</p>`,
    mail.plainText && `<pre lang="${escapeHtml(mail.locale)}">${withLinks(mail.plainText)}</pre>`,
    mail.html && `<details><summary>${say(locale, 'mailbox.as-html')}</summary>${frame}</details>`,
    '</article></li>',
  ].join('\n');
}
