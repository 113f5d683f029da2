import type { AreaSource } from '../federation/remote-areas.ts';
import type { TabUpdate } from '../update/tab-update.ts';

const againMs = 10_000;

/** Starts what no first view needs. Without it a tab learns of no new build, so a failed load is tried again. */
export function startLater(update: TabUpdate, source: AreaSource): void {
  const attempt = (): unknown =>
    import(/* webpackChunkName: "later" */ './later.ts')
      .then(({ startRest }) => startRest(update, source))
      .catch(() => setTimeout(attempt, againMs));
  attempt();
}
