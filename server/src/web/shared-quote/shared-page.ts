import { type Locale, languageOf, locales, sayFrom } from 'shared-kit/contract/languages';
import { escapeHtml } from '../../platform/escape-html.ts';
import { messagesBeside } from '../../platform/messages.ts';
import type { PdfDocument } from '../../platform/pdf/index.ts';
import type { BuiltHost } from '../built-host.ts';
import { hashOf, linkedFiles, plainStyle } from '../plain-page.ts';
import { blocksHtml } from './blocks-html.ts';
import type en from './messages/en.json';

/** The page's texts beside the document's. */
const say = sayFrom(messagesBeside<typeof en>(import.meta.url));

const style = plainStyle(new URL('./shared-page.css', import.meta.url));

/** Nothing runs, nothing is sent, nothing is framed; only the market's own fonts, styles and icon load. */
export const sharedPolicy = [
  "default-src 'none'",
  `style-src 'self' ${hashOf(style)}`,
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Look = Readonly<{
  host: BuiltHost | null;
  brandName: string;
  locale: Locale;
  theme: 'light' | 'dark' | null;
  /** The page's path without a query. */
  address: string;
}>;

type Content = Readonly<{ title: string; main: string; isDocument: boolean }>;

function page(
  { host, brandName, locale, theme, address }: Look,
  { title, main, isDocument }: Content,
): string {
  const languages = locales.map(
    (it) =>
      `<a href="${address}?locale=${it}" lang="${it}" hreflang="${it}"${it === locale ? ' aria-current="true"' : ''}>${languageOf(it).name}</a>`,
  );
  return `<!doctype html>
<html lang="${locale}"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(`${title} · ${brandName}`)}</title>
${linkedFiles(host)}
<style>${style}</style>
</head>
<body>
<a class="skip" href="#main">${say(locale, 'shared.skip')}</a>
<header class="bar"><div class="row">
<span class="brand">${host ? `<img src="${host.icon}" alt="" width="24" height="24">` : ''}${escapeHtml(brandName)}</span>
<nav class="languages" aria-label="${say(locale, 'shared.languages')}">${languages.join('')}</nav>
${isDocument ? `<a class="download" href="${address}.pdf?locale=${locale}">${say(locale, 'shared.download')}</a>` : ''}
</div></header>
<main id="main">
${main}
</main>
</body>
</html>
`;
}

type Shared = Readonly<{ document: PdfDocument; sharedBy: string; until: Date }>;

/** A quote as anyone with the link sees it. */
export function sharedQuotePage(look: Look, { document, sharedBy, until }: Shared): string {
  const day = new Intl.DateTimeFormat(languageOf(look.locale).format, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(until);
  const note = say(look.locale, 'shared.by', { company: sharedBy, until: day });
  return page(look, {
    title: document.title,
    main: `${blocksHtml(document.blocks)}\n<p class="muted">${escapeHtml(note)}</p>`,
    isDocument: true,
  });
}

/** Shown instead, without a hint of what the link led to. */
export function refusedPage(look: Look, why: 'notFound' | 'tooMany'): string {
  const title = say(look.locale, `shared.${why}.title`);
  const sentence = say(look.locale, `shared.${why}.sentence`);
  return page(look, { title, main: `<h1>${title}</h1>\n<p>${sentence}</p>`, isDocument: false });
}
