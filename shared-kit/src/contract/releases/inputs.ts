import * as z from 'zod/mini';
import { id } from '../endpoints/ids.ts';
import { heldTrialStates, releaseOffers, releaseReasonMaxLength } from './answers.ts';

/** Any name is taken here: the server names an unknown area in its refusal. */
const area = z.string();
export const inArea = z.object({ area });
export const inToken = z.object({ area, id });
export const inVersion = z.object({ area, version: z.string().check(z.regex(/^[0-9A-Za-z.-]{1,80}$/)) });

/** An upload that is only checked is kept nowhere, whatever comes of it. */
export const uploadQuery = z.object({ check: z.optional(z.literal('only')) });

/** The version that the caller saw live, so that nobody undoes an unseen change. */
const expected = z.nullable(z.string());
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(releaseReasonMaxLength));

export const liveInput = z.object({
  version: z.string(),
  expected,
  reason: z.optional(reason),
  /** Why the team gives it without its trial. */
  skippedGate: z.optional(reason),
});
export const canaryInput = z.object({
  version: z.string(),
  percent: z.int().check(z.minimum(1), z.maximum(99)),
  expected,
  skippedGate: z.optional(reason),
});
export const canaryEndInput = z.object({ expected });
export const staffLiveInput = z.object({
  version: z.string(),
  expected,
  reason,
  /** What they were offered: refused if it would be something else by now. */
  offered: z.optional(z.enum([...releaseOffers, 'promote'])),
  /** The state that they saw of a release which passed no trial, and give it all the same. */
  despite: z.optional(z.enum(heldTrialStates)),
});
export const tokenRevocationInput = z.object({ reason });
export const staffCanaryEndInput = z.object({ canary: z.string(), expected, reason });
