import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { AreaId } from 'shared-kit/contract/areas';
import type { Database, Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { userAccount } from '../accounts/index.ts';
import type { AreaRelease } from './built-area.ts';
import { areaRelease, liveRelease, releaseEvent, releaseToken, releaseTrial } from './schema.ts';

/**
 * Returns false if the version exists; then nothing changes. An `untried` release waits for its trial from now on.
 */
export const insertRelease = (
  tx: Tx,
  description: AreaRelease,
  bytes: number,
  state: 'untried' | 'shipped',
): Promise<boolean> =>
  tx.transaction(async (inner) => {
    const { id: area, version, contract } = description;
    const inserted = await inner
      .insert(areaRelease)
      .values({ area, version, contract, description, bytes })
      .onConflictDoNothing()
      .returning({ version: areaRelease.version });
    if (inserted.length === 0) return false;
    const since = state === 'untried' ? { askedAt: sql`now()` } : { decidedAt: sql`now()` };
    await inner.insert(releaseTrial).values({ area, version, state, ...since });
    return true;
  });

/** Marks a release as kept whose files had been deleted and are stored again. */
export const keepAgain = (tx: Tx, description: AreaRelease): Promise<unknown> =>
  tx
    .update(areaRelease)
    .set({ description, contract: description.contract, collectedAt: null, retiredAt: sql`now()` })
    .where(
      and(
        eq(areaRelease.area, description.id),
        eq(areaRelease.version, description.version),
        isNotNull(areaRelease.collectedAt),
      ),
    );

/** The operator ships this release: whatever was known of it, visitors may get it. */
export async function markShipped(tx: Tx, area: string, version: string): Promise<void> {
  const shipped = { state: 'shipped', decidedAt: sql`now()`, askedAt: null, startedAt: null } as const;
  await tx
    .insert(releaseTrial)
    .values({ area, version, ...shipped })
    .onConflictDoUpdate({
      target: [releaseTrial.area, releaseTrial.version],
      set: shipped,
      setWhere: ne(releaseTrial.state, 'shipped'),
    });
}

/** Returns the live version: a release that somebody made live on purpose stays. */
export async function makeLiveUnlessReleased(tx: Tx, area: string, version: string): Promise<string> {
  await tx
    .insert(liveRelease)
    .values({ area, version })
    .onConflictDoUpdate({
      target: liveRelease.area,
      set: { version, since: sql`now()` },
      setWhere: and(eq(liveRelease.origin, 'checkout'), sql`${liveRelease.version} <> excluded.version`),
    });
  const [live] = await tx
    .select({ version: liveRelease.version })
    .from(liveRelease)
    .where(eq(liveRelease.area, area));
  return live?.version ?? version;
}

export const releaseExists = async (db: Database, area: string, version: string): Promise<boolean> =>
  (await db.$count(areaRelease, and(eq(areaRelease.area, area), eq(areaRelease.version, version)))) > 0;

/** Throws if the release no longer exists. */
export async function mustBeKept(db: Tx, area: AreaId, version: string): Promise<void> {
  const isKept = and(
    eq(areaRelease.area, area),
    eq(areaRelease.version, version),
    isNull(areaRelease.collectedAt),
  );
  if ((await db.$count(areaRelease, isKept)) === 0) throw new AppError('release.not-found');
}

/** Throws if the token was revoked since the request began. Else it can't be until the transaction ends. */
export async function mustStillHold(tx: Tx, tokenId: string): Promise<void> {
  const [held] = await tx
    .select({ id: releaseToken.id })
    .from(releaseToken)
    .where(and(eq(releaseToken.id, tokenId), isNull(releaseToken.revokedAt)))
    .for('share');
  if (held) return;
  throw new AppError('release.token-invalid', {
    detail: 'The token was revoked meanwhile. Nothing was changed.',
  });
}

const mostShown = 50;

export const readPointer = async (db: Database, area: AreaId) =>
  (await db.select().from(liveRelease).where(eq(liveRelease.area, area)))[0];

/** The newest releases, these versions, and all that somebody allowed without a passed trial. */
export const newestReleases = (db: Database, area: AreaId, versions: readonly string[]) => {
  const newest = db
    .select({ version: areaRelease.version })
    .from(areaRelease)
    .where(eq(areaRelease.area, area))
    .orderBy(desc(areaRelease.publishedAt))
    .limit(mostShown);
  return db
    .select({
      release: areaRelease,
      trial: releaseTrial,
      by: sql<string | null>`coalesce(${userAccount.name}, ${releaseTrial.by})`,
    })
    .from(areaRelease)
    .leftJoin(
      releaseTrial,
      and(eq(releaseTrial.area, areaRelease.area), eq(releaseTrial.version, areaRelease.version)),
    )
    .leftJoin(userAccount, eq(sql`${userAccount.id}::text`, releaseTrial.by))
    .where(
      and(
        eq(areaRelease.area, area),
        or(
          inArray(areaRelease.version, newest),
          inArray(areaRelease.version, [...versions]),
          isNotNull(releaseTrial.reason),
        ),
      ),
    )
    .orderBy(desc(areaRelease.publishedAt));
};

/** The newest events, and all that skipped the gate. */
export const newestEvents = (db: Database, area: AreaId) => {
  const newest = db
    .select({ id: releaseEvent.id })
    .from(releaseEvent)
    .where(eq(releaseEvent.area, area))
    .orderBy(desc(releaseEvent.id))
    .limit(mostShown);
  return db
    .select({
      action: releaseEvent.action,
      version: releaseEvent.version,
      previous: releaseEvent.previous,
      actor: sql<string>`coalesce(${userAccount.name}, ${releaseEvent.actor})`,
      reason: releaseEvent.reason,
      skippedGate: releaseEvent.skippedGate,
      at: releaseEvent.at,
    })
    .from(releaseEvent)
    .leftJoin(userAccount, eq(sql`${userAccount.id}::text`, releaseEvent.actor))
    .where(
      and(
        eq(releaseEvent.area, area),
        or(inArray(releaseEvent.id, newest), isNotNull(releaseEvent.skippedGate)),
      ),
    )
    .orderBy(desc(releaseEvent.id));
};

/** Marks releases that no visitor got since `before` and returns them: their files may be deleted. */
export const takeRetired = (tx: Tx, before: Date) =>
  tx
    .update(areaRelease)
    .set({ collectedAt: sql`now()` })
    .where(
      and(
        isNull(areaRelease.collectedAt),
        lt(sql`coalesce(${areaRelease.retiredAt}, ${areaRelease.publishedAt})`, before),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(liveRelease)
            .where(
              and(
                eq(liveRelease.area, areaRelease.area),
                or(
                  eq(liveRelease.version, areaRelease.version),
                  eq(liveRelease.canaryVersion, areaRelease.version),
                ),
              ),
            ),
        ),
      ),
    )
    .returning({ area: areaRelease.area, version: areaRelease.version });
