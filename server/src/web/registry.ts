import { createHash } from 'node:crypto';
import type { Registry } from 'shared-kit/contract';
import { liveAreas } from '../modules/releases/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { BuiltHost } from './built-host.ts';

const freshMs = 500;

/** The live releases, asked of the database at most twice a second, so that every process soon agrees. */
export function liveRegistry(db: Database, host: () => Promise<BuiltHost>): () => Promise<Registry> {
  let kept: { at: number; registry: Promise<Registry> } | null = null;
  const ask = async (): Promise<Registry> => {
    const [areas, { version }] = await Promise.all([liveAreas(db), host()]);
    const releases = [version, ...areas.map((area) => `${area.id}@${area.version}`)].join(' ');
    return { buildId: createHash('sha256').update(releases).digest('hex').slice(0, 16), areas };
  };
  return () => {
    const now = performance.now();
    if (!kept || now - kept.at > freshMs) {
      const registry = ask();
      kept = { at: now, registry };
      registry.catch(() => {
        kept = null;
      });
    }
    return kept.registry;
  };
}
