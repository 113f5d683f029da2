import { createHash } from 'node:crypto';
import type { Locale, PrerenderedPage } from 'shared-kit/contract';
import { type AreaRelease, keepMade, readReleaseFile } from '../../modules/releases/index.ts';
import { growingPause } from '../../platform/growing-pause.ts';
import { type MakingParts, orderOf } from './order-of.ts';
import { runMaker } from './run-maker.ts';

type Parts = MakingParts &
  Readonly<{
    /** Version of the host that frames every page. */
    hostVersion: () => Promise<string>;
    make?: typeof runMaker;
  }>;

export type Prerenderer = Readonly<{
  /** Makes the missing pages of these releases. Resolves to whether all exist; never rejects. */
  prepare: (areas: readonly AreaRelease[]) => Promise<boolean>;
  /** Null while there is none: then the browser renders the page. */
  page: (area: AreaRelease, pattern: string, locale: Locale) => PrerenderedPage | null;
}>;

/**
 * Pages belong to one release in one host. They are made once, stored beside the release's files, and found there by
 * other processes.
 */
export function prerenderer(parts: Parts): Prerenderer {
  const pages = new Map<string, Promise<readonly PrerenderedPage[] | null>>();
  const failures = new Map<string, number>();
  const ready = new Map<string, readonly PrerenderedPage[]>();
  const idOf = ({ id, version }: AreaRelease) => `${id}@${version}`;
  const begin = async (area: AreaRelease, id: string) => {
    const made = await keptOrMade(parts, area);
    if (made) {
      ready.set(id, made);
      return made;
    }
    // A busy machine or the release may be at fault, so later requests try again, after growing pauses.
    const times = (failures.get(id) ?? 0) + 1;
    failures.set(id, times);
    setTimeout(() => pages.delete(id), growingPause(times)).unref();
    return null;
  };
  const prepareOne = async (area: AreaRelease): Promise<boolean> => {
    const id = idOf(area);
    if (!area.prerendered?.pages.length || ready.has(id)) return true;
    const making = pages.get(id) ?? begin(area, id);
    pages.set(id, making);
    return (await making) !== null;
  };
  return {
    prepare: async (areas) => (await Promise.all(areas.map(prepareOne))).every(Boolean),
    page(area, pattern, locale) {
      if (!ready.has(idOf(area))) void prepareOne(area);
      return ready.get(idOf(area))?.find((it) => it.pattern === pattern && it.locale === locale) ?? null;
    },
  };
}

/** Null if they couldn't be made this time. */
async function keptOrMade(parts: Parts, area: AreaRelease): Promise<readonly PrerenderedPage[] | null> {
  const { files, hostVersion, config, log, make = runMaker } = parts;
  try {
    const order = await orderOf(parts, area);
    if (!order) return [];
    const madeOf = [await hostVersion(), JSON.stringify(config), new Date().getFullYear()].join(' ');
    const name = `${createHash('sha256').update(madeOf).digest('hex').slice(0, 16)}.pages`;
    const kept = await readReleaseFile(files, area.id, area.version, name);
    if (kept) return JSON.parse(kept.toString('utf8')) as PrerenderedPage[];
    const made = await make(order);
    log.info({ area: area.id, version: area.version, pages: made.length }, 'prerendered');
    // A process that can't store them, such as on a full disk, makes them again at its next start.
    await keepMade(files, area.id, area.version, name, Buffer.from(JSON.stringify(made))).catch(
      (error: unknown) => log.warn({ area: area.id, err: error }, 'prerendered pages were not kept'),
    );
    return made;
  } catch (error) {
    log.warn(
      { area: area.id, version: area.version, err: error },
      'not prerendered yet: browsers make its pages',
    );
    return null;
  }
}
