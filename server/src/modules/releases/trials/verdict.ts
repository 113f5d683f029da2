import { trialFigures } from 'shared-kit/contract/releases';
import * as z from 'zod';
import type { AreaRelease } from '../built-area.ts';
import type { Changes } from './changed-pages.ts';
import type { PanelToTry } from './panels-to-try.ts';

/** Result of a trial. The release passed if there are no faults. */
export const verdict = z.object({ faults: z.array(z.string()), figures: trialFigures });
export type Verdict = z.infer<typeof verdict>;

/** The trial did not come to its end, so it says nothing of the release. The message says why. */
export class TrialFailed extends Error {}

export type Tried = Readonly<{
  release: AreaRelease;
  messageKeys: readonly string[];
  panels: readonly PanelToTry[];
  /** What is tried first; null if all of it changed. */
  changes: Changes | null;
}>;

export type TrialMeans = Readonly<{
  stopped: AbortSignal;
  /** The changed pages have passed, and the trial goes on with the rest. */
  onChangesPassed: () => Promise<void>;
}>;

/** Tries a release in a browser; throws `TrialFailed` if that is impossible. */
export type TryOut = (tried: Tried, means: TrialMeans) => Promise<Verdict>;
