import type { RegisteredArea } from '../areas/registry.ts';
import { type ConfiguredPaths, configured, configuredHost } from './configured-routes.ts';
import { matchRoute } from './route-match.ts';
import { type RouteEntry, routeTable } from './routes.ts';

export type DeclaringArea = Pick<RegisteredArea, 'id' | 'routes'>;

/**
 * All routes of a market: the host's first, then those of its areas, the more literal ones first. What would shadow a
 * page of the host is left out, and of two areas that claim one name or pattern the second.
 */
export function marketRoutes(
  config: ConfiguredPaths,
  areas: readonly DeclaringArea[],
): readonly RouteEntry[] {
  const host = configuredHost(config);
  const claimed = new Set<string>();
  const isFirst = ({ name, path }: RouteEntry) => {
    const claims = [name, shapeOf(path)];
    if (matchRoute(path, host) || claims.some((it) => claimed.has(it))) return false;
    for (const it of claims) claimed.add(it);
    return true;
  };
  const ofAreas = [...areas.flatMap(declared), ...undeclared(areas)]
    .filter(isFirst)
    .sort((one, other) => compare(rankOf(one.path), rankOf(other.path)));
  return configured(config, [...host, ...ofAreas]);
}

const declared = ({ id, routes = [] }: DeclaringArea): RouteEntry[] =>
  routes.map(({ title, description, ...route }) => ({
    layout: 'default',
    ...route,
    owner: id,
    words: { title, description },
  }));

/** The specified routes of areas that declare none. */
const undeclared = (areas: readonly DeclaringArea[]): RouteEntry[] =>
  routeTable.filter(
    ({ owner }) => owner !== 'host' && !areas.some(({ id, routes }) => id === owner && routes),
  );

/** Equal for patterns that match the same addresses. */
export const shapeOf = (path: string): string => path.replace(/:\w+/g, ':');

/** Of two patterns for an address, the one that is more literal from the left comes first. */
const rankOf = (path: string): string =>
  path.replace(/[^/]+/g, (segment) => (segment === '*' ? '2' : segment.startsWith(':') ? '1' : '0'));

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
