import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rspack } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import { offeredEndpoints, usedEndpoints } from './listed-endpoints.ts';
import { sourceOf } from './shared-modules.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tezgah-listed-endpoints-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds pages from these bodies, which may use `cart` and `quotes`, and lists what they ask. */
function listed(pages: readonly string[], concatenateModules: boolean): Promise<string[]> {
  const source = JSON.stringify(sourceOf('shared-kit/contract'));
  const entry = Object.fromEntries(
    pages.map((body, at) => {
      const file = join(folder, `page-${at}.ts`);
      writeFileSync(file, `import { cart, quotes } from ${source};\n${body}\nexport {};`);
      return [`page-${at}`, file];
    }),
  );
  const config = baseConfig(folder, 'production');
  const optimization = { ...config.optimization, concatenateModules };
  const output = { path: join(folder, 'dist') };
  const compiler = rspack({ ...config, plugins: [], entry, output, optimization });
  return new Promise((resolve, reject) => {
    compiler.hooks.thisCompilation.tap('test', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'test', stage }, () =>
        usedEndpoints(compilation).then(resolve, reject),
      );
    });
    compiler.run((error) => compiler.close(() => error && reject(error)));
  });
}

const pages = ['console.log(cart.addLine);', 'console.log(quotes.list.path, cart.addLine.method);'];

it.each([
  ['one module each', false],
  ['modules that are joined', true],
])('lists what pages ask of the API, in %s', async (_how, areJoined) => {
  expect(await listed(pages, areJoined)).toEqual(['GET /api/quotes', 'POST /api/cart/lines']);
});

it('lists nothing for a page that asks nothing', async () => {
  expect(await listed(['console.log(1);'], true)).toEqual([]);
});

it('knows what the API answers', () => {
  expect(offeredEndpoints()).toEqual(expect.arrayContaining(['GET /api/quotes', 'POST /api/cart/lines']));
  expect(offeredEndpoints().length).toBeGreaterThan(200);
});
