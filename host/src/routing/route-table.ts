import {
  type ConfiguredPaths,
  configuredRoutes,
  matchRoute,
  type RouteEntry,
  type RouteMatch,
} from 'shared-kit/contract/routes';
import { publicConfig } from 'shared-kit/shell';

/** All routes of this market, as configured. */
export const configuredTable = (): readonly RouteEntry[] => configuredRoutes(publicConfig());

/** The route-table entry of a path without locale. */
export const findRoute = (path: string, config: ConfiguredPaths = publicConfig()): RouteMatch | null =>
  matchRoute(path, configuredRoutes(config));
