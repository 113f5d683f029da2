import type { Registry } from 'shared-kit/contract/areas';
import { fieldsOf } from 'shared-kit/contract/tables';
import { limitMs } from './time-limit.ts';

/** For a document that names no areas, or none that can be read. */
export const emptyRegistry: Registry = { buildId: '', host: '', areas: [] };

/**
 * Null if this isn't a registry. Our own server sends it, so checking its shape is enough. An unreadable area doesn't
 * affect the others.
 */
export function asRegistry(told: unknown): Registry | null {
  const { buildId, host, areas } = fieldsOf(told);
  if (typeof buildId !== 'string' || typeof host !== 'string' || !Array.isArray(areas)) return null;
  return { ...(told as Registry), areas: areas.filter(isArea) };
}

const isArea = (told: unknown): told is Registry['areas'][number] => {
  const { id, entry, pages } = fieldsOf(told);
  return typeof id === 'string' && typeof entry === 'string' && Array.isArray(pages);
};

export const fetchRegistry = (): Promise<Registry | null> =>
  fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(limitMs) })
    .then((answer) => (answer.ok ? answer.json() : null))
    .then(asRegistry)
    .catch(() => null);
