import { loadPanelsBy } from 'shared-kit/slots/host';
import { panelsOf } from '../federation/load-panels.ts';
import type { AreaSource } from '../federation/remote-areas.ts';
import { sayWhyReloaded } from '../parts/reload-notice.tsx';
import { startBuildPoller } from '../update/build-poller.ts';
import type { TabUpdate } from '../update/tab-update.ts';

/** Code that the first view doesn't need, in one file: the first script contains the name and hash of each. */
export { mendPart } from '../parts/mend-part.tsx';

export function startRest(update: TabUpdate, source: AreaSource): void {
  startBuildPoller(update);
  sayWhyReloaded();
  loadPanelsBy(panelsOf(source));
}
