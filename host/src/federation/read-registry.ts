import type { Registry } from 'shared-kit/contract';
import { limitMs } from './time-limit.ts';

/** What a document that tells of no area, or not so that it can be read, starts with. */
export const emptyRegistry: Registry = { buildId: '', host: '', areas: [] };

/**
 * Null for what is no registry. It comes from our own server: a look at its shape is enough. What is told of one area so
 * that it can't be read takes none of the others away.
 */
export function asRegistry(told: unknown): Registry | null {
  const { buildId, host, areas } = (told ?? {}) as Partial<Record<keyof Registry, unknown>>;
  if (typeof buildId !== 'string' || typeof host !== 'string' || !Array.isArray(areas)) return null;
  return { ...(told as Registry), areas: areas.filter(isArea) };
}

const isArea = (told: unknown): told is Registry['areas'][number] => {
  const { id, entry, pages } = (told ?? {}) as { id?: unknown; entry?: unknown; pages?: unknown };
  return typeof id === 'string' && typeof entry === 'string' && Array.isArray(pages);
};

export const fetchRegistry = (): Promise<Registry | null> =>
  fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(limitMs) })
    .then((answer) => (answer.ok ? answer.json() : null))
    .then(asRegistry)
    .catch(() => null);
