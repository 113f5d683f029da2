import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { PageToRender, RenderedPage } from 'shared-kit/contract/areas';
import type { AreaRelease } from '../../modules/releases/index.ts';
import { keptMakers, type NoMaker } from './kept-makers.ts';
import type { MakingParts } from './order-of.ts';
import type { warmMaker } from './warm-maker.ts';

/** Milliseconds that a document waits for its page. Without HTML a phone needs seconds longer. */
const longestWaitMs = 250;
/** With more renderings under way, a page would come too late. */
const mostAtOnce = 8;
const mostBytes = 24 * 1024 * 1024;
/** Bytes of a page that is still being made, or that failed. */
const overhead = 1024;
/** A character outside Latin 1, which most pages have, makes every character of a string take two bytes. */
const bytesOf = ({ head, body }: RenderedPage): number => overhead + 2 * (head.length + body.length);
/** After a failure a page isn't tried for a while, but not given up for good. */
const failureKeptMs = 60_000;

type Parts = MakingParts & Readonly<{ start?: typeof warmMaker }>;

export type PageRenderer = Readonly<{
  /** Null if it can't be rendered, or not in time: then the browser renders the page. */
  render: (area: AreaRelease, page: PageToRender, longestWait?: number) => Promise<RenderedPage | null>;
  stop: () => void;
}>;

/**
 * Renders pages from API answers. Equal answers at the same URL give the same, cached page. It checks no access: ask it
 * only for visitors who may enter the page.
 */
export function pageRenderer(parts: Parts): PageRenderer {
  const { log, start } = parts;
  const makers = keptMakers(parts, start);
  const kept = new LRUCache<string, Promise<RenderedPage | null>>({ maxSize: mostBytes });
  let atWork = 0;
  const attempt = async (area: AreaRelease, page: PageToRender): Promise<RenderedPage | NoMaker> => {
    atWork++;
    try {
      const maker = await makers.of(area);
      return typeof maker === 'string' ? maker : await maker.render(page);
    } catch (error) {
      log.warn({ area: area.id, version: area.version, address: page.address, err: error }, 'not rendered');
      return 'failed-lately';
    } finally {
      atWork--;
    }
  };
  const make = async (area: AreaRelease, page: PageToRender): Promise<RenderedPage | null> => {
    const made = await attempt(area, page);
    if (typeof made === 'string') return null;
    if (made.missed.length === 0) return made;
    // A missing answer would show as still loading.
    const { id, version } = area;
    log.warn({ area: id, version, address: page.address, missed: made.missed }, 'not rendered: no answer');
    return null;
  };
  const keep = (key: string, made: Promise<RenderedPage | null>) => {
    kept.set(key, made, { size: overhead });
    void made.then((page) => {
      if (!page) setTimeout(() => kept.delete(key), failureKeptMs).unref();
      // Anew, because the cache ignores another size of an equal value.
      else if (kept.peek(key) === made && kept.delete(key)) kept.set(key, made, { size: bytesOf(page) });
    });
  };
  const render: PageRenderer['render'] = async (area, page, longestWait = longestWaitMs) => {
    const key = keyOf(area, page);
    const known = kept.get(key);
    if (!known && atWork >= mostAtOnce) return null;
    const made = known ?? make(area, page);
    if (!known) keep(key, made);
    const inTime = new AbortController();
    const late = wait(longestWait, null, { signal: inTime.signal, ref: false }).catch(() => null);
    return Promise.race([made, late]).finally(() => inTime.abort());
  };
  return { render, stop: makers.stop };
}

const keyOf = ({ id, version }: AreaRelease, page: PageToRender): string =>
  createHash('sha256')
    .update(`${id}@${version} ${JSON.stringify(page)}`)
    .digest('base64url');
