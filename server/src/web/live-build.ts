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
  /** When that was last known to be so, where the database is away. */
  rightAt: Date | null;
}>;

/** What a visitor gets depends on nothing else. */
export type Visitor = Readonly<{
  /** Place between 0 and 99 in the sharing out of canaries; null before they have one. */
  bucket: number | null;
  /** A release that this visitor alone is to see. */
  preview: AreaRelease | null;
}>;

export type LiveBuilds = Readonly<{
  of: (visitor: Visitor) => Promise<LiveBuild>;
  /** Whether visitors need a bucket. */
  hasCanary: () => Promise<boolean>;
}>;

/** Tells which releases of each area are given to visitors. */
export type Pointers = () => Promise<readonly LivePointer[]>;

/** The live releases, asked for at most twice a second, so that every process soon agrees; the last known where it can't. */
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

/** What tabs are told of it. */
export const registryOf = ({ buildId, host, areas }: LiveBuild): Registry => ({
  buildId,
  host,
  areas: areas.map(registered),
});

/** Enough for a tab to know whether anything changed that it has run. */
export const latestOf = ({ buildId, host, areas }: LiveBuild): LatestBuild => ({
  id: buildId,
  host,
  areas: Object.fromEntries(areas.map(({ id, version }) => [id, version])),
});
