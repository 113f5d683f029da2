import { sql } from 'drizzle-orm';
import { type AreaId, shippedAreas } from 'shared-kit/contract/areas';
import { faultOfAreaId } from 'shared-kit/contract/routes';
import type { Database } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { areaRelease, releaseToken } from './schema.ts';

/** The areas that this market was shipped with, then those that have a token or a kept release. */
export async function knownAreas(db: Database): Promise<AreaId[]> {
  const { rows } = await db.execute<{ area: string }>(sql`
    select area from ${areaRelease} where collected_at is null
    union select area from ${releaseToken} where revoked_at is null
    order by area
  `);
  const joined = rows.map(({ area }) => area).filter((area) => !shippedAreas.some((it) => it === area));
  return [...shippedAreas, ...joined];
}

/** Throws unless this market knows the area. */
export async function knownArea(db: Database, named: string): Promise<AreaId> {
  if ((await knownAreas(db)).includes(named)) return named;
  const detail =
    faultOfAreaId(named) ??
    `This market has no area ${named}. Its operator lets it join by a token: pnpm release:token create mf-${named}.`;
  throw new AppError('release.area-unknown', { detail });
}
