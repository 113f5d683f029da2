import type { PublicConfig } from '../market/public-config.ts';
import { matchRoute } from './route-match.ts';
import { type RouteEntry, specifiedRoutes } from './routes.ts';

export type ConfiguredPaths = Pick<
  PublicConfig,
  'homePath' | 'loginPath' | 'registerPath' | 'manufacturerLandingPath'
>;

/** The host's routes with login and registration where the configuration puts them. */
export const configuredHost = ({ loginPath, registerPath }: ConfiguredPaths): readonly RouteEntry[] =>
  specifiedRoutes('host').map((entry) =>
    movedTo(entry, { login: loginPath, register: registerPath }[entry.name]),
  );

/**
 * The table with home and the manufacturers' landing where the configuration puts them, beside their usual addresses:
 * ROOT_REDIRECT decides whether a visitor of `/` is led on. Both may also name a page that exists; then that page is
 * where people are led to.
 */
export function configured(
  { homePath, manufacturerLandingPath }: ConfiguredPaths,
  table: readonly RouteEntry[],
): readonly RouteEntry[] {
  const isFree = (path: string) => matchRoute(path, table) === null;
  const moved = isFree(homePath)
    ? table.flatMap((entry) =>
        entry.name === 'home' ? [movedTo(entry, homePath), { ...entry, mainAddress: homePath }] : entry,
      )
    : table;
  const landing = table.find(({ name }) => name === 'manufacturer');
  return landing && isFree(manufacturerLandingPath)
    ? [...moved, landingAt(landing, manufacturerLandingPath)]
    : moved;
}

const movedTo = (entry: RouteEntry, at: string | undefined): RouteEntry =>
  at && at !== entry.path ? { ...entry, at } : entry;

/** The manufacturers' first page under a second address; its sub-pages stay where they are. */
const landingAt = (entry: RouteEntry, at: string): RouteEntry => ({
  ...entry,
  path: entry.path.replace('/*', ''),
  at,
});

/** The table's path for an address: what an area knows its page by, wherever the configuration put it. */
export const tablePath = (entry: RouteEntry, path: string): string => (entry.at ? entry.path : path);
