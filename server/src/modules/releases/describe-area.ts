import type { AreaId } from 'shared-kit/contract';
import { areaIds } from 'shared-kit/contract';
import * as z from 'zod';
import type { Database } from '../../platform/db/index.ts';
import { newestEvents, newestReleases, readPointer } from './repository.ts';
import { releaseActions } from './schema.ts';

const release = z.object({
  version: z.string(),
  contract: z.int(),
  bytes: z.int(),
  publishedAt: z.string(),
  /** Its files are gone: it can't be made live again. */
  collected: z.boolean(),
});

export const describedArea = z.object({
  area: z.enum(areaIds),
  live: z.object({ version: z.string(), since: z.string() }).nullable(),
  canary: z.object({ version: z.string(), percent: z.int() }).nullable(),
  /** What was live before and can be again. */
  previous: z.string().nullable(),
  /** Newest first, at most 50. */
  releases: z.array(release),
  events: z.array(
    z.object({
      action: z.enum(releaseActions),
      version: z.string(),
      previous: z.string().nullable(),
      actor: z.string(),
      at: z.string(),
    }),
  ),
});
export type DescribedArea = z.infer<typeof describedArea>;

export async function describeArea(db: Database, area: AreaId): Promise<DescribedArea> {
  const [pointer, releases, events] = await Promise.all([
    readPointer(db, area),
    newestReleases(db, area),
    newestEvents(db, area),
  ]);
  const kept = new Set(releases.filter((it) => !it.collectedAt).map(({ version }) => version));
  const before = events.find(
    ({ previous }) => previous && previous !== pointer?.version && kept.has(previous),
  );
  return {
    area,
    live: pointer ? { version: pointer.version, since: pointer.since.toISOString() } : null,
    canary:
      pointer?.canaryVersion && pointer.canaryPercent
        ? { version: pointer.canaryVersion, percent: pointer.canaryPercent }
        : null,
    previous: before?.previous ?? null,
    releases: releases.map(({ version, contract, bytes, publishedAt, collectedAt }) => ({
      version,
      contract,
      bytes,
      publishedAt: publishedAt.toISOString(),
      collected: collectedAt !== null,
    })),
    events: events.map(({ action, version, previous, actor, at }) => ({
      action,
      version,
      previous,
      actor,
      at: at.toISOString(),
    })),
  };
}
