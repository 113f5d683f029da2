import { splitLocale } from 'shared-kit/contract/languages';
import { matchPattern } from 'shared-kit/contract/routes';
import { tabRegistry } from 'shared-kit/shell/host';
import { shownPath } from '../load-document.ts';
import { findRoute } from '../routing/route-table.ts';

/** The pattern of a page's address, which says nothing of its parameters. Null if there is no such page. */
export function patternOf(pathname: string): string | null {
  const { path } = splitLocale(pathname);
  const route = findRoute(path)?.route;
  if (!route) return null;
  const patterns = tabRegistry()
    .areas.flatMap(({ pages }) => pages)
    .filter((page) => page.route === route.name)
    .map(({ pattern }) => pattern);
  const isIts = (pattern: string) => matchPattern(pattern, path) !== null;
  return patterns.find((it) => it === path) ?? patterns.find(isIts) ?? route.path;
}

/** The pattern of the current page. The shell may fail before it knows its pages. */
export const shownPattern = (): string | null => orNull(() => patternOf(shownPath()));

/** The build of the host in this tab. */
export const hostVersion = (): string | null => orNull(() => tabRegistry().host);

function orNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}
