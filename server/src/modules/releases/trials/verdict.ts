import { trialFigures } from 'shared-kit/contract';
import * as z from 'zod';
import type { AreaRelease } from '../built-area.ts';

/** Result of a trial. The release passed if there are no faults. */
export const verdict = z.object({ faults: z.array(z.string()), figures: trialFigures });
export type Verdict = z.infer<typeof verdict>;

/** The trial did not come to its end, so it says nothing of the release. The message says why. */
export class TrialFailed extends Error {}

export type Tried = Readonly<{ release: AreaRelease; messageKeys: readonly string[] }>;

/** Tries a release in a browser; throws `TrialFailed` if that is impossible. */
export type TryOut = (tried: Tried, stopped: AbortSignal) => Promise<Verdict>;
