import { createHash } from 'node:crypto';
import { and, eq, or, sql } from 'drizzle-orm';
import { dayOf } from 'shared-kit/contract/dates';
import { type FailureReport, ownScript } from 'shared-kit/contract/failures';
import { routeTable } from 'shared-kit/contract/routes';
import type { Database } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { releaseAddress } from '../built-area.ts';
import { knownAreas } from '../known-area.ts';
import { findRelease } from '../live/pointers.ts';
import { areaRelease, browserFailure } from '../schema.ts';

/** Different failures of one release that are kept for a day, so that nobody fills the database. */
const mostADay = 200;

/** Equal for reports of the same failure: its code and frames, or its page if there are no frames. */
export const hashOfFailure = ({ code, frames, page }: FailureReport): string =>
  createHash('sha256')
    .update(JSON.stringify([code, frames.length > 0 ? frames.map(placeOf) : page]))
    .digest('hex')
    .slice(0, 16);

const placeOf = ({ script, line, column }: FailureReport['frames'][number]) => [script, line, column];

/** Throws if a report names a page, an area, a release or a script that this market doesn't have. */
export async function assertKnownFailure(db: Database, report: FailureReport): Promise<void> {
  const { area, version, page, frames, components } = report;
  if (page !== null && !(await isPageOfMarket(db, page))) throw refused(`This market has no page ${page}.`);
  if (area && !version && !(await knownAreas(db)).includes(area))
    throw refused(`This market has no area ${area}.`);
  const scripts = new Set([...frames, ...components].map(({ script }) => script));
  const releases = new Map<string, { area: string; version: string; files: string[] }>();
  const note = (named: string, its: string) => {
    const key = `${named} ${its}`;
    const known = releases.get(key) ?? { area: named, version: its, files: [] };
    releases.set(key, known);
    return known.files;
  };
  if (area && version) note(area, version);
  for (const script of scripts) {
    const [, named, its, file] = ownScript.exec(script) ?? [];
    if (named && its && file) note(named, its).push(file);
  }
  for (const { area: named, version: its, files } of releases.values()) {
    const release = await findRelease(db, named, its);
    const unknown = files.find((file) => !release?.integrity[releaseAddress(named, its, file)]);
    if (!release) throw refused(`This market has no release ${its} of ${named}.`);
    if (unknown) throw refused(`The release ${its} of ${named} has no ${unknown}.`);
  }
}

/** Whether a pattern is of a page of the host, or of any release. Old tabs may tell of releases that are gone. */
async function isPageOfMarket(db: Database, page: string): Promise<boolean> {
  if (routeTable.some(({ path }) => path === page)) return true;
  const has = (what: object) => sql`${areaRelease.description} @> ${JSON.stringify(what)}::jsonb`;
  const isOfRelease = or(has({ pages: [{ pattern: page }] }), has({ routes: [{ path: page }] }));
  return (await db.$count(areaRelease, isOfRelease)) > 0;
}

const refused = (detail: string) => new AppError('request.body-invalid', { detail });

/** Counts a failure by UTC day; a new one is left out if its release has too many that day. Returns its hash. */
export async function keepFailure(db: Database, report: FailureReport, at: Date): Promise<string> {
  const { code, page, frames, components } = report;
  const hash = hashOfFailure(report);
  const its = { area: report.area ?? 'shell', version: report.version ?? '', day: dayOf(at) } as const;
  const sameDay = and(
    eq(browserFailure.area, its.area),
    eq(browserFailure.version, its.version),
    eq(browserFailure.day, its.day),
  );
  const oneMore = { count: sql`${browserFailure.count} + 1` };
  const counted = await db
    .update(browserFailure)
    .set(oneMore)
    .where(and(sameDay, eq(browserFailure.hash, hash)))
    .returning({ hash: browserFailure.hash });
  if (counted.length > 0 || (await db.$count(browserFailure, sameDay)) >= mostADay) return hash;
  await db
    .insert(browserFailure)
    .values({ ...its, hash, code, page, frames, components, count: 1 })
    .onConflictDoUpdate({
      target: [browserFailure.area, browserFailure.version, browserFailure.hash, browserFailure.day],
      set: oneMore,
    });
  return hash;
}
