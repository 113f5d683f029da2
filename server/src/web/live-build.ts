import { createHash } from 'node:crypto';
import type { LatestBuild, Registry } from 'shared-kit/contract/areas';
import {
  type AreaRelease,
  hasCanary,
  type LivePointer,
  registered,
  sharedOut,
} from '../modules/releases/index.ts';
import { type Remembered, remembered } from '../platform/db/index.ts';
import type { BuiltHost } from './built-host.ts';

const freshMs = 500;

/** The releases that one visitor gets now. */
export type LiveBuild = Readonly<{
  /** Changes whenever the host or any area changes for this visitor. */
  buildId: string;
  /** The host's own build id. */
  host: string;
  areas: readonly AreaRelease[];
  /** When this was last known to be so, if the database is away; else null. */
  rightAt: Date | null;
}>;

/** Everything that decides which releases a visitor gets. */
export type Visitor = Readonly<{
  /** Between 0 and 99; decides which canaries the visitor gets. Null until assigned. */
  bucket: number | null;
  /** A release that only this visitor sees. */
  preview: AreaRelease | null;
}>;

export type LiveBuilds = Readonly<{
  of: (visitor: Visitor) => Promise<LiveBuild>;
  /** Those of every visitor without a preview. */
  all: () => Promise<readonly LiveBuild[]>;
  /** Whether visitors need a bucket. */
  hasCanary: () => Promise<boolean>;
}>;

/** Reads which releases of each area visitors get. */
export type Pointers = () => Promise<readonly LivePointer[]>;
/** What is done with builds before visitors get them. */
export type Prepare = (builds: readonly LiveBuild[]) => Promise<unknown>;

/** How long visitors get the previous releases while pages of new ones are made: all processes agree within a second. */
const mostDelayMs = 400;

/**
 * The live releases, read at most twice a second so that processes soon agree. While the database is away, the last
 * known ones. Visitors get new ones when they are prepared, or after a moment.
 */
export function liveBuilds(
  pointers: Pointers,
  host: () => Promise<BuiltHost>,
  prepare: Prepare = async () => undefined,
): LiveBuilds {
  const buildOf = async ({ value, rightAt }: Live, { bucket, preview }: Visitor): Promise<LiveBuild> => {
    const { version } = await host();
    const areas = withPreview(sharedOut(value, bucket), preview);
    const versions = [version, ...areas.map((area) => `${area.id}@${area.version}`)].join(' ');
    const buildId = createHash('sha256').update(versions).digest('hex').slice(0, 16);
    return { buildId, host: version, areas, rightAt };
  };
  const buildsOf = (live: Live) =>
    Promise.all(everyBucket.map((bucket) => buildOf(live, { bucket, preview: null })));
  const prepared = async (live: Live) => prepare(await buildsOf(live));
  const current = onceReady(freshFor(freshMs, remembered(pointers)), prepared);
  return {
    of: async (visitor) => buildOf(await current(), visitor),
    all: async () => buildsOf(await current()),
    hasCanary: async () => hasCanary((await current()).value),
  };
}

/** A preview stands for its area's release, or joins the areas: the first release of one has nothing to stand for. */
const withPreview = (areas: readonly AreaRelease[], preview: AreaRelease | null): readonly AreaRelease[] =>
  preview
    ? [...areas.filter(({ id }) => id !== preview.id), preview].sort((one, other) =>
        one.id < other.id ? -1 : 1,
      )
    : areas;

type Live = Remembered<readonly LivePointer[]>;

/** Bucket 0 is in every canary, bucket 99 in none. */
const everyBucket = [0, 99];

/** Reads the releases, but answers with the previous ones until new ones are prepared, or after a moment. */
function onceReady(read: () => Promise<Live>, prepare: (live: Live) => Promise<unknown>) {
  let shown: Live | null = null;
  let isPreparing = false;
  const show = async (next: Live): Promise<void> => {
    isPreparing = true;
    const delay = new Promise((resolve) => setTimeout(resolve, mostDelayMs).unref());
    await Promise.race([prepare(next).catch(() => undefined), delay]);
    shown = next;
    isPreparing = false;
  };
  return async (): Promise<Live> => {
    const now = await read();
    if (!shown || shown === now || namesIn(shown) === namesIn(now)) shown = now;
    else if (!isPreparing) void show(now);
    return shown;
  };
}

const namesIn = ({ value }: Live): string =>
  value
    .map(({ live, canary }) => [live.id, live.version, canary?.release.version, canary?.percent].join(' '))
    .join();

function freshFor<Value>(milliseconds: number, ask: () => Promise<Value>): () => Promise<Value> {
  let kept: { at: number; value: Promise<Value> } | null = null;
  return () => {
    const now = performance.now();
    if (!kept || now - kept.at > milliseconds) {
      const value = ask();
      kept = { at: now, value };
      value.catch(() => {
        kept = null;
      });
    }
    return kept.value;
  };
}

/** The part of a build that tabs get. */
export const registryOf = ({ buildId, host, areas }: LiveBuild): Registry => ({
  buildId,
  host,
  areas: areas.map(registered),
});

/** Lets a tab notice that something it runs has changed. Tabs of a host that compared `host` still get it. */
export const latestOf = ({ host, areas }: LiveBuild): LatestBuild & Readonly<{ host: string }> => ({
  id: host,
  host,
  areas: Object.fromEntries(areas.map(({ id, version }) => [id, version])),
});
