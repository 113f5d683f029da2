import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { defaultLocale, type Locale, splitLocale } from 'shared-kit/contract/languages';
import {
  fillPattern,
  hasFitParams,
  isForSearch,
  type PageLink,
  pageLinks,
  type RouteEntry,
  wordsOfRoute,
} from 'shared-kit/contract/routes';
import { findText } from 'shared-kit/i18n/host';
import { publicConfig } from 'shared-kit/shell';
import { tabRegistry } from 'shared-kit/shell/host';
import { hostNamespace } from '../locale/host-messages.ts';
import { findRoute } from './route-table.ts';

type RouteHead = Readonly<{
  title: string;
  description: string | null;
  links: readonly PageLink[];
  isForSearch: boolean;
}>;

/** The same head as the server writes for the address; an unknown address has only a title. */
export function routeHead(pathname: string, origin: string): RouteHead {
  const { locale, path } = splitLocale(pathname);
  const config = publicConfig();
  const match = findRoute(path);
  if (!match || !hasFitParams(match.route, match.params))
    return { title: config.brandName, description: null, links: [], isForSearch: false };
  const { route, params, splat } = match;
  const { title, description } = wordsOf(route, locale);
  const own = route.mainAddress ?? route.at ?? route.path;
  const pattern = splat === null ? own : `/${path.split('/').filter(Boolean).join('/')}`;
  return {
    title: title ? `${title} · ${config.brandName}` : config.brandName,
    description,
    links: pattern.includes(':token') ? [] : pageLinks(origin, fillPattern(pattern, params), locale),
    isForSearch: isForSearch(route, config),
  };
}

/** What the page of an address is called until its data gives it a name; null for an unknown address. */
export function routeTitle(pathname: string): string | null {
  const { locale, path } = splitLocale(pathname);
  const match = findRoute(path);
  if (!match) return null;
  // One route has many pages then; the menu has a word for each.
  const ofMenu = match.splat === null ? undefined : menuEntryOf(path)?.label;
  return ofMenu?.[locale] ?? wordsOf(match.route, locale).title;
}

const menuEntryOf = (path: string) =>
  tabRegistry()
    .areas.flatMap(({ menu = [] }) => menu)
    .find(({ pattern }) => pattern === path.split('/', 3).join('/'));

/** An area declares the words of its routes; the host has its own among its messages. */
const wordsOf = (route: RouteEntry, locale: Locale) =>
  route.owner === 'host'
    ? {
        title: textOf(locale, `head.title.${route.name}`),
        description: textOf(locale, `head.description.${route.name}`),
      }
    : wordsOfRoute(route, locale);

const textOf = (locale: Locale, key: string): string | null =>
  findText(hostNamespace, locale, key) ?? findText(hostNamespace, defaultLocale, key);

/**
 * Updates the document's head on each navigation. It changes what the server wrote, so React can't manage it.
 * A page's own `<title>` comes before ours and wins.
 */
export function useRouteHead(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    writeHead(routeHead(pathname, knownOrigin()));
    // The server's structured data describes only the first page.
    const told = document.head.querySelector<HTMLElement>('script[data-of]');
    if (told && told.dataset.of !== pathname) told.remove();
  }, [pathname]);
}

/** Behind a proxy, the server may know the market by another origin than the browser does. */
const knownOrigin = (): string => {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return canonical ? new URL(canonical.href).origin : window.location.origin;
};

function writeHead({ title, description, links, isForSearch: isFound }: RouteHead): void {
  const written = [
    element('title', { textContent: title }),
    ...(description ? [element('meta', { name: 'description', content: description })] : []),
    ...(isFound ? [] : [element('meta', { name: 'robots', content: 'noindex' })]),
    ...links.map((link) => element('link', link)),
  ];
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  document.head.append(...written);
}

function element<Tag extends 'title' | 'meta' | 'link'>(
  tag: Tag,
  properties: Readonly<Record<string, string>>,
) {
  const made = Object.assign(document.createElement(tag), properties);
  made.dataset.head = '';
  return made;
}
