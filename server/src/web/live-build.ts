import { createHash } from 'node:crypto';
import type { Registry } from 'shared-kit/contract';
import { type AreaRelease, liveReleases, registered } from '../modules/releases/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { BuiltHost } from './built-host.ts';

const freshMs = 500;

/** The releases that visitors get now. */
export type LiveBuild = Readonly<{
  /** Changes whenever the host or any area changes. */
  buildId: string;
  areas: readonly AreaRelease[];
}>;

/** The live releases, asked of the database at most twice a second, so that every process soon agrees. */
export function liveBuild(db: Database, host: () => Promise<BuiltHost>): () => Promise<LiveBuild> {
  let kept: { at: number; live: Promise<LiveBuild> } | null = null;
  const ask = async (): Promise<LiveBuild> => {
    const [areas, { version }] = await Promise.all([liveReleases(db), host()]);
    const releases = [version, ...areas.map((area) => `${area.id}@${area.version}`)].join(' ');
    return { buildId: createHash('sha256').update(releases).digest('hex').slice(0, 16), areas };
  };
  return () => {
    const now = performance.now();
    if (!kept || now - kept.at > freshMs) {
      const live = ask();
      kept = { at: now, live };
      live.catch(() => {
        kept = null;
      });
    }
    return kept.live;
  };
}

/** What tabs are told of it. */
export const registryOf = ({ buildId, areas }: LiveBuild): Registry => ({
  buildId,
  areas: areas.map(registered),
});
