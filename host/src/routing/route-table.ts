import {
  type ConfiguredPaths,
  configuredRoutes,
  matchRoute,
  type RouteEntry,
  type RouteMatch,
} from 'shared-kit/contract';
import { publicConfig } from 'shared-kit/shell';

/** Every address of this market, as it is configured. */
export const configuredTable = (): readonly RouteEntry[] => configuredRoutes(publicConfig());

/** The entry of an address without locale. */
export const findRoute = (path: string, config: ConfiguredPaths = publicConfig()): RouteMatch | null =>
  matchRoute(path, configuredRoutes(config));
