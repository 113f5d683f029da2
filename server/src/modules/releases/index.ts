export { readReleaseFile } from './artefacts.ts';
export { type AreaRelease, pagesToTry, registered } from './built-area.ts';
export { assertKnownFailure, keepFailure } from './failures/keep-failure.ts';
export { knownAreas } from './known-area.ts';
export { leaveMarket } from './leave.ts';
export { builtHostOf, type Host, hostInDevelopment } from './live/host.ts';
export { makeLive, startCanary } from './live/move-pointer.ts';
export { findRelease, type LivePointer, livePointers, pointedAt } from './live/pointers.ts';
export { refuseHostAheadOfAreas } from './live/refuse-host.ts';
export {
  bucketCookie,
  hasCanary,
  newBucket,
  previewCookie,
  readBucket,
  readPreview,
  sharedOut,
  signPreview,
} from './live/visitor-share.ts';
export { missingReleases } from './publish-checkout.ts';
export { insertRelease } from './repository.ts';
export { type RunningCheckout, runCheckout } from './run-checkout.ts';
export { publishBuild } from './service.ts';
export { createReleaseToken, listReleaseTokens, revokeReleaseToken } from './tokens/release-tokens.ts';
export type { Changes } from './trials/changed-pages.ts';
export { tryReleases } from './trials/try-releases.ts';
export { TrialFailed, type TryOut, type Verdict, verdict } from './trials/verdict.ts';
export { verifyFolder } from './upload/verify-folder.ts';
export { faultOfGrants, type Grants, grantOptions, usualGrants } from './upload/verify-grants.ts';
export { allowRelease } from './verdict/allow-release.ts';
export { verifiedFiles } from './verified-files.ts';
export { watchCheckout } from './watch-checkout.ts';
