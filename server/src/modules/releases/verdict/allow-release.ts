import type { AreaId } from 'shared-kit/contract/areas';
import { isHeldTrialState, type ReleaseTrialState } from 'shared-kit/contract/releases';
import { mustBeKept } from '../repository.ts';
import { type SkipDecision, skipTrial } from './skip-trial.ts';
import { lockTrial } from './trials.ts';

type Release = Readonly<{ area: AreaId; version: string }>;

/**
 * The operator lets a team give a release that is untried or refused. Returns the state before; if it was none of these,
 * nothing changes. Throws if the release isn't kept.
 */
export const allowRelease = (release: Release, decision: SkipDecision): Promise<ReleaseTrialState> =>
  decision.parts.db.transaction(async (tx) => {
    await mustBeKept(tx, release.area, release.version);
    const trial = await lockTrial(tx, release);
    if (isHeldTrialState(trial.state)) await skipTrial(tx, trial, decision);
    return trial.state;
  });
