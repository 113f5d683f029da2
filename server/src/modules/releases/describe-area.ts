import type { AreaId } from 'shared-kit/contract/areas';
import type { AreaReleases, NewPage, StaffAreaReleases } from 'shared-kit/contract/releases';
import type { Database } from '../../platform/db/index.ts';
import type { AreaRelease } from './built-area.ts';
import { failuresByRelease } from './failures/read-failures.ts';
import { offerOf, wayBack } from './live/offers.ts';
import { pastLives } from './live/past-lives.ts';
import { findRelease } from './live/pointers.ts';
import { otherHosts } from './live/running-processes.ts';
import { newestEvents, newestReleases, readPointer } from './repository.ts';
import { tokensOf } from './tokens/release-tokens.ts';
import { readRefusals } from './upload/refusals.ts';

/** What staff see: also who may release the area. */
export async function describeForStaff(db: Database, area: AreaId): Promise<StaffAreaReleases> {
  const [described, tokens] = await Promise.all([describeArea(db, area), tokensOf(db, area)]);
  return {
    ...described,
    tokens: tokens.map(({ id, name, createdAt, lastUsedAt, revokedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      revokedAt: revokedAt?.toISOString() ?? null,
    })),
  };
}

/** Of many versions that were live, the last ones are shown although newer releases fill the list. */
const mostLives = 10;

export async function describeArea(db: Database, area: AreaId): Promise<AreaReleases> {
  const [pointer, lives, events, failures, refusals, hosts] = await Promise.all([
    readPointer(db, area),
    pastLives(db, area),
    newestEvents(db, area),
    failuresByRelease(db, area),
    readRefusals(db, area),
    otherHosts(db, null),
  ]);
  const running = [pointer?.version, pointer?.canaryVersion].filter((it) => typeof it === 'string');
  const [live, releases] = await Promise.all([
    pointer ? findRelease(db, area, pointer.version) : null,
    newestReleases(db, area, [...running, ...lives.slice(0, mostLives)]),
  ]);
  const facts = { running, lives, hosts };
  const decision = events.find(({ action }) => ['release', 'rollback', 'promote'].includes(action));
  const by = decision?.version === pointer?.version ? (decision?.actor ?? null) : null;
  return {
    area,
    live: pointer ? { version: pointer.version, since: pointer.since.toISOString(), by } : null,
    canary:
      pointer?.canaryVersion && pointer.canaryPercent
        ? { version: pointer.canaryVersion, percent: pointer.canaryPercent }
        : null,
    previous: wayBack(releases.map(keptOf), facts),
    releases: releases.map(({ release, ...known }) => ({
      version: release.version,
      contract: release.contract,
      bytes: release.bytes,
      publishedAt: release.publishedAt.toISOString(),
      collected: release.collectedAt !== null,
      offer: offerOf(keptOf({ release, ...known }), facts),
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
    refusedUploads: refusals,
  };
}

const keptOf = ({ release, ...known }: Awaited<ReturnType<typeof newestReleases>>[number]) => ({
  version: release.version,
  contract: release.contract,
  uses: release.description.uses,
  asks: release.description.asks,
  isGone: release.collectedAt !== null,
  state: trialOf(known).state,
});

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
