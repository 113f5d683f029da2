import type { FastifyInstance, FastifyRequest } from 'fastify';
import { configuredRoutes, splitLocale } from 'shared-kit/contract';
import type { Env } from '../env.ts';
import { marketOrigin } from '../platform/http/market-origin.ts';
import type { BuiltHost, HostBuild } from './built-host.ts';
import { findPage } from './find-page.ts';
import type { Shown } from './kept-documents.ts';
import type { LiveBuild } from './live-build.ts';
import { pageHead } from './page-head.ts';
import { firstProducts, structuredListing } from './structured-listing.ts';
import { structuredPage } from './structured-page.ts';
import type { VisitorBuild } from './visitor.ts';

/** The page that a URL requests, with its head, before anything is rendered. */
export type AskedPage = Readonly<{
  build: LiveBuild;
  host: BuiltHost;
  /** Without the locale. */
  path: string;
  texts: Readonly<Record<string, string>>;
  shown: Shown;
}>;

/** Where an address is looked up. */
export type LookedUpIn = Pick<HostBuild, 'host' | 'texts'> & Readonly<{ env: Env; live: VisitorBuild }>;

/** Looks a URL up in the visitor's build. */
export async function askedPage(
  app: FastifyInstance,
  { env, host, live, texts }: LookedUpIn,
  request: FastifyRequest,
): Promise<AskedPage> {
  const [build, built] = await Promise.all([live(request), host()]);
  const { locale, path } = splitLocale(decoded(pathOf(request)));
  const page = findPage(build.areas, built.pages, path, configuredRoutes(env.public));
  const origin = marketOrigin(env, app);
  const words = await texts(locale);
  const head = pageHead({ page, path, locale, origin, config: env.public, texts: words });
  const place = { origin, locale, texts: words, brandName: env.public.brandName };
  const structured = async () =>
    page?.entry.name === 'shop' && head.isForSearch
      ? structuredListing(await firstProducts(app, locale), place)
      : structuredPage({ page, head, place, logo: built.icon });
  return {
    build,
    host: built,
    path,
    texts: words,
    shown: {
      locale,
      origin,
      theme: page?.entry.colourMode ?? themeOf(request.cookies.colour_mode),
      page,
      head,
      // Search engines keep the URL without a query.
      structured: request.url.includes('?') ? null : await structured(),
    },
  };
}

export const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/';

export const themeOf = (value: string | undefined) => (value === 'light' || value === 'dark' ? value : null);

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
