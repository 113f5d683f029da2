import type { PublicConfig } from '../market/public-config.ts';
import { matchRoute } from './route-match.ts';
import { type RouteEntry, routeTable } from './routes.ts';

export type ConfiguredPaths = Pick<
  PublicConfig,
  'homePath' | 'loginPath' | 'registerPath' | 'manufacturerLandingPath'
>;

/** The route table with login, registration, home and the manufacturers' landing where the configuration puts them. */
export function configuredRoutes(config: ConfiguredPaths): readonly RouteEntry[] {
  const moved: Readonly<Record<string, string>> = {
    login: config.loginPath,
    register: config.registerPath,
    ...(isFree(config.homePath) && { home: config.homePath }),
  };
  const table = routeTable.map((entry) => {
    const at = moved[entry.name];
    return at && at !== entry.path ? { ...entry, at } : entry;
  });
  return isFree(config.manufacturerLandingPath) ? [...table, landingAt(config)] : table;
}

/** Home and landing may also name a page that exists; then that page is where people are led to. */
const isFree = (path: string): boolean => matchRoute(path, routeTable) === null;

/** The manufacturers' first page under a second address; its sub-pages stay where they are. */
function landingAt({ manufacturerLandingPath }: ConfiguredPaths): RouteEntry {
  const { name, owner, layout } = entryNamed('manufacturer');
  return { name, owner, layout, path: '/manufacturer', at: manufacturerLandingPath };
}

function entryNamed(name: string): RouteEntry {
  const found = routeTable.find((it) => it.name === name);
  if (!found) throw new Error(`The route table has no entry ${name}.`);
  return found;
}

/** The table's path for an address: what an area knows its page by, wherever the configuration put it. */
export const tablePath = (entry: RouteEntry, path: string): string => (entry.at ? entry.path : path);

/** Why a market can't start with these paths, as one sentence; null if it can. */
export function faultOfPaths(config: ConfiguredPaths): string | null {
  const own = [
    ['LOGIN_PATH', config.loginPath, 'login'],
    ['REGISTER_PATH', config.registerPath, 'register'],
  ] as const;
  for (const [variable, path, name] of own) {
    const taken = matchRoute(path, routeTable)?.route;
    if (taken && taken.name !== name) return `${variable}=${path} is the address of another page.`;
  }
  const moved = configuredRoutes(config).flatMap(({ at }) => at ?? []);
  const twice = moved.find((path, index) => moved.indexOf(path) !== index);
  return twice ? `${twice} is configured for two pages.` : null;
}
