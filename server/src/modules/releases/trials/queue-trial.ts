import { and, eq, inArray, sql } from 'drizzle-orm';
import { type AreaId, isAreaId } from 'shared-kit/contract/areas';
import * as z from 'zod';
import type { Tx } from '../../../platform/db/index.ts';
import { addJob } from '../../../platform/jobs/index.ts';
import { releaseTrial } from '../schema.ts';
import { openTrialStates } from '../verdict/trials.ts';

/** The job without its `run`, which only a market with a browser has. */
export const trialJob = {
  name: 'try-release',
  payload: z.object({ area: z.string().refine(isAreaId), version: z.string() }),
  // It is repeated if the market stops or its database is away meanwhile.
  attempts: 10,
  limitSeconds: 25 * 60,
};

/** All trials wait in one queue, whatever process runs them: there is one at a time. */
const queue = 'trials';

export const noBrowser =
  'This market tries no releases, since it has no browser: its operator names one by TRIAL_BROWSER.';

export type Release = Readonly<{ area: AreaId; version: string }>;

/** Matches the release if its trial may still change its state. */
export const undecided = ({ area, version }: Release) =>
  and(
    eq(releaseTrial.area, area),
    eq(releaseTrial.version, version),
    inArray(releaseTrial.state, openTrialStates),
  );

/** Has a release tried that is untried or refused. Without a browser it stays untried, and says why. */
export async function queueTrial(tx: Tx, release: Release, hasBrowser: boolean): Promise<void> {
  if (!hasBrowser) {
    await tx
      .update(releaseTrial)
      .set({ askedAt: null, faults: [noBrowser] })
      .where(and(undecided(release), eq(releaseTrial.state, 'untried')));
    return;
  }
  const waiting = await tx
    .update(releaseTrial)
    .set({ askedAt: sql`now()`, startedAt: null })
    .where(undecided(release))
    .returning({ version: releaseTrial.version });
  if (waiting.length === 0) return;
  await addJob(tx, trialJob, release, { queue, key: `trial of ${release.area} ${release.version}` });
}
