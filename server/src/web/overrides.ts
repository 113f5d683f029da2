import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type AreaOverride,
  isAmong,
  onePerArea,
  overrideParameter,
  overridesCookie,
  readOverrides,
  writeOverrides,
} from 'shared-kit/contract/areas';
import { matchRoute, type RouteEntry } from 'shared-kit/contract/routes';
import type { Env } from '../platform/env.ts';

/**
 * The areas that this browser loads from its own machine; none if that isn't allowed. A link may come from anybody, so
 * its overrides count only if they were announced to this market. Others first need the visitor's consent on the page.
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
  const overrides = onePerArea([...begun, ...kept]);
  reply.setCookie(overridesCookie, writeOverrides(overrides), { path: '/', sameSite: 'lax' });
  return overrides;
}

/** Whether an overridden area decides if a page exists here. `path` has no locale. */
export function isOverridden(
  table: readonly RouteEntry[],
  overrides: readonly AreaOverride[],
  path: string,
): boolean {
  const owner = matchRoute(path, table)?.route.owner;
  return overrides.some(({ area }) => area === owner);
}
