import type { FastifyRequest } from 'fastify';
import { type AreaOverride, matchRoute, overridesCookie, readOverrides } from 'shared-kit/contract';
import type { Env } from '../env.ts';

/** The areas that this browser takes from its own machine; none where that is not allowed. */
export const overridesOf = (env: Env, request: FastifyRequest): AreaOverride[] =>
  env.public.allowOverrides ? readOverrides(request.cookies[overridesCookie]) : [];

/** Whether the page at an address is for an overridden area to have or not. `path` has no locale. */
export function isOverridden(overrides: readonly AreaOverride[], path: string): boolean {
  const owner = matchRoute(path)?.route.owner;
  return overrides.some(({ area }) => area === owner);
}
