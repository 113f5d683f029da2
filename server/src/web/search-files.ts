import type { FastifyInstance } from 'fastify';
import { categoryAddress } from 'shared-kit/contract/categories';
import { defaultLocale, locales } from 'shared-kit/contract/languages';
import type { PublicConfig } from 'shared-kit/contract/market';
import { isForSearch, marketRoutes, pageLinks } from 'shared-kit/contract/routes';
import type { AreaRelease } from '../modules/releases/index.ts';
import type { Env } from '../platform/env.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import { unidentified } from '../platform/http/access.ts';
import { marketOrigin } from '../platform/http/market-origin.ts';
import { filledCategories } from './category-pages.ts';
import type { VisitorBuild } from './visitor.ts';

const open = { config: { access: unidentified }, schema: { hide: true } } as const;
const anHour = 'public, max-age=3600';

/** Serves `robots.txt` and the sitemap. */
export function serveSearchFiles(
  app: FastifyInstance,
  { env, live }: Readonly<{ env: Env; live: VisitorBuild }>,
): void {
  app.get('/robots.txt', open, (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': anHour })
      .send(robots(marketOrigin(env, app))),
  );
  app.get('/sitemap.xml', open, async (request, reply) => {
    const { areas } = await live(request);
    const pages = pagesForSearch(areas, env.public);
    const categories = pages.some(({ isListing }) => isListing) ? await filledCategories(app, request) : [];
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': anHour, vary: 'Cookie' })
      .send(sitemap(marketOrigin(env, app), pages, categories));
  });
}

/**
 * Pages that must not be found say so themselves (`noindex`): a search engine that may not read them wouldn't see it.
 */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/products/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

type SearchPage = Readonly<{ path: string; isListing: boolean }>;

/** Every public page of the live releases. */
export function pagesForSearch(areas: readonly AreaRelease[], config: PublicConfig): SearchPage[] {
  const table = marketRoutes(config, areas);
  return areas.flatMap(({ id, pages }) =>
    pages.flatMap(({ route, pattern }) => {
      const entry = table.find(({ name, owner }) => name === route && owner === id);
      return entry && !/[:*]/.test(pattern) && isForSearch(entry, config)
        ? [{ path: entry.at ?? pattern, isListing: entry.shows === 'products' }]
        : [];
    }),
  );
}

/** The pages, and behind a listing those of these categories, in each language. */
export function sitemap(origin: string, pages: readonly SearchPage[], categories: readonly string[]): string {
  const paths = pages.flatMap(({ path, isListing }) => [
    path,
    ...(isListing ? categories.map((id) => categoryAddress(path, id)) : []),
  ]);
  const entries = paths.flatMap((path) => locales.map((locale) => pageLinks(origin, path, locale)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map((links) => {
      const own = links.find(({ rel }) => rel === 'canonical')?.href ?? origin;
      const others = links.filter(({ rel }) => rel === 'alternate');
      return [
        `<url><loc>${escapeHtml(own)}</loc>`,
        ...others.map(
          ({ hreflang = defaultLocale, href }) =>
            `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
        ),
        '</url>',
      ].join('');
    }),
    '</urlset>',
    '',
  ].join('\n');
}
