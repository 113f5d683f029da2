import { pathToFileURL } from 'node:url';
import type { Compilation, Module } from '@rspack/core';
import * as contract from 'shared-kit/contract';
import { endpointName, isEndpoint } from 'shared-kit/contract/endpoints';

const ofEndpoints = /\/contract\/[\w-]+\/([\w-]+-)?endpoints\.[jt]s$/;

/** All that the API of this checkout answers. */
export const offeredEndpoints = (): string[] =>
  Object.values<unknown>(contract)
    .flatMap((noun) => (typeof noun === 'object' && noun !== null ? Object.values(noun) : []))
    .filter(isEndpoint)
    .map(endpointName)
    .sort();

/** What an area's modules ask of the API. */
export async function usedEndpoints({ modules, moduleGraph }: Compilation): Promise<string[]> {
  const used: string[] = [];
  for (const module of [...modules].flatMap(withJoined)) {
    const file = module.nameForCondition() ?? '';
    if (!ofEndpoints.test(file)) continue;
    const names = moduleGraph.getExportsInfo(module);
    const parts = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(parts)) {
      if (isEndpoint(value) && names.getUsed(name, undefined) !== unused) used.push(endpointName(value));
    }
  }
  return [...new Set(used)].sort();
}

/** As the builder counts. */
const unused = 0;

/** Modules that the builder joined into one, each alone. */
const withJoined = (module: Module): readonly Module[] =>
  'modules' in module ? (module.modules as readonly Module[]) : [module];
