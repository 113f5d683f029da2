import { basename } from 'node:path';
import { type BroughtQuery, federationName, type PageData, type Registry } from 'shared-kit/contract/areas';
import { type Locale, languageOf } from 'shared-kit/contract/languages';
import type { PublicConfig } from 'shared-kit/contract/market';
import type { Currency } from 'shared-kit/contract/money';
import { escapeHtml } from '../platform/escape-html.ts';
import { brandLinks } from './brand/serve-brand.ts';
import type { BuiltHost } from './built-host.ts';
import { filesOf, type KnownPage } from './find-page.ts';
import { type PageHead, renderHead } from './page-head.ts';
import type { PageStyles } from './prerender/page-styles.ts';
import { shareTags } from './share-tags.ts';
import type { Structured } from './structured-listing.ts';
import type { WithoutScripts } from './without-scripts.ts';

/** A page as HTML, with everything that it needs to be shown. */
export type PageHtml = Readonly<{
  head: string;
  body: string;
  sprites: string;
  styles: PageStyles;
  /** The currency it was rendered in. */
  currency: Currency;
  isSignedIn: boolean;
}>;

export type DocumentParts = Readonly<{
  host: BuiltHost;
  registry: Registry;
  config: PublicConfig;
  locale: Locale;
  origin: string;
  theme: 'light' | 'dark' | null;
  /** The page whose files are preloaded. */
  page: KnownPage | null;
  head: PageHead;
  /** The page as HTML; without it the browser renders the page. */
  html?: PageHtml | null;
  /** The API's answers to the page's first requests, and about the visitor's session. */
  queries?: readonly BroughtQuery[];
  session?: unknown;
  /** The page's content as schema.org data. */
  structured?: Structured | null;
  /** For browsers without scripts, if the page doesn't come as HTML. */
  scriptless?: WithoutScripts | null;
  /** When the shown data was last known to be right (ISO 8601), if the database is away. */
  dataOf?: string | null;
  /** How the host is built, told to `pnpm dev`. */
  hostMode?: BuiltHost['mode'];
  /** Scripts of development markets: before the host's, and after them. */
  firstScripts?: readonly string[];
  moreScripts?: readonly string[];
}>;

/** JSON in a script element must not be able to close it. */
const escapeJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * The document of every page. It names all files that the URL needs, of host and area, so that none has to be
 * discovered by running another first.
 */
export function renderDocument(parts: DocumentParts): string {
  const { locale, theme, html, scriptless } = parts;
  const hints = hintsOf(parts);
  return [
    '<!doctype html>',
    `<html lang="${locale}"${theme ? ` data-theme="${theme}"` : ''}${html?.isSignedIn ? ' data-signed-in' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    ...wordsOf(parts),
    ...stylesAndScripts(parts),
    ...(html ? [] : hints),
    '</head>',
    `<body>${html?.sprites ?? ''}${scriptless?.body ?? ''}<div id="root">${html?.body ?? ''}</div>`,
    // After the content: in the head, preloaded fonts delay the first paint.
    ...(html ? hints : []),
    // Data for the scripts, which run last, comes after the visible content.
    `<script type="application/json" id="page-data">${escapeJson(dataForScripts(parts))}</script></body>`,
    '</html>',
  ].join('\n');
}

/** The page's title and metadata. */
function wordsOf({ host, config, locale, origin, page, head, html, scriptless, structured }: DocumentParts) {
  return [
    ...renderHead(head, html?.head),
    ...(scriptless?.head ? [scriptless.head] : []),
    ...shareTags({ head, locale, origin, brandName: config.brandName, image: page?.page?.picture ?? null }),
    ...(structured
      ? [
          `<script type="application/ld+json" data-of="${escapeHtml(structured.of)}">${escapeJson(structured.told)}</script>`,
        ]
      : []),
    `<link rel="icon" type="image/svg+xml" href="${host.icon}">`,
    ...brandLinks,
  ];
}

/** The page's styles, and the scripts that start the host. */
function stylesAndScripts(parts: DocumentParts): string[] {
  const { host, page, locale, html, firstScripts = [], moreScripts = [] } = parts;
  return [
    ...(html
      ? [`<style>${html.styles.text}</style>`]
      : host.styles.map((style) => `<link rel="stylesheet" href="${style}"${hashOf(parts, style)}>`)),
    ...[...firstScripts, ...host.scripts, ...moreScripts].map(
      (script) => `<script defer src="${script}"${hashOf(parts, script)}></script>`,
    ),
    ...filesOf(page, host, locale).styles.map((style) =>
      html
        ? `<link rel="stylesheet" data-rspack="${chunkOf(style)}">`
        : `<link rel="preload" as="style" crossorigin href="${style}"${hashOf(parts, style)}>`,
    ),
  ];
}

/** Preload hints for the page's files. */
function hintsOf(parts: DocumentParts): string[] {
  const { host, registry, locale, page, html } = parts;
  const fonts = ['archivo-latin', languageOf(locale).font ?? ''].map((font) => host.fonts[font]);
  const fetched = [
    `/_i18n/${locale}/messages.json?v=${registry.host}`,
    // Pages that come as HTML include their icons. The session is not preloaded: a preload can't request JSON.
    ...(html || !host.sprite ? [] : [host.sprite]),
  ];
  return [
    ...fonts
      .filter(Boolean)
      .map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`),
    ...fetched.map((address) => `<link rel="preload" as="fetch" crossorigin href="${address}">`),
    // The same mode and hash as the element that uses it, or it is fetched twice.
    ...filesOf(page, host, locale).scripts.map(
      (script) => `<link rel="preload" as="script" crossorigin href="${script}"${hashOf(parts, script)}>`,
    ),
  ];
}

function dataForScripts(parts: DocumentParts): PageData {
  const { registry, config, html, queries = [], session, dataOf, hostMode } = parts;
  return {
    registry,
    config,
    ...(queries.length > 0 && { queries }),
    ...(session !== undefined && { session }),
    ...(html && { currency: html.currency }),
    ...(dataOf && { dataOf }),
    ...(hostMode && { hostMode }),
  };
}

function hashOf({ host, page }: DocumentParts, address: string): string {
  const hash = page?.area?.integrity[address] ?? host.integrity[address];
  return hash ? ` integrity="${hash}"` : '';
}

/**
 * The chunk loader's name for a style sheet. Before fetching one it looks for an element of this name, so it doesn't
 * fetch styles that the document contains.
 */
function chunkOf(style: string): string {
  const [, folder, area = ''] = style.split('/');
  const build = folder === 'r' ? federationName(area) : 'host';
  return `${build}:chunk-${basename(style).split('.')[0]}`;
}
