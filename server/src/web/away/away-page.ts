import {
  type Locale,
  languageOf,
  localePath,
  locales,
  sayFrom,
  splitLocale,
} from 'shared-kit/contract/languages';
import { halfWovenShed } from 'shared-kit/drawing';
import { escapeHtml } from '../../platform/escape-html.ts';
import { messagesBeside } from '../../platform/messages.ts';
import type { BuiltHost } from '../built-host.ts';
import { hashOf, linkedFiles, plainStyle } from '../plain-page.ts';
import { awayScript } from './away-script.ts';
import type en from './messages/en.json';

/** The page has words of its own, because the host's may be missing too. */
const say = sayFrom(messagesBeside<typeof en>(import.meta.url));

const style = plainStyle(new URL('./away-page.css', import.meta.url));

/** Hashes for the page's content security policy. */
export const awayHashes = { style: hashOf(style), script: hashOf(awayScript) };

type Shown = Readonly<{
  host: BuiltHost | null;
  brandName: string;
  locale: Locale;
  theme: 'light' | 'dark' | null;
  /** Requested path and query. */
  address: string;
  /** Fields of a form posted without scripts, to be sent again. */
  kept: Readonly<Record<string, string>> | null;
}>;

/** The page shown while the database is away. It needs no other file. */
export function awayPage(shown: Shown): string {
  const { host, brandName, locale, theme, kept } = shown;
  return `<!doctype html>
<html lang="${locale}"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${say(locale, 'away.title')} · ${brandName}`)}</title>
${linkedFiles(host)}
<style>${style}</style>
${kept ? '' : '<noscript><meta http-equiv="refresh" content="10"></noscript>'}
</head>
<body>
<a class="skip" href="#main">${say(locale, 'away.skip')}</a>
<div class="selvedge"></div>
<header class="bar"><div class="row">
<span class="brand">${host ? `<img src="${host.icon}" alt="" width="24" height="24">` : ''}${escapeHtml(brandName)}</span>
${kept ? '' : languages(shown)}
</div></header>
<main id="main">
${halfWovenShed()}
<p class="code">${say(locale, 'away.code')}</p>
<h1>${say(locale, 'away.title')}</h1>
<p class="sentence">${kept ? say(locale, 'away.kept.sentence') : say(locale, 'away.sentence')}</p>
${kept ? sendAgain(shown, kept) : tryAgain(shown)}
</main>
${kept ? '' : `<script>${awayScript}</script>`}
</body>
</html>
`;
}

function languages({ locale, address }: Shown): string {
  const [path = '', query] = address.split('?');
  const inLocale = (it: Locale) =>
    escapeHtml(localePath(splitLocale(path).path, it) + (query === undefined ? '' : `?${query}`));
  const links = locales.map(
    (it) =>
      `<a href="${inLocale(it)}" lang="${it}" hreflang="${it}"${it === locale ? ' aria-current="true"' : ''}>${languageOf(it).name}</a>`,
  );
  return `<nav class="languages" aria-label="${say(locale, 'away.languages')}">${links.join('')}</nav>`;
}

const tryAgain = ({ locale, address }: Shown): string =>
  `<a class="again" id="again" href="${escapeHtml(address)}">${say(locale, 'away.again')}</a>
<p class="tried" id="tried" role="status" data-words="${say(locale, 'away.tried')}"></p>`;

/** The form is never sent again without the visitor's click. */
function sendAgain({ locale, address }: Shown, kept: Readonly<Record<string, string>>): string {
  const fields = Object.entries(kept).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${escapeHtml(address)}">${fields.join('')}<button class="again">${say(locale, 'away.kept.again')}</button></form>`;
}
