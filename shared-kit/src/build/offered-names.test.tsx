import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { areaContract, type ExportNames, missingNames } from 'shared-kit/contract/areas';
import { theApi } from 'shared-kit/contract/endpoints';
import { offeredEndpoints } from './listed-endpoints.ts';
import { sharedKeys } from './shared-modules.ts';

/** Names and endpoints that areas could use at the host's last release. `pnpm offered-names` writes the file. */
const last = JSON.parse(readFileSync(join(import.meta.dirname, '../../offered-names.json'), 'utf8')) as {
  contract: number;
  names: ExportNames;
};
const entries = sharedKeys.filter((key) => key.startsWith('shared-kit/'));

async function offered(): Promise<ExportNames> {
  const modules = await Promise.all(
    entries.map(async (key) => [key, Object.keys(await import(key))] as const),
  );
  return { ...Object.fromEntries(modules), [theApi]: offeredEndpoints() };
}

describe('the names of the shared entries, and what the API answers', () => {
  it('stay until the contract takes a step', async () => {
    if (areaContract > last.contract) return;
    expect(missingNames(last.names, await offered())).toEqual([]);
  });

  it('are all written down, with the contract that they belong to', async () => {
    expect(missingNames(await offered(), last.names)).toEqual([]);
    expect(last.contract).toBe(areaContract);
  });
});
