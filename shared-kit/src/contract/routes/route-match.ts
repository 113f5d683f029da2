import type { RouteEntry } from './routes.ts';

export type RouteMatch = Readonly<{
  route: RouteEntry;
  params: Readonly<Record<string, string>>;
  splat: string | null;
}>;

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** Segment by segment; `:name` takes one, a trailing `*` takes the rest. Returns the parameters, or null. */
export function matchPattern(pattern: string, path: string): Record<string, string> | null {
  // `//` is the address of no page: browsers read what follows it as another host.
  if (path.includes('//')) return null;
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  const splat = wanted.at(-1) === '*';
  if (splat ? given.length < wanted.length - 1 : given.length !== wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    if (segment === '*') return { ...params, '*': given.slice(index).join('/') };
    const value = given[index] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = decode(value);
    else if (segment.toLowerCase() !== decode(value).toLowerCase()) return null;
  }
  return params;
}

/** The table's entry for a path without locale. The first that matches wins. */
export function matchRoute(path: string, table: readonly RouteEntry[]): RouteMatch | null {
  for (const route of table) {
    const params = matchPattern(route.at ?? route.path, path);
    if (params) return { route, params, splat: params['*'] ?? null };
  }
  return null;
}

/** Whether an area knows a page; host-owned pages are known by the table alone. */
export const matchesAny = (patterns: readonly string[], path: string): boolean =>
  patterns.some((pattern) => matchPattern(pattern, path) !== null);
