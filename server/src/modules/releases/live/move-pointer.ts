import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AreaId } from 'shared-kit/contract/areas';
import { marketActor, type ReleaseAction } from 'shared-kit/contract/releases';
import { type Database, newId, type Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { record } from '../../audit/index.ts';
import { mustStillHold } from '../repository.ts';
import { areaRelease, liveRelease, releaseEvent } from '../schema.ts';
import { mustBeAllowed, type Skip } from '../verdict/must-be-allowed.ts';
import { assertShowable } from './host.ts';
import { pastLives } from './past-lives.ts';
import { otherHosts } from './running-processes.ts';

export type Move = Readonly<{
  area: AreaId;
  /** The version that the caller believes to be live; null for none. */
  expected: string | null;
  actor: string;
  /** The id of the actor's token: it has to hold until the move is made. */
  token?: string | undefined;
  reason?: string | undefined;
  /** Gives a release that the market holds back, if the actor may. */
  skip?: Skip | undefined;
}>;
type Pointer = typeof liveRelease.$inferSelect;

type ToAll = Move &
  Readonly<{
    version: string;
    /** What the actor was offered. */
    offered?: ReleaseAction | undefined;
  }>;

/** Gives `version` to every visitor, and ends any canary. */
export const makeLive = (db: Database, move: ToAll): Promise<void> =>
  db.transaction(async (tx) => {
    const pointer = await lockExpected(tx, move);
    const action = await actionOf(tx, pointer, move);
    const skippedGate = await mustBeGiveable(tx, move);
    await giveToAll(tx, move);
    await note(tx, action, { ...move, skippedGate });
  });

async function giveToAll(tx: Tx, { area, version }: Readonly<{ area: string; version: string }>) {
  const next = { version, origin: 'release' as const, since: sql`now()`, ...noCanary };
  await tx
    .insert(liveRelease)
    .values({ area, ...next })
    .onConflictDoUpdate({ target: liveRelease.area, set: next });
  await retireOthers(tx, area);
}

/** Gives `version` to `percent` of the visitors. */
export const startCanary = (db: Database, move: Move & { version: string; percent: number }): Promise<void> =>
  db.transaction(async (tx) => {
    const pointer = await lockExpected(tx, move);
    const skippedGate = await mustBeGiveable(tx, move);
    if (!pointer || pointer.version === move.version) {
      throw new AppError('release.canary-impossible', {
        detail: 'A canary needs another version to be live.',
      });
    }
    await tx
      .update(liveRelease)
      .set({ canaryVersion: move.version, canaryPercent: move.percent })
      .where(eq(liveRelease.area, move.area));
    await retireOthers(tx, move.area);
    await note(tx, 'canary', { ...move, skippedGate });
  });

/** Gives everybody the live version again. `canary` is the one that the caller saw, if any. */
export const abortCanary = (db: Database, move: Move & { canary?: string }): Promise<void> =>
  db.transaction(async (tx) => {
    const pointer = await lockExpected(tx, move);
    if (!pointer?.canaryVersion) {
      throw new AppError('release.canary-impossible', { detail: 'There is no canary to end.' });
    }
    if (move.canary !== undefined && move.canary !== pointer.canaryVersion) {
      throw new AppError('release.pointer-moved', { detail: `The canary is ${pointer.canaryVersion}.` });
    }
    await tx.update(liveRelease).set(noCanary).where(eq(liveRelease.area, move.area));
    await retireOthers(tx, move.area);
    await note(tx, 'abort', { ...move, version: pointer.canaryVersion, skippedGate: null });
  });

const noCanary = { canaryVersion: null, canaryPercent: null };

/**
 * Locks the pointer and checks the expected version: of two concurrent releases the second is refused, instead of
 * undoing the first unseen.
 */
async function lockExpected(tx: Tx, { area, expected, token }: Move): Promise<Pointer | undefined> {
  const pointer = await lockPointer(tx, area);
  if (token !== undefined) await mustStillHold(tx, token);
  if ((pointer?.version ?? null) !== expected) {
    throw new AppError('release.pointer-moved', { detail: `Live is ${pointer?.version ?? 'nothing'}.` });
  }
  return pointer;
}

export async function lockPointer(tx: Tx, area: string): Promise<Pointer | undefined> {
  // A missing row can't be locked, so this lock orders concurrent first releases.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`live_release ${area}`}))`);
  const [pointer] = await tx.select().from(liveRelease).where(eq(liveRelease.area, area)).for('update');
  return pointer;
}

/**
 * Takes a release from the visitors who get it. Returns what they get instead: null if there is nothing to go back to,
 * undefined if nobody got it. The pointer is locked.
 */
export async function takeBack(
  tx: Tx,
  pointer: Pointer | undefined,
  { area, version, reason }: Readonly<{ area: AreaId; version: string; reason: string }>,
): Promise<string | null | undefined> {
  const noted = { area, actor: marketActor, reason, skippedGate: null, expected: pointer?.version ?? null };
  if (pointer && pointer.canaryVersion === version) {
    await tx.update(liveRelease).set(noCanary).where(eq(liveRelease.area, area));
    await retireOthers(tx, area);
    await note(tx, 'abort', { ...noted, version });
    return pointer.version;
  }
  if (pointer?.version !== version) return undefined;
  const lives = await pastLives(tx, area);
  for (const before of lives.filter((it) => it !== version)) {
    if (!(await isGiveable(tx, { area, version: before, actor: marketActor }))) continue;
    await giveToAll(tx, { area, version: before });
    await note(tx, 'rollback', { ...noted, version: before });
    return before;
  }
  return null;
}

async function isGiveable(tx: Tx, to: Readonly<{ area: AreaId; version: string; actor: string }>) {
  try {
    await mustBeGiveable(tx, { ...to, expected: null });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** The one rule of what visitors may get. Returns the mover's reason for going past the gate, or null. */
async function mustBeGiveable(tx: Tx, move: Move & { version: string }): Promise<string | null> {
  await mustBeShowable(tx, move.area, move.version);
  return mustBeAllowed(tx, move);
}

/**
 * Throws unless the release's files exist and all running hosts can show it: an old one may be too old to go back to.
 */
async function mustBeShowable(tx: Tx, area: AreaId, version: string): Promise<void> {
  const [found] = await tx
    .select({ contract: areaRelease.contract, description: areaRelease.description })
    .from(areaRelease)
    .where(and(eq(areaRelease.area, area), eq(areaRelease.version, version), isNull(areaRelease.collectedAt)))
    // Locked, so that its files aren't deleted before the transaction ends.
    .for('update');
  if (!found) throw new AppError('release.not-found');
  const { uses, asks } = found.description;
  assertShowable({ contract: found.contract, uses, asks }, await otherHosts(tx, null));
}

/**
 * Throws for what everybody gets already, and if it would be something else than the actor was offered: somebody else
 * decided meanwhile.
 */
async function actionOf(tx: Tx, pointer: Pointer | undefined, move: ToAll): Promise<ReleaseAction> {
  const { version, offered } = move;
  if (pointer?.version === version)
    throw new AppError('release.pointer-moved', { detail: `${version} is live already.` });
  const action = await meaningOf(tx, pointer, move);
  if (offered && offered !== action) {
    const now = action === 'promote' ? 'the canary' : `a ${action}`;
    throw new AppError('release.pointer-moved', { detail: `${version} is ${now} by now.` });
  }
  return action;
}

/** A version that was live before is a rollback; one that was only a canary is a release. */
async function meaningOf(tx: Tx, pointer: Pointer | undefined, { area, version }: ToAll) {
  if (pointer?.canaryVersion === version) return 'promote';
  return (await pastLives(tx, area)).includes(version) ? 'rollback' : 'release';
}

/** Marks releases that no visitor gets any more, so that they can be deleted later. */
export const retireOthers = (tx: Tx, area: string): Promise<unknown> =>
  tx.execute(sql`
    update ${areaRelease} set retired_at = case
      when exists (
        select from ${liveRelease} live where live.area = ${areaRelease.area}
          and ${areaRelease.version} in (live.version, live.canary_version)
      ) then null
      else coalesce(${areaRelease.retiredAt}, now()) end
    where area = ${area} and collected_at is null
  `);

type Noted = Omit<Move, 'skip'> & Readonly<{ version: string; skippedGate: string | null }>;

async function note(
  tx: Tx,
  action: ReleaseAction,
  { area, expected, actor, reason, version, skippedGate }: Noted,
): Promise<void> {
  await tx
    .insert(releaseEvent)
    .values({ id: newId(), area, action, version, previous: expected, actor, reason, skippedGate });
  await record(tx, {
    action: `release.${action}`,
    companyId: null,
    by: actor,
    subject: `mf-${area}`,
    changes: [{ field: 'version', from: expected, to: version }],
    reason: reason ?? skippedGate,
  });
}
