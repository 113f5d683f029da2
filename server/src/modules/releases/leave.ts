import { eq, sql } from 'drizzle-orm';
import type { AreaId } from 'shared-kit/contract/areas';
import { type Database, newId, type Tx } from '../../platform/db/index.ts';
import { record } from '../audit/index.ts';
import { lockPointer, retireOthers } from './live/move-pointer.ts';
import { liveRelease, releaseEvent } from './schema.ts';
import { revokeTokensOf } from './tokens/release-tokens.ts';

type Left = Readonly<{
  /** The version that visitors got; null if they got none. */
  version: string | null;
  /** How many of its tokens were valid. */
  tokens: number;
}>;

type Leaving = Readonly<{ area: AreaId; by: string; reason: string }>;

/**
 * Takes an area from all visitors and revokes its tokens. Its releases are kept as any other that nobody gets, so staff
 * can bring one back.
 */
export const leaveMarket = (db: Database, { area, by, reason }: Leaving): Promise<Left> =>
  db.transaction(async (tx) => {
    const pointer = await lockPointer(tx, area);
    const tokens = await revokeTokensOf(tx, area, by);
    const version = pointer?.version ?? null;
    if (version !== null) {
      await tx.delete(liveRelease).where(eq(liveRelease.area, area));
      await retireOthers(tx, area);
      const event = { area, action: 'leave', version, previous: version, actor: by, reason } as const;
      await tx.insert(releaseEvent).values({ id: newId(), ...event });
      await record(tx, {
        action: 'release.leave',
        companyId: null,
        by,
        subject: `mf-${area}`,
        changes: [{ field: 'version', from: version, to: null }],
        reason,
      });
    }
    return { version, tokens };
  });

/** Areas that left and were not released again. A checkout that has one of them doesn't bring it back. */
export async function areasThatLeft(tx: Tx): Promise<ReadonlySet<AreaId>> {
  const { rows } = await tx.execute<{ area: string }>(sql`
    select area from (
      select distinct on (area) area, action from ${releaseEvent} event
      where not exists (select from ${liveRelease} live where live.area = event.area)
      order by area, id desc
    ) newest where action = 'leave'
  `);
  return new Set(rows.map(({ area }) => area));
}
