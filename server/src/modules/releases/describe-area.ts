import type { AreaId } from 'shared-kit/contract/areas';
import { type AreaReleases, isHeldTrialState, type NewPage } from 'shared-kit/contract/releases';
import type { Database } from '../../platform/db/index.ts';
import type { AreaRelease } from './built-area.ts';
import { failuresByRelease } from './failures/read-failures.ts';
import { findRelease } from './live/pointers.ts';
import { newestEvents, newestReleases, readPointer } from './repository.ts';

export async function describeArea(db: Database, area: AreaId): Promise<AreaReleases> {
  const [pointer, releases, events, failures] = await Promise.all([
    readPointer(db, area),
    newestReleases(db, area),
    newestEvents(db, area),
    failuresByRelease(db, area),
  ]);
  const live = pointer ? await findRelease(db, area, pointer.version) : null;
  const giveable = new Set(
    releases
      .filter(({ release, ...known }) => !release.collectedAt && !isHeldTrialState(trialOf(known).state))
      .map(({ release }) => release.version),
  );
  const before = events.find(
    ({ previous }) => previous && previous !== pointer?.version && giveable.has(previous),
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
    releases: releases.map(({ release, ...known }) => ({
      version: release.version,
      contract: release.contract,
      bytes: release.bytes,
      publishedAt: release.publishedAt.toISOString(),
      collected: release.collectedAt !== null,
      failures: failures.get(release.version) ?? 0,
      newPages: newPagesOf(release.description, live),
      trial: trialOf(known),
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

/** The staff reads what a release would write into titles and search results, before anybody gets it. */
function newPagesOf({ routes = [] }: AreaRelease, live: AreaRelease | null): NewPage[] {
  const known = new Set(live?.routes?.map((it) => JSON.stringify(wordsOf(it))));
  return routes.map(wordsOf).filter((it) => !known.has(JSON.stringify(it)));
}

const wordsOf = ({ path, title, description }: NewPage): NewPage => ({ path, title, description });

type Known = Pick<Awaited<ReturnType<typeof newestReleases>>[number], 'trial' | 'by'>;

/** A process of an older version of this software writes no row: its releases are untried. */
const trialOf = ({ trial, by }: Known): AreaReleases['releases'][number]['trial'] => ({
  state: trial?.state ?? 'untried',
  decidedAt: trial?.decidedAt?.toISOString() ?? null,
  by,
  reason: trial?.reason ?? null,
  faults: trial?.faults ?? [],
  figures: trial?.figures ?? null,
  askedAt: trial?.askedAt?.toISOString() ?? null,
  startedAt: trial?.startedAt?.toISOString() ?? null,
});
