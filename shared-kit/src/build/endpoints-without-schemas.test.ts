import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rspack } from '@rspack/core';
import * as contract from 'shared-kit/contract';
import { baseConfig } from './base-config.ts';
import { sourceOf } from './shared-modules.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tezgah-endpoints-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Nouns of the contract with their endpoints, such as `cart` with `addLine`. */
const nouns = Object.entries(contract).flatMap(([noun, parts]: [string, unknown]) => {
  if (typeof parts !== 'object' || parts === null) return [];
  const endpoints = Object.keys(parts).filter((name) => `${name}Spec` in parts);
  return endpoints.length > 0 ? [[noun, endpoints] as const] : [];
});

/** The modules in the build of a page that names all endpoints. */
async function modulesOfAll(): Promise<string[]> {
  const entry = join(folder, 'page.ts');
  const named = nouns.flatMap(([noun, endpoints]) => endpoints.map((it) => `${noun}.${it}`));
  const source = JSON.stringify(sourceOf('shared-kit/contract'));
  writeFileSync(
    entry,
    `import { ${nouns.map(([noun]) => noun).join(', ')} } from ${source};\nconsole.log(${named.join(', ')});`,
  );
  const config = baseConfig(folder, 'production');
  const compiler = rspack({
    ...config,
    plugins: [],
    entry,
    output: { path: join(folder, 'dist') },
    // As where several pages name the same endpoints.
    optimization: { ...config.optimization, concatenateModules: false },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const { modules = [] } = stats?.toJson({ all: false, modules: true, ids: true }) ?? {};
      const built = modules.filter((it) => !it.orphan).map(({ name = '' }) => name);
      compiler.close(() => (error ? reject(error) : resolve(built)));
    });
  });
}

it('a page that calls endpoints loads none of their schemas', async () => {
  expect(nouns.length).toBeGreaterThan(20);
  const modules = await modulesOfAll();
  const endpoints = modules.filter((it) => it.endsWith('endpoints.ts'));
  expect(endpoints.length).toBeGreaterThan(20);
  const others = modules.filter((it) => it.includes('/contract/') && !it.endsWith('endpoints.ts'));
  expect([...others, ...modules.filter((it) => it.includes('/zod/'))]).toEqual([]);
});
