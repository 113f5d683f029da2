import type { LatestBuild } from 'shared-kit/contract/areas';
import { fieldsOf } from 'shared-kit/contract/tables';
import { publicConfig } from 'shared-kit/shell';
import { newestAnswer } from 'shared-kit/shell/host';
import type { TabUpdate } from './tab-update.ts';

/**
 * Asks for the current build while the tab is visible. A hidden tab asks as soon as it is visible again. An earlier
 * question that is answered later would bring the previous build back.
 */
export function startBuildPoller(update: Pick<TabUpdate, 'hear'>): void {
  let hasMissed = false;
  const ask = newestAnswer(update.hear);
  const poll = async () => {
    hasMissed = document.hidden;
    if (hasMissed) return;
    await fetch('/builds/latest.json', { cache: 'no-cache' })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then(asLatestBuild)
      .catch(() => null)
      .then(ask());
  };
  setInterval(() => void poll(), publicConfig().buildPollSeconds * 1000);
  document.addEventListener('visibilitychange', () => hasMissed && void poll());
}

/** Null without a build id. An answer with an id alone is news of the host. */
function asLatestBuild(told: unknown): LatestBuild | null {
  const { id, areas } = fieldsOf(told);
  if (typeof id !== 'string') return null;
  const hasAreas = typeof areas === 'object' && areas !== null;
  return { id, areas: hasAreas ? (areas as LatestBuild['areas']) : {} };
}
