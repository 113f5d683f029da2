import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { PagesState } from '../../platform/http/readiness.ts';
import type { LiveBuilds } from '../live-build.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { Prerenderer } from './prerenderer.ts';

/** How long the start waits for pages. Without HTML from the server, browsers render the pages. */
const patienceMs = 8000;
const tryAgainAfterMs = 5000;

type Parts = Readonly<{
  builds: LiveBuilds;
  prerendered: Prerenderer;
  renderer: PageRenderer;
  log: FastifyBaseLogger;
  patience?: number;
  tryAgainAfter?: number;
}>;

export type LivePages = Readonly<{
  /** Makes the pages, retrying until it works. Resolves then, or when visitors have waited long enough. */
  begin: () => Promise<void>;
  state: () => PagesState;
  stop: () => void;
}>;

export function livePages(parts: Parts): LivePages {
  const { log, patience = patienceMs, tryAgainAfter = tryAgainAfterMs } = parts;
  const stopped = new AbortController();
  let state: PagesState = 'being-made';
  const pause = (milliseconds: number) =>
    wait(milliseconds, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
  const untilMade = async (): Promise<void> => {
    for (let tries = 1; !stopped.signal.aborted; tries++) {
      if (await makeLive(parts).catch(() => false)) {
        state = 'made';
        if (tries > 1) log.info({ tries }, 'the pages of the live releases are made');
        return;
      }
      await pause(tryAgainAfter);
    }
  };
  return {
    begin: () => Promise.race([untilMade(), pause(patience)]),
    state: () => state,
    stop: () => stopped.abort(),
  };
}

async function makeLive({ builds, prerendered, renderer }: Parts): Promise<boolean> {
  // Bucket 0 is in every canary, bucket 99 in none.
  const all = await Promise.all([0, 99].map((bucket) => builds.of({ bucket, preview: null })));
  const areas = all.flatMap((it) => it.areas);
  const made = await Promise.all([prerendered.prepare(areas), renderer.prepare([...new Set(areas)])]);
  return made.every(Boolean);
}
