import type { Registry } from 'shared-kit/contract/areas';
import {
  type ConfiguredPaths,
  marketRoutes,
  matchRoute,
  type RouteEntry,
  type RouteMatch,
} from 'shared-kit/contract/routes';
import { publicConfig } from 'shared-kit/shell';
import { tabRegistry } from 'shared-kit/shell/host';

/** All routes of this market as configured: the host's, and those that the areas of this tab declare. */
export const marketTable = (
  { areas }: Pick<Registry, 'areas'> = tabRegistry(),
  config: ConfiguredPaths = publicConfig(),
): readonly RouteEntry[] => marketRoutes(config, areas);

/** The route of a path without locale. */
export const findRoute = (path: string, config?: ConfiguredPaths): RouteMatch | null =>
  matchRoute(path, marketTable(tabRegistry(), config));
