import { type Locale, languageOf, locales } from 'shared-kit/contract/languages';
import { escapeHtml } from '../platform/escape-html.ts';
import type { PageHead } from './page-head.ts';

/** The preview picture that areas provide for their pages. */
const picture = { width: 1200, height: 630, type: 'image/png' } as const;
const regionOf = (locale: Locale): string => `${locale}_${languageOf(locale).country}`;

type Shared = Readonly<{
  head: PageHead;
  locale: Locale;
  origin: string;
  brandName: string;
  /** Path of the page's picture, if it has one. */
  image: string | null;
}>;

type Tag = [property: string, content: string | number];
const tag = (...it: Tag): Tag => it;

/** A shared link's preview (Open Graph). Only for pages that anybody may read. */
export function shareTags({ head, locale, origin, brandName, image }: Shared): string[] {
  const address = head.links.find(({ rel }) => rel === 'canonical')?.href;
  if (!head.isForSearch || !address) return [];
  const others = locales.filter((it) => it !== locale);
  const told: Tag[] = [
    ['og:type', 'website'],
    ['og:site_name', brandName],
    ['og:title', head.title],
    ...(head.description ? [tag('og:description', head.description)] : []),
    ['og:url', address],
    ['og:locale', regionOf(locale)],
    ...others.map((it): [string, string] => ['og:locale:alternate', regionOf(it)]),
    ...(image
      ? [
          tag('og:image', origin + image),
          tag('og:image:type', picture.type),
          tag('og:image:width', picture.width),
          tag('og:image:height', picture.height),
        ]
      : []),
  ];
  return [
    ...told.map(
      ([property, content]) =>
        `<meta data-head property="${property}" content="${escapeHtml(String(content))}">`,
    ),
    `<meta data-head name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
  ];
}
