import { and, eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { AreaRelease } from '../built-area.ts';
import { areaRelease, liveRelease } from '../schema.ts';

/** The releases of an area that visitors get. */
export type LivePointer = Readonly<{
  live: AreaRelease;
  /** The release that some visitors get instead. */
  canary: Readonly<{ release: AreaRelease; percent: number }> | null;
}>;

export async function livePointers(db: Database): Promise<LivePointer[]> {
  const canary = alias(areaRelease, 'canary');
  const rows = await db
    .select({
      live: areaRelease.description,
      canary: canary.description,
      percent: liveRelease.canaryPercent,
    })
    .from(liveRelease)
    .innerJoin(
      areaRelease,
      and(eq(areaRelease.area, liveRelease.area), eq(areaRelease.version, liveRelease.version)),
    )
    .leftJoin(canary, and(eq(canary.area, liveRelease.area), eq(canary.version, liveRelease.canaryVersion)))
    .orderBy(liveRelease.area);
  return rows.map(({ live, canary: release, percent }) => ({
    live,
    canary: release && percent ? { release, percent } : null,
  }));
}

/** A release, live or not; null if it is unknown or its files are gone. */
export async function findRelease(db: Database, area: string, version: string): Promise<AreaRelease | null> {
  const [row] = await db
    .select({ description: areaRelease.description, collectedAt: areaRelease.collectedAt })
    .from(areaRelease)
    .where(and(eq(areaRelease.area, area), eq(areaRelease.version, version)));
  return row && !row.collectedAt ? row.description : null;
}

/** Releases that somebody made live on purpose; starting a checkout doesn't replace them. */
export async function releasedOnPurpose(db: Database): Promise<AreaRelease[]> {
  const isMeant = or(
    and(eq(areaRelease.version, liveRelease.version), eq(liveRelease.origin, 'release')),
    eq(areaRelease.version, liveRelease.canaryVersion),
  );
  const rows = await db
    .select({ description: areaRelease.description })
    .from(areaRelease)
    .innerJoin(liveRelease, and(eq(liveRelease.area, areaRelease.area), isMeant))
    .orderBy(areaRelease.area, areaRelease.version);
  return rows.map(({ description }) => description);
}

/** The versions that visitors get, without their contents. */
export async function pointedAt(tx: Tx) {
  const rows = await tx.select().from(liveRelease).orderBy(liveRelease.area);
  return rows.flatMap(({ area, version, canaryVersion }) => [
    { area, version, share: 'live' as const },
    ...(canaryVersion ? [{ area, version: canaryVersion, share: 'canary' as const }] : []),
  ]);
}
