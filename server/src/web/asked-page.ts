import type { FastifyInstance } from 'fastify';
import { splitLocale } from 'shared-kit/contract/languages';
import { marketRoutes, type RouteEntry } from 'shared-kit/contract/routes';
import type { Env } from '../platform/env.ts';
import { marketOrigin } from '../platform/http/market-origin.ts';
import type { BuiltHost, HostBuild } from './built-host.ts';
import type { DocumentParts } from './document.ts';
import { findPage } from './find-page.ts';
import type { LiveBuild } from './live-build.ts';
import { pageHead } from './page-head.ts';

/** The page that a URL requests, with its head, before anything is rendered. */
export type AskedPage = Readonly<{
  build: LiveBuild;
  host: BuiltHost;
  url: string;
  /** Without the locale. */
  path: string;
  /** All routes of its market. */
  table: readonly RouteEntry[];
  texts: Readonly<Record<string, string>>;
  shown: Pick<DocumentParts, 'locale' | 'origin' | 'theme' | 'page' | 'head'>;
}>;

/** Where an address is looked up. */
export type LookedUpIn = Pick<HostBuild, 'host' | 'texts'> & Readonly<{ env: Env }>;

/** Looks a URL up in a build. `chosen` is the colour mode that the visitor chose. */
export async function askedPage(
  app: FastifyInstance,
  { env, host, texts }: LookedUpIn,
  { build, url, chosen }: Readonly<{ build: LiveBuild; url: string; chosen: DocumentParts['theme'] }>,
): Promise<AskedPage> {
  const built = await host();
  const { locale, path } = splitLocale(decoded(pathOf(url)));
  const table = marketRoutes(env.public, build.areas);
  const page = findPage(build.areas, built.pages, path, table);
  const origin = marketOrigin(env, app);
  const words = await texts(locale);
  const search = searchOf(url);
  const head = pageHead({ page, path, search, locale, origin, config: env.public, texts: words });
  const theme = page?.entry.colourMode ?? chosen;
  return { build, host: built, url, path, table, texts: words, shown: { locale, origin, theme, page, head } };
}

export const pathOf = (url: string): string => url.split('?')[0] ?? '/';

/** Tracking parameters of other sites; none of our pages reads them. */
const tracking = /^(utm_\w+|gclid|fbclid|msclkid)$/;

/** The URL's parameters, without tracking. */
export function searchOf(url: string): URLSearchParams {
  const searchParams = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1]);
  for (const name of [...searchParams.keys()]) if (tracking.test(name)) searchParams.delete(name);
  return searchParams;
}

export const themeOf = (value: string | undefined) => (value === 'light' || value === 'dark' ? value : null);

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
