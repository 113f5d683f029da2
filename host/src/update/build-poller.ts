import type { LatestBuild } from 'shared-kit/contract';
import { publicConfig } from 'shared-kit/shell';
import { limitMs } from '../federation/time-limit.ts';
import type { TabUpdate } from './tab-update.ts';

/**
 * Asks for the current build while the tab is visible. A hidden tab asks as soon as it is visible again. One question at
 * a time, since an earlier one that is answered later would bring the previous build back.
 */
export function startBuildPoller(update: Pick<TabUpdate, 'hear'>): void {
  let hasMissed = false;
  let isAsking = false;
  const ask = async () => {
    const latest = await fetch('/builds/latest.json', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(limitMs),
    })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then(asLatestBuild)
      .catch(() => null);
    if (latest) await update.hear(latest);
  };
  const poll = async () => {
    hasMissed = document.hidden;
    if (hasMissed || isAsking) return;
    isAsking = true;
    await ask().finally(() => {
      isAsking = false;
    });
  };
  setInterval(() => void poll(), publicConfig().buildPollSeconds * 1000);
  document.addEventListener('visibilitychange', () => hasMissed && void poll());
}

/** Null if the answer comes from an older server or from something else. */
function asLatestBuild(told: unknown): LatestBuild | null {
  const { id, host, areas } = (told ?? {}) as Partial<Record<keyof LatestBuild, unknown>>;
  const isOne =
    typeof id === 'string' && typeof host === 'string' && typeof areas === 'object' && areas !== null;
  return isOne ? (told as LatestBuild) : null;
}
