import { and, eq, sql } from 'drizzle-orm';
import { isHeldTrialState, type ReleaseTrialState, type TrialFigures } from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { areaRelease, releaseTrial } from '../schema.ts';

export type Trial = typeof releaseTrial.$inferSelect;

const isOf = ({ area, version }: Pick<Trial, 'area' | 'version'>) =>
  and(eq(releaseTrial.area, area), eq(releaseTrial.version, version));

/**
 * Locks what is known of a release until the transaction ends, so that a verdict and a skip that come at once follow each
 * other. Throws if there is no such release.
 */
export async function lockTrial(tx: Tx, { area, version }: Pick<Trial, 'area' | 'version'>): Promise<Trial> {
  // A process of an older version of this software writes no row.
  await tx.execute(sql`
    insert into ${releaseTrial} (area, version, state)
    select area, version, 'untried' from ${areaRelease} where area = ${area} and version = ${version}
    on conflict do nothing
  `);
  const [trial] = await tx.select().from(releaseTrial).where(isOf({ area, version })).for('update');
  if (!trial) throw new AppError('release.not-found');
  return trial;
}

const isOver = { askedAt: null, startedAt: null };

/** Lets visitors have a locked release all the same. Its faults stay. */
export const writeSkip = (
  tx: Tx,
  trial: Trial,
  { by, reason }: Readonly<{ by: string; reason: string }>,
): Promise<unknown> =>
  tx
    .update(releaseTrial)
    .set({ state: 'skipped', decidedAt: sql`now()`, by, reason, ...isOver })
    .where(isOf(trial));

export type TrialVerdict = Readonly<{
  area: string;
  version: string;
  /** What the trial found, a sentence each; none if the release passed. */
  faults: readonly string[];
  figures: TrialFigures;
  /** Version of the host's build that it was tried with; null in development. */
  host: string | null;
  /** The versions that were live in the trial, by area. */
  liveSet: Readonly<Record<string, string>>;
}>;

/**
 * Keeps how a trial ended, and what it found. It decides unless the release was skipped or shipped meanwhile. Returns the
 * state that holds.
 */
export async function keepVerdict(
  tx: Tx,
  { faults, figures, host, liveSet, ...release }: TrialVerdict,
): Promise<ReleaseTrialState> {
  const trial = await lockTrial(tx, release);
  const isDecided = isHeldTrialState(trial.state);
  const state = isDecided ? (faults.length > 0 ? 'refused' : 'tried') : trial.state;
  await tx
    .update(releaseTrial)
    .set({
      ...(isDecided && { state, decidedAt: sql`now()` }),
      ...{ faults: [...faults], figures, host, liveSet: { ...liveSet } },
      ...isOver,
    })
    .where(isOf(trial));
  return state;
}

/** Keeps why a trial did not come to its end. What an earlier one found stays. */
export async function keepTrouble(
  tx: Tx,
  release: Pick<Trial, 'area' | 'version'>,
  why: string,
): Promise<void> {
  const { state } = await lockTrial(tx, release);
  await tx
    .update(releaseTrial)
    .set({ ...(state === 'untried' && { faults: [why] }), ...isOver })
    .where(isOf(release));
}
