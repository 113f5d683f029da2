import { desc, eq, sql } from 'drizzle-orm';
import type { AreaId } from 'shared-kit/contract/areas';
import type { AreaFailureRecord } from 'shared-kit/contract/failures';
import type { Database } from '../../../platform/db/index.ts';
import { browserFailure } from '../schema.ts';

const mostShown = 50;

/** An area's failures, the last seen first, at most 50; equal ones of a release are one. */
export async function readFailures(db: Database, area: AreaId): Promise<KeptFailure[]> {
  const { version, hash, code, day } = browserFailure;
  const lastDay = sql<string>`max(${day})::text`;
  const count = sql<number>`sum(${browserFailure.count})::int`;
  return db
    .select({
      hash,
      code,
      version,
      page: sql<string | null>`(array_agg(${browserFailure.page} order by ${day}))[1]`,
      count,
      firstDay: sql<string>`min(${day})::text`,
      lastDay,
      frames: firstOf(browserFailure.frames),
      components: firstOf(browserFailure.components),
    })
    .from(browserFailure)
    .where(eq(browserFailure.area, area))
    .groupBy(version, hash, code)
    .orderBy(desc(lastDay), desc(count), version, hash)
    .limit(mostShown);
}

type Frames = typeof browserFailure.frames | typeof browserFailure.components;
const firstOf = (column: Frames) =>
  sql`(array_agg(${column} order by ${browserFailure.day}))[1]`.mapWith(column);

export type KeptFailure = Omit<AreaFailureRecord, 'frames' | 'components'> &
  Readonly<Record<'frames' | 'components', (typeof browserFailure.$inferSelect)['frames']>>;

/** How many failures the market keeps of each release of an area, by version. */
export async function failuresByRelease(db: Database, area: AreaId): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ version: browserFailure.version, count: sql<number>`sum(${browserFailure.count})::int` })
    .from(browserFailure)
    .where(eq(browserFailure.area, area))
    .groupBy(browserFailure.version);
  return new Map(rows.map(({ version, count }) => [version, count]));
}
