/** Code that the first view doesn't need, in one file: the first script contains the name and hash of each. */
export { mendPart } from '../parts/mend-part.tsx';
export { sayWhyReloaded } from '../parts/reload-notice.tsx';
export { startBuildPoller } from '../update/build-poller.ts';
