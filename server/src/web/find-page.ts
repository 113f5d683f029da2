import type { Locale } from 'shared-kit/contract/languages';
import {
  hasFitParams,
  matchPattern,
  matchRoute,
  type RouteEntry,
  tablePath,
} from 'shared-kit/contract/routes';
import type { AreaRelease } from '../modules/releases/index.ts';
import type { BuiltHost } from './built-host.ts';

/** The page at a URL, as far as it is known without running an area's code. */
export type KnownPage = Readonly<{
  entry: RouteEntry;
  /** Absent for the host's own pages. */
  area?: AreaRelease;
  page?: AreaRelease['pages'][number];
}>;

/** `path` has no locale. Null is a 404: unknown, invalid, or missing in the area's live release. */
export function findPage(
  areas: readonly AreaRelease[],
  hostPages: readonly string[],
  path: string,
  table: readonly RouteEntry[],
): KnownPage | null {
  const match = matchRoute(path, table);
  if (!match) return null;
  const { route: entry, params } = match;
  if (!hasFitParams(entry, params)) return null;
  if (entry.owner === 'host') return hostPages.includes(entry.name) ? { entry } : null;
  const area = areas.find((it) => it.id === entry.owner);
  const page = area?.pages.find(
    (it) => it.route === entry.name && matchPattern(it.pattern, tablePath(entry, path)),
  );
  return area && page ? { entry, area, page } : null;
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
