import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Locale, PrerenderedPage, PublicConfig } from 'shared-kit/contract';
import { type AreaRelease, keepMade, readReleaseFile, registered } from '../../modules/releases/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { runMaker } from './run-maker.ts';

/** The file that the host's build writes for this. */
const hostBundle = 'pages.cjs';

type Parts = Readonly<{
  files: FileStore;
  hostFolder: string;
  /** Version of the host, which stands around every page. */
  hostVersion: () => Promise<string>;
  config: PublicConfig;
  log: FastifyBaseLogger;
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
    if (!area.prerendered || ready.has(id)) return;
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
  const { files, hostFolder, hostVersion, config, log, make = runMaker } = parts;
  const host = join(hostFolder, hostBundle);
  const bundle = area.prerendered?.bundle ?? '';
  try {
    const code = await readReleaseFile(files, area.id, area.version, bundle);
    if (!code || !existsSync(host)) return [];
    const madeOf = [await hostVersion(), JSON.stringify(config), new Date().getFullYear()].join(' ');
    const name = `${createHash('sha256').update(madeOf).digest('hex').slice(0, 16)}.pages`;
    const kept = await readReleaseFile(files, area.id, area.version, name);
    if (kept) return JSON.parse(kept.toString('utf8')) as PrerenderedPage[];
    const made = await make({
      host,
      area: code.toString('utf8').replaceAll('/files-of-release/', `/r/${area.id}/${area.version}/`),
      registered: registered(area),
      config,
      pages: area.prerendered?.pages ?? [],
    });
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
