import type { AreaId, AreaReleases } from 'shared-kit/contract';
import type { Database } from '../../platform/db/index.ts';
import { failuresByRelease } from './failures/read-failures.ts';
import { newestEvents, newestReleases, readPointer } from './repository.ts';

export async function describeArea(db: Database, area: AreaId): Promise<AreaReleases> {
  const [pointer, releases, events, failures] = await Promise.all([
    readPointer(db, area),
    newestReleases(db, area),
    newestEvents(db, area),
    failuresByRelease(db, area),
  ]);
  const kept = new Set(releases.filter((it) => !it.collectedAt).map(({ version }) => version));
  const before = events.find(
    ({ previous }) => previous && previous !== pointer?.version && kept.has(previous),
  );
  const decision = events.find(({ action }) => ['release', 'rollback', 'promote'].includes(action));
  const by = decision?.version === pointer?.version ? (decision?.actor ?? null) : null;
  return {
    area,
    live: pointer ? { version: pointer.version, since: pointer.since.toISOString(), by } : null,
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
      failures: failures.get(version) ?? 0,
    })),
    events: events.map(({ action, version, previous, actor, reason, skippedGate, at }) => ({
      action,
      version,
      previous,
      actor,
      reason,
      skippedGate,
      at: at.toISOString(),
    })),
  };
}
