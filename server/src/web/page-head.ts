import type { Locale } from 'shared-kit/contract/languages';
import type { PublicConfig } from 'shared-kit/contract/market';
import { fillPattern, isForSearch, matchPattern, pageLinks, wordsOfRoute } from 'shared-kit/contract/routes';
import { escapeHtml } from '../platform/escape-html.ts';
import { categoryPage } from './category-pages.ts';
import type { KnownPage } from './find-page.ts';

/** A page's metadata for search engines, tabs and shared links. After loading, the host keeps it up to date. */
export type PageHead = Readonly<{
  title: string;
  description: string | null;
  links: ReturnType<typeof pageLinks>;
  isForSearch: boolean;
}>;

type Asked = Readonly<{
  page: KnownPage | null;
  /** Without locale. */
  path: string;
  search: URLSearchParams;
  locale: Locale;
  origin: string;
  config: PublicConfig;
  /** The host's texts in that language. */
  texts: Readonly<Record<string, string>>;
}>;

export function pageHead({ page, path, search, locale, origin, config, texts }: Asked): PageHead {
  const named = (title: string | null = null) =>
    title ? `${title} · ${config.brandName}` : config.brandName;
  if (!page) {
    return { title: named(texts['error.not-found.title']), description: null, links: [], isForSearch: false };
  }
  const pattern = page.page?.pattern ?? page.entry.path;
  const { mainAddress, at } = page.entry;
  const address = mainAddress ?? at ?? fillPattern(pattern, matchPattern(pattern, path) ?? {});
  const isFound = isForSearch(page.entry, config);
  const category = page.entry.shows === 'products' && isFound ? categoryPage(address, search, locale) : null;
  const { title, description } = category ?? wordsOf(page, locale, texts);
  return {
    title: named(title),
    description,
    links: pattern.includes(':token') ? [] : pageLinks(origin, category?.address ?? address, locale),
    isForSearch: isFound,
  };
}

/** An area declares the words of its routes; the host has its own among its texts. */
export const wordsOf = ({ entry }: KnownPage, locale: Locale, texts: Asked['texts']) =>
  entry.owner === 'host'
    ? {
        title: texts[`head.title.${entry.name}`] ?? null,
        description: texts[`head.description.${entry.name}`] ?? null,
      }
    : wordsOfRoute(entry, locale);

/**
 * The elements, marked so that the host can replace them when it shows another page. Elements that a prerendered page
 * puts into the head itself, such as its title, come first and stay the page's.
 */
export function renderHead(
  { title, description, links, isForSearch: isFound }: PageHead,
  ofPage = '',
): string[] {
  const escaped = links.map(({ rel, href, hreflang }) => ({ rel, href: escapeHtml(href), hreflang }));
  return [
    ...(ofPage ? [ofPage] : []),
    ...(ofPage.includes('<title') ? [] : [`<title data-head>${escapeHtml(title)}</title>`]),
    ...(description ? [`<meta data-head name="description" content="${escapeHtml(description)}">`] : []),
    ...(isFound ? [] : ['<meta data-head name="robots" content="noindex">']),
    ...escaped.map(
      ({ rel, href, hreflang }) =>
        `<link data-head rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${href}">`,
    ),
  ];
}
