import { matchPattern, matchRoute, type RouteEntry, tablePath } from 'shared-kit/contract';
import type { AreaRelease } from '../modules/releases/index.ts';

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
  if (entry.validate && !entry.validate(params)) return null;
  if (entry.owner === 'host') return hostPages.includes(entry.name) ? { entry } : null;
  const area = areas.find((it) => it.id === entry.owner);
  const page = area?.pages.find(
    (it) => it.route === entry.name && matchPattern(it.pattern, tablePath(entry, path)),
  );
  return area && page ? { entry, area, page } : null;
}
