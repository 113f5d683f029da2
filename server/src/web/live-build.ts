import { createHash } from 'node:crypto';
import type { LatestBuild, Registry } from 'shared-kit/contract';
import {
  type AreaRelease,
  hasCanary,
  type LivePointer,
  registered,
  sharedOut,
} from '../modules/releases/index.ts';
import { remembered } from '../platform/db/index.ts';
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
  /** Whether visitors need a bucket. */
  hasCanary: () => Promise<boolean>;
}>;

/** Reads which releases of each area visitors get. */
export type Pointers = () => Promise<readonly LivePointer[]>;

/**
 * The live releases, read at most twice a second so that processes soon agree. While the database is away, the last
 * known ones.
 */
export function liveBuilds(pointers: Pointers, host: () => Promise<BuiltHost>): LiveBuilds {
  const current = freshFor(freshMs, remembered(pointers));
  return {
    async of({ bucket, preview }) {
      const [now, { version }] = await Promise.all([current(), host()]);
      const areas = sharedOut(now.value, bucket).map((area) => (preview?.id === area.id ? preview : area));
      const versions = [version, ...areas.map((area) => `${area.id}@${area.version}`)].join(' ');
      const buildId = createHash('sha256').update(versions).digest('hex').slice(0, 16);
      return { buildId, host: version, areas, rightAt: now.rightAt };
    },
    hasCanary: async () => hasCanary((await current()).value),
  };
}

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

/** Lets a tab notice that something it runs has changed. */
export const latestOf = ({ buildId, host, areas }: LiveBuild): LatestBuild => ({
  id: buildId,
  host,
  areas: Object.fromEntries(areas.map(({ id, version }) => [id, version])),
});
