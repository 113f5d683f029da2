import { type HeldTrialState, isHeldTrialState } from 'shared-kit/contract/releases';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { type SkipDecision, skipTrial } from './skip-trial.ts';
import { lockTrial, type Trial } from './trials.ts';

/** Who may skip what: a team can't overrule what the trial of its own release found. */
const skippable = {
  token: ['untried'],
  staff: ['untried', 'refused'],
} as const satisfies Readonly<Record<string, readonly HeldTrialState[]>>;
type Skipper = keyof typeof skippable;

/** Somebody's wish to give a release that the market holds back. */
export type Skip = Omit<SkipDecision, 'by'> &
  Readonly<{
    who: Skipper;
    /** The state that they decided on; null if they named none. */
    seen: HeldTrialState | null;
  }>;

const maySkip = ({ who, seen }: Pick<Skip, 'who' | 'seen'>, state: HeldTrialState): boolean => {
  const may: readonly HeldTrialState[] = skippable[who];
  return seen === state && may.includes(state);
};

type Wish = Readonly<{ area: string; version: string; actor: string; skip?: Skip | undefined }>;

/**
 * Throws unless visitors may get the release: nothing holds it back, or somebody who may skip that says why. Returns the
 * reason that this somebody gave for going past the gate, or null.
 */
export async function mustBeAllowed(tx: Tx, { area, version, actor, skip }: Wish): Promise<string | null> {
  const trial = await lockTrial(tx, { area, version });
  const { state } = trial;
  if (!isHeldTrialState(state)) {
    // A team that skips the gate doesn't check the source either, whatever the trial says.
    return skip?.who === 'token' ? skip.reason : null;
  }
  if (!skip || !maySkip(skip, state)) {
    throw new AppError(`release.${state}`, { detail: state === 'untried' ? waiting(trial) : found(trial) });
  }
  await skipTrial(tx, trial, { ...skip, by: actor });
  return skip.reason;
}

const waiting = ({ version, askedAt, startedAt }: Trial): string => {
  if (startedAt) return `${version} is being tried since ${startedAt.toISOString()}.`;
  return askedAt
    ? `${version} waits for its trial since ${askedAt.toISOString()}.`
    : `Nobody has tried ${version}.`;
};

const mostNamed = 5;

function found({ version, faults }: Trial): string {
  const all = faults ?? [];
  const more = all.length > mostNamed ? [`and ${all.length - mostNamed} more`] : [];
  return [`The trial of ${version} found:`, ...all.slice(0, mostNamed), ...more].join('\n');
}
