import * as z from 'zod/mini';

/** Actions that change which release visitors get. */
export const releaseActions = ['release', 'rollback', 'canary', 'promote', 'abort', 'leave'] as const;
export type ReleaseAction = (typeof releaseActions)[number];

export const releaseReasonMaxLength = 500;

/**
 * Result of a release's trial. Of a `changes-tried` one the changed pages have passed, so visitors may get it, and the
 * trial of the rest goes on: a fault takes it back. A `shipped` release came with the operator's checkout. `tried-before` marks releases from
 * before the market tried releases itself. For a `skipped` one somebody gave a reason instead of a passed trial.
 */
export const releaseTrialStates = [
  'untried',
  'changes-tried',
  'tried',
  'refused',
  'skipped',
  'shipped',
  'tried-before',
] as const;
export type ReleaseTrialState = (typeof releaseTrialStates)[number];

/** Visitors get a release of these states only if somebody says why. */
export const heldTrialStates = ['untried', 'refused'] as const satisfies readonly ReleaseTrialState[];
export type HeldTrialState = (typeof heldTrialStates)[number];
export const isHeldTrialState = (state: ReleaseTrialState): state is HeldTrialState =>
  heldTrialStates.some((it) => it === state);

/** The actor of what the market itself did with a release. */
export const marketActor = 'market';

/** How many pages a trial rendered, as how many roles, and how long it took. Trials of earlier times pressed nothing. */
export const trialFigures = z.object({
  pages: z.int(),
  roles: z.int(),
  seconds: z.number(),
  /** How many buttons it pressed. */
  pressed: z.optional(z.int()),
  /** The buttons that it didn't press, each with its page and why. */
  unpressed: z.optional(z.array(z.string())),
});
export type TrialFigures = z.infer<typeof trialFigures>;

const keptTrial = z.object({
  state: z.enum(releaseTrialStates),
  /** When it got this state, if that is known. */
  decidedAt: z.nullable(z.string()),
  /** Who allowed it without a passed trial: the name of a token, of an admin or of the operator. */
  by: z.nullable(z.string()),
  /** Why they did. */
  reason: z.nullable(z.string()),
  /** What the trial found, a sentence each; also of a release that was allowed all the same. */
  faults: z.array(z.string()),
  figures: z.nullable(trialFigures),
  /** Since when it waits for a trial. */
  askedAt: z.nullable(z.string()),
  /** Since when it is being tried. */
  startedAt: z.nullable(z.string()),
});

/** A page that a release declares and the live one doesn't, or not with these words. */
const newPage = z.object({
  path: z.string(),
  title: z.record(z.string(), z.string()),
  description: z.record(z.string(), z.string()),
});
export type NewPage = z.infer<typeof newPage>;

/**
 * What giving a release to everybody would be: a release, or going back to what was live before.
 */
export const releaseOffers = ['release', 'rollback'] as const;
export type ReleaseOffer = (typeof releaseOffers)[number];

const keptRelease = z.object({
  version: z.string(),
  contract: z.int(),
  bytes: z.int(),
  publishedAt: z.string(),
  /** Its files are gone: it can't be made live again. */
  collected: z.boolean(),
  /** Null for what visitors get already, what is gone, and what a running host can't show. */
  offer: z.nullable(z.enum(releaseOffers)),
  /** Failures in browsers that the market still keeps, at most 30 days old. */
  failures: z.int(),
  /** All its pages, if nothing is live. */
  newPages: z.optional(z.array(newPage)),
  trial: keptTrial,
});

const releaseEvent = z.object({
  action: z.enum(releaseActions),
  version: z.string(),
  previous: z.nullable(z.string()),
  /** The name of a token or of an admin. */
  actor: z.string(),
  reason: z.nullable(z.string()),
  /** Why it came past the gate; null for everything that came through. */
  skippedGate: z.nullable(z.string()),
  at: z.string(),
});

const refusedUpload = z.object({
  /** As the upload named it. */
  version: z.string(),
  code: z.string(),
  /** What exactly was wrong, where more than the code is known. */
  detail: z.nullable(z.string()),
  /** The token's name. */
  by: z.string(),
  at: z.string(),
});
export type RefusedUpload = z.infer<typeof refusedUpload>;

/** Live, available and past releases of an area. */
export const areaReleases = z.object({
  area: z.string(),
  /** `by` is null for what came with the market's own checkout. */
  live: z.nullable(z.object({ version: z.string(), since: z.string(), by: z.nullable(z.string()) })),
  canary: z.nullable(z.object({ version: z.string(), percent: z.int() })),
  /** The last version that was live before, that nobody gets now and that everybody may get again. */
  previous: z.nullable(z.string()),
  /** Newest first: 50, and all that somebody allowed without a passed trial. */
  releases: z.array(keptRelease),
  /** Newest first: 50, and everything that came past the gate. */
  events: z.array(releaseEvent),
  /** Newest first, of the last 30 days, at most 50. */
  refusedUploads: z.array(refusedUpload),
});
export type AreaReleases = z.infer<typeof areaReleases>;

const keptToken = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** To the minute; null if it was never used, or not since uses are kept. */
  lastUsedAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
});
export type KeptToken = z.infer<typeof keptToken>;

/** What staff see of an area: also its tokens, those that hold first, the newest first. */
export const staffAreaReleases = z.extend(areaReleases, { tokens: z.array(keptToken) });
export type StaffAreaReleases = z.infer<typeof staffAreaReleases>;
export const releasesAnswer = z.object({ areas: z.array(staffAreaReleases) });
export type ReleasesAnswer = z.infer<typeof releasesAnswer>;

/** A release that was taken in: its size, and the hash of its content. */
export const releaseReceived = z.object({
  version: z.string(),
  bytes: z.int(),
  digest: z.string(),
  /** What its remote entry weighs and may weigh, as gzip. */
  entryBytes: z.int(),
  entryBudget: z.int(),
});

/** The cookie whose holder gets a release that isn't live. */
export const previewAnswer = z.object({ name: z.string(), value: z.string(), maxAgeSeconds: z.int() });
