import { createHash } from 'node:crypto';
import type { Locale, PrerenderedPage } from 'shared-kit/contract';
import { type AreaRelease, keepMade, readReleaseFile } from '../../modules/releases/index.ts';
import { type MakingParts, orderOf } from './order-of.ts';
import { runMaker } from './run-maker.ts';

type Parts = MakingParts &
  Readonly<{
    /** Version of the host, which stands around every page. */
    hostVersion: () => Promise<string>;
    make?: typeof runMaker;
  }>;

export type Prerenderer = Readonly<{
  /** Has the pages of these releases made where they are not yet. Never fails: a page can be shown without. */
  prepare: (areas: readonly AreaRelease[]) => Promise<void>;
  /** Null while there is none, or when it can't be made: then the browser makes the page. */
  page: (area: AreaRelease, pattern: string, locale: Locale) => PrerenderedPage | null;
}>;

/**
 * Pages belong to one release of an area in one host: they are made once, kept beside the release's files, and
 * found there by every other process.
 */
export function prerenderer(parts: Parts): Prerenderer {
  const pages = new Map<string, Promise<readonly PrerenderedPage[]>>();
  const ready = new Map<string, readonly PrerenderedPage[]>();
  const idOf = ({ id, version }: AreaRelease) => `${id}@${version}`;
  const prepareOne = async (area: AreaRelease) => {
    const id = idOf(area);
    if (!area.prerendered?.pages.length || ready.has(id)) return;
    const making = pages.get(id) ?? keptOrMade(parts, area);
    pages.set(id, making);
    ready.set(id, await making);
  };
  return {
    prepare: async (areas) => void (await Promise.all(areas.map(prepareOne))),
    page(area, pattern, locale) {
      if (!ready.has(idOf(area))) void prepareOne(area);
      return ready.get(idOf(area))?.find((it) => it.pattern === pattern && it.locale === locale) ?? null;
    },
  };
}

/** What could not be made is not tried again by this process: the same would come of it. */
async function keptOrMade(parts: Parts, area: AreaRelease): Promise<readonly PrerenderedPage[]> {
  const { files, hostVersion, config, log, make = runMaker } = parts;
  try {
    const order = await orderOf(parts, area);
    if (!order) return [];
    const madeOf = [await hostVersion(), JSON.stringify(config), new Date().getFullYear()].join(' ');
    const name = `${createHash('sha256').update(madeOf).digest('hex').slice(0, 16)}.pages`;
    const kept = await readReleaseFile(files, area.id, area.version, name);
    if (kept) return JSON.parse(kept.toString('utf8')) as PrerenderedPage[];
    const made = await make(order);
    await keepMade(files, area.id, area.version, name, Buffer.from(JSON.stringify(made)));
    log.info({ area: area.id, version: area.version, pages: made.length }, 'prerendered');
    return made;
  } catch (error) {
    log.warn(
      { area: area.id, version: area.version, err: error },
      'not prerendered: browsers make its pages',
    );
    return [];
  }
}
