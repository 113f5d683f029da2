/** What no first view needs. One file, since each costs the first one its name and hash. */
export { mendPart } from '../parts/mend-part.tsx';
export { sayWhyReloaded } from '../parts/reload-notice.tsx';
export { startBuildPoller } from '../update/build-poller.ts';
