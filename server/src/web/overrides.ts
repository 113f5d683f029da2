import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type AreaOverride,
  areaIds,
  configuredRoutes,
  isAmong,
  matchRoute,
  overrideParameter,
  overridesCookie,
  readOverrides,
  writeOverrides,
} from 'shared-kit/contract';
import type { Env } from '../env.ts';

/**
 * The areas that this browser takes from its own machine; none where that is not allowed. A link may come from anybody:
 * what it asks for counts only if it was announced to this market, and else once its reader agreed on the page.
 */
export function overridesOf(env: Env, request: FastifyRequest, reply: FastifyReply): AreaOverride[] {
  if (!env.public.allowOverrides) return [];
  const announced = readOverrides(env.public.announcedOverrides);
  const kept = readOverrides(request.cookies[overridesCookie]);
  const { [overrideParameter]: asked = [] } = request.query as Record<string, string | string[]>;
  const begun = [asked]
    .flat()
    .flatMap(readOverrides)
    .filter((it) => isAmong(announced, it));
  if (begun.length === 0) return kept;
  const overrides = areaIds.flatMap((id) => [...begun, ...kept].find(({ area }) => area === id) ?? []);
  reply.setCookie(overridesCookie, writeOverrides(overrides), { path: '/', sameSite: 'lax' });
  return overrides;
}

/** Whether the page at an address is for an overridden area to have or not. `path` has no locale. */
export function isOverridden(env: Env, overrides: readonly AreaOverride[], path: string): boolean {
  const owner = matchRoute(path, configuredRoutes(env.public))?.route.owner;
  return overrides.some(({ area }) => area === owner);
}
