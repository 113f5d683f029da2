import { and, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/index.ts';
import type { AreaRelease } from './built-area.ts';
import { areaRelease, liveRelease } from './schema.ts';

/** Publishing the same version again changes nothing. */
export const insertRelease = (tx: Tx, description: AreaRelease): Promise<unknown> =>
  tx
    .insert(areaRelease)
    .values({
      area: description.id,
      version: description.version,
      contract: description.contract,
      description,
    })
    .onConflictDoNothing();

export const makeLive = (tx: Tx, area: string, version: string): Promise<unknown> =>
  tx
    .insert(liveRelease)
    .values({ area, version })
    .onConflictDoUpdate({
      target: liveRelease.area,
      set: { version, since: sql`now()` },
      setWhere: sql`${liveRelease.version} <> excluded.version`,
    });

export async function liveReleases(db: Database): Promise<AreaRelease[]> {
  const rows = await db
    .select({ description: areaRelease.description })
    .from(liveRelease)
    .innerJoin(
      areaRelease,
      and(eq(areaRelease.area, liveRelease.area), eq(areaRelease.version, liveRelease.version)),
    )
    .orderBy(liveRelease.area);
  return rows.map((row) => row.description);
}
