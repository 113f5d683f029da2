import { and, eq, sql } from 'drizzle-orm';
import { heldTrialStates, type ReleaseTrialState, type TrialFigures } from 'shared-kit/contract/releases';
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

/** States that a trial decides; somebody else has decided the others. */
export const openTrialStates = [...heldTrialStates, 'changes-tried'] as const;
const isOpen = (state: ReleaseTrialState): boolean => openTrialStates.some((it) => it === state);

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
  const decides = isOpen(trial.state);
  const state = decides ? (faults.length > 0 ? 'refused' : 'tried') : trial.state;
  await tx
    .update(releaseTrial)
    .set({
      ...(decides && { state, decidedAt: sql`now()` }),
      faults: [...faults],
      figures,
      host,
      liveSet: { ...liveSet },
      ...isOver,
    })
    .where(isOf(trial));
  return state;
}

/** Lets visitors have a release whose changed pages have passed, while its trial goes on. */
export async function keepChangesPassed(tx: Tx, release: Pick<Trial, 'area' | 'version'>): Promise<void> {
  const { state, startedAt } = await lockTrial(tx, release);
  // What was refused before has to pass whole.
  if (state !== 'untried' || !startedAt) return;
  await tx
    .update(releaseTrial)
    .set({ state: 'changes-tried', decidedAt: sql`now()`, faults: [] })
    .where(isOf(release));
}

/** Keeps why a trial did not come to its end: the release is untried then. What an earlier trial found stays. */
export async function keepTrouble(
  tx: Tx,
  release: Pick<Trial, 'area' | 'version'>,
  why: string,
): Promise<ReleaseTrialState> {
  const { state } = await lockTrial(tx, release);
  const next = state === 'changes-tried' ? 'untried' : state;
  await tx
    .update(releaseTrial)
    .set({ state: next, ...(next === 'untried' && { faults: [why] }), ...isOver })
    .where(isOf(release));
  return next;
}
