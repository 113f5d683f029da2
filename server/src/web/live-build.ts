import { createHash } from 'node:crypto';
import type { Registry } from 'shared-kit/contract';
import { type AreaRelease, registered } from '../modules/releases/index.ts';
import type { BuiltHost } from './built-host.ts';

const freshMs = 500;

/** The releases that visitors get now. */
export type LiveBuild = Readonly<{
  /** Changes whenever the host or any area changes. */
  buildId: string;
  areas: readonly AreaRelease[];
}>;

/** Tells which release of each area is live. */
export type Releases = () => Promise<readonly AreaRelease[]>;

/** The live releases, asked for at most twice a second, so that every process soon agrees. */
export function liveBuild(releases: Releases, host: () => Promise<BuiltHost>): () => Promise<LiveBuild> {
  let kept: { at: number; live: Promise<LiveBuild> } | null = null;
  const ask = async (): Promise<LiveBuild> => {
    const [areas, { version }] = await Promise.all([releases(), host()]);
    const versions = [version, ...areas.map((area) => `${area.id}@${area.version}`)].join(' ');
    return { buildId: createHash('sha256').update(versions).digest('hex').slice(0, 16), areas };
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
