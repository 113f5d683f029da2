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
  const head = pageHead({ page, path, locale, origin, config: env.public, texts: words });
  const theme = page?.entry.colourMode ?? chosen;
  return { build, host: built, url, path, table, texts: words, shown: { locale, origin, theme, page, head } };
}

export const pathOf = (url: string): string => url.split('?')[0] ?? '/';

export const themeOf = (value: string | undefined) => (value === 'light' || value === 'dark' ? value : null);

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
