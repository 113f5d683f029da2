import { sql } from 'drizzle-orm';
import { type AreaId, type DeclaredRoute, shippedAreas } from 'shared-kit/contract/areas';
import { heldRoutes, shapeOf } from 'shared-kit/contract/routes';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { AreaRelease } from '../built-area.ts';
import { areaRelease, liveRelease } from '../schema.ts';

type Claim = Readonly<{ area: string; name: string; path: string }>;

/** The areas on the operator's disk, and those of their builds that were compared already. */
export type Checkout = Readonly<{ areas: readonly AreaId[]; builds: readonly AreaRelease[] }>;

/**
 * Throws if another area has one of these names or patterns: by the specification, or by any release that is kept, since
 * visitors may get that again. Of two uploads at once, the second waits here for the first.
 * Of the areas of one checkout their builds count, and what somebody released on purpose: a page may move from one to
 * another.
 */
export async function assertUnclaimed(
  tx: Tx,
  area: AreaId,
  routes: readonly DeclaredRoute[],
  { areas, builds }: Checkout = { areas: [], builds: [] },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('release routes'))`);
  const { rows } = await tx.execute<Claim>(sql`
    select distinct ${areaRelease.area} as area, route->>'name' as name, route->>'path' as path
    from ${areaRelease}, jsonb_array_elements(${areaRelease.description}->'routes') route
    where ${areaRelease.area} <> ${area} and ${areaRelease.collectedAt} is null
      and (${areaRelease.area} <> all(${sql.param(areas)}::text[]) or exists (
        select from ${liveRelease} live where live.area = ${areaRelease.area}
          and (live.origin = 'release' and live.version = ${areaRelease.version}
            or live.canary_version = ${areaRelease.version})
      ))
  `);
  const built = builds.flatMap(({ id, routes: its = [] }) =>
    its.map(({ name, path }) => ({ area: id, name, path })),
  );
  const held = ['host', ...shippedAreas]
    .filter((it) => it !== area)
    .flatMap((it) => heldRoutes(it).map((route) => ({ area: it, ...route })));
  for (const claim of [...held, ...built, ...rows]) {
    for (const { name, path } of routes) {
      if (name === claim.name) throw taken(`The name ${name} belongs to mf-${claim.area}.`);
      if (shapeOf(path) === shapeOf(claim.path)) throw taken(`The path ${path} belongs to mf-${claim.area}.`);
    }
  }
}

const taken = (detail: string) => new AppError('release.route-taken', { detail });
