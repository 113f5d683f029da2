import { getInstance } from '@module-federation/runtime';
import type { AreaId } from 'shared-kit/contract/areas';
import { defaultLocale } from 'shared-kit/contract/languages';

export type SharedModule = Readonly<{ name: string; version: string; from: string; isLoaded: boolean }>;

/** The modules that the host shares with areas, as federation's runtime knows them. */
export function sharedModules(): SharedModule[] {
  const offered = getInstance()?.shareScopeMap.default ?? {};
  return Object.entries(offered)
    .flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { from, loaded, lib }]) => ({
        name,
        version,
        from,
        isLoaded: Boolean(loaded || lib),
      })),
    )
    .sort((one, other) => one.name.localeCompare(other.name, defaultLocale));
}

export type LoadedFiles = Readonly<{ count: number; milliseconds: number }>;

/** The files of a release that this document fetched, from the first start to the last end. */
export function loadedFiles(area: AreaId, version: string): LoadedFiles | null {
  const entries = performance
    .getEntriesByType('resource')
    .filter(({ name }) =>
      new URL(name).pathname.startsWith(`/r/${area}/${version}/`),
    ) as PerformanceResourceTiming[];
  if (entries.length === 0) return null;
  const first = Math.min(...entries.map(({ startTime }) => startTime));
  const last = Math.max(...entries.map(({ responseEnd }) => responseEnd));
  return { count: entries.length, milliseconds: Math.round(last - first) };
}
