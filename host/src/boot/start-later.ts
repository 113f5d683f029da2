import type { TabUpdate } from '../update/tab-update.ts';

const againMs = 10_000;

/** Starts what no first view needs. Without it a tab learns of no new build, so a failed load is tried again. */
export function startLater(update: TabUpdate): void {
  import(/* webpackChunkName: "later" */ './later.ts')
    .then(({ sayWhyReloaded, startBuildPoller }) => {
      startBuildPoller(update);
      sayWhyReloaded();
    })
    .catch(() => setTimeout(() => startLater(update), againMs));
}
