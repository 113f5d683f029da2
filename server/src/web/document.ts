import { basename } from 'node:path';
import {
  type AreaId,
  federationName,
  type Locale,
  type PageData,
  type PublicConfig,
  type Registry,
} from 'shared-kit/contract';
import type { BuiltHost } from './built-host.ts';
import type { KnownPage } from './find-page.ts';
import { escapeText, type PageHead, renderHead } from './page-head.ts';
import type { Answers } from './prerender/fill-slots.ts';
import type { FilledPage } from './prerender/filled-page.ts';
import type { WithSprites } from './prerender/inline-sprites.ts';
import { shareTags } from './share-tags.ts';
import type { Structured } from './structured-listing.ts';
import type { WithoutScripts } from './without-scripts.ts';

export type DocumentParts = Readonly<{
  host: BuiltHost;
  registry: Registry;
  config: PublicConfig;
  locale: Locale;
  origin: string;
  theme: 'light' | 'dark' | null;
  /** Whose files are hinted at. */
  page: KnownPage | null;
  head: PageHead;
  /** The page as HTML; without it the browser makes the page. */
  filled?: (FilledPage & WithSprites) | null;
  /** What the API answers to the first questions of the page. */
  answers?: Answers | null;
  /** What the page shows, in the words of schema.org. */
  structured: Structured | null;
  /** For who has no scripts, where the page doesn't come as HTML. */
  scriptless?: WithoutScripts | null;
  /** Scripts of markets on which somebody develops: before the host's, and after them. */
  firstScripts?: readonly string[];
  moreScripts?: readonly string[];
}>;

/** JSON inside a script element must not be able to end it. */
const escapeJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * The document of every page. It names at once all that the address needs, host and area alike, so that
 * nothing has to be discovered by running something else first.
 */
export function renderDocument(parts: DocumentParts): string {
  const { host, registry, config, locale, origin, theme, page, head, structured } = parts;
  const { filled = null, answers = null, scriptless, firstScripts = [], moreScripts = [] } = parts;
  const integrity = { ...host.integrity, ...page?.area?.integrity };
  const hash = (address: string) => (integrity[address] ? ` integrity="${integrity[address]}"` : '');
  const { scripts, styles } = filesOf(page, host, locale);
  const fonts = [host.fonts['archivo-latin'], ...(locale === 'tr' ? [host.fonts['archivo-turkish']] : [])];
  const hints = [
    ...fonts
      .filter(Boolean)
      .map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`),
    `<link rel="preload" as="fetch" crossorigin href="/_i18n/${locale}/messages.json?v=${registry.buildId}">`,
    // The same mode and hash as the element that will use it: else it is fetched twice.
    ...scripts.map(
      (script) => `<link rel="preload" as="script" crossorigin href="${script}"${hash(script)}>`,
    ),
  ];
  const data: PageData = {
    registry,
    config,
    ...(answers && { answers }),
    ...(filled?.madeFor && { currency: filled.currency }),
  };
  return [
    '<!doctype html>',
    `<html lang="${locale}"${theme ? ` data-theme="${theme}"` : ''}${filled?.isSignedIn ? ' data-signed-in' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    ...renderHead(head, filled?.head),
    ...(scriptless?.head ? [scriptless.head] : []),
    ...shareTags({ head, locale, origin, brandName: config.brandName, image: page?.page?.picture ?? null }),
    ...(structured
      ? [
          `<script type="application/ld+json" data-of="${escapeText(structured.of)}">${escapeJson(structured.told)}</script>`,
        ]
      : []),
    `<link rel="icon" type="image/svg+xml" href="${host.icon}">`,
    ...(filled
      ? [`<style>${filled.styles.text}</style>`]
      : host.styles.map((style) => `<link rel="stylesheet" href="${style}"${hash(style)}>`)),
    ...[...firstScripts, ...host.scripts, ...moreScripts].map(
      (script) => `<script defer src="${script}"${hash(script)}></script>`,
    ),
    // What is there to be seen refers to it.
    ...(host.sprite && !filled ? [`<link rel="preload" as="fetch" crossorigin href="${host.sprite}">`] : []),
    ...(filled ? [] : hints),
    ...styles.map((style) =>
      filled
        ? `<link rel="stylesheet" data-rspack="${chunkOf(style)}">`
        : `<link rel="preload" as="style" crossorigin href="${style}"${hash(style)}>`,
    ),
    ...(filled ? [] : ['<link rel="preload" as="fetch" crossorigin href="/api/_auth/session">']),
    '</head>',
    // Data for the scripts, which run last: what is to be seen comes before it.
    `<body>${filled?.sprites ?? ''}${scriptless?.body ?? ''}<div id="root">${filled?.body ?? ''}</div>`,
    // In the head, a font that is asked for in advance holds back the first paint, and all of it comes before the page.
    ...(filled ? hints : []),
    `<script type="application/json" id="page-data">${escapeJson(data)}</script></body>`,
    '</html>',
  ].join('\n');
}

/**
 * What the chunk loader calls a style sheet by. It looks for one of that name before it fetches any: what the document
 * itself says of it is there already.
 */
function chunkOf(style: string): string {
  const [, folder, area = ''] = style.split('/');
  const build = folder === 'r' ? federationName(area as AreaId) : 'host';
  return `${build}:chunk-${basename(style).split('.')[0]}`;
}

/** Every file of area and host that the page needs before it can be shown. */
export function filesOf(page: KnownPage | null, host: BuiltHost, locale: Locale) {
  const { area, page: shown } = page ?? {};
  if (!area || !shown) return { scripts: [], styles: [] };
  const shared = shown.shared.map((key) => host.onDemand[key] ?? { scripts: [], styles: [] });
  return {
    scripts: [
      area.entry,
      ...area.scripts,
      ...shown.scripts,
      ...(area.messages[locale] ?? []),
      ...shared.flatMap((it) => it.scripts),
    ],
    styles: [...area.styles, ...shown.styles, ...shared.flatMap((it) => it.styles)],
  };
}
