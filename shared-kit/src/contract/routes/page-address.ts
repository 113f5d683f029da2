import { decideAccess } from '../access/access-rules.ts';
import { defaultLocale, type Locale, localePath, locales } from '../languages/locale.ts';
import type { PublicConfig } from '../market/public-config.ts';
import type { RouteEntry } from './routes.ts';

export type PageLink = Readonly<{ rel: 'canonical' | 'alternate'; href: string; hreflang?: string }>;

/** A pattern with its parameters filled in: `/shop/:id` → `/shop/0190…`. */
export const fillPattern = (pattern: string, params: Readonly<Record<string, string>>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** The page's one address, and where it stands in each language. `path` has neither locale nor query. */
export function pageLinks(origin: string, path: string, locale: Locale): PageLink[] {
  const address = (it: Locale) => origin + localePath(path, it);
  return [
    { rel: 'canonical', href: address(locale) },
    ...locales.map((it): PageLink => ({ rel: 'alternate', hreflang: it, href: address(it) })),
    { rel: 'alternate', hreflang: 'x-default', href: address(defaultLocale) },
  ];
}

/** Pages that a stranger can't read, or that hold somebody's token, are no search result. */
export const isForSearch = (route: RouteEntry, config: PublicConfig): boolean =>
  !route.path.includes(':token') && !/documents|signed-|logout/.test(route.name) && isOpen(route, config);

function isOpen(route: RouteEntry, config: PublicConfig): boolean {
  try {
    return decideAccess({ route, session: null, config }).kind === 'enter';
  } catch {
    // A rule that nobody knows is the error of whoever enters, not of the document around the error page.
    return false;
  }
}

/** The words of a route that an area declared. A text that its release lacks in a language is the default one's. */
export function wordsOfRoute({ words }: RouteEntry, locale: Locale) {
  const said = (texts: Readonly<Record<string, string>> = {}) =>
    texts[locale] ?? texts[defaultLocale] ?? null;
  return { title: said(words?.title), description: said(words?.description) };
}
