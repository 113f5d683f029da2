import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Compilation, rspack } from '@rspack/core';
import { offeredExports, usedExports } from './shared-exports.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tezgah-shared-exports-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs it now, and gives its result or throws its error later. */
function outcomeOf<Value>(run: () => Value): () => Value {
  try {
    const value = run();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** Builds a module, and reads what `read` finds in the finished compilation. */
function built<Found>(
  source: string,
  plugin: { apply: (compiler: never) => void },
  read: (it: Compilation) => Found,
): Promise<Found> {
  const entry = join(folder, 'page.ts');
  writeFileSync(entry, source);
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: { page: entry },
    output: { path: join(folder, 'dist') },
    module: { rules: [{ test: /\.ts$/, use: 'builtin:swc-loader', type: 'javascript/auto' }] },
    plugins: [plugin as never],
    optimization: { minimize: false },
  });
  let found: () => Found = () => {
    throw new Error('nothing was built');
  };
  return new Promise<() => Found>((resolve) => {
    compiler.hooks.thisCompilation.tap('test', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'test', stage }, () => {
        found = outcomeOf(() => read(compilation));
      });
    });
    compiler.run(() => compiler.close(() => resolve(found)));
  }).then((outcome) => outcome());
}

const consumed = new rspack.sharing.ConsumeSharedPlugin({
  consumes: { kit: { import: false, requiredVersion: '^1.0.0' } },
});
const used = (source: string) => built(source, consumed, usedExports);

describe('the names that an area uses', () => {
  it.each([
    ["import { Button, Menu as M } from 'kit'; console.log(Button, M, Button);", ['Button', 'Menu']],
    ["import * as kit from 'kit'; console.log(kit.Button, kit.api.get);", ['Button', 'api']],
    ["import kit from 'kit'; console.log(kit);", ['default']],
    ["import { type Button, Menu } from 'kit'; const it: Button = Menu; console.log(it);", ['Menu']],
    ["import 'kit';", []],
  ])('in %s are listed', async (source, names) => {
    expect(await used(source)).toEqual({ kit: names });
  });

  it('are none where only types are taken', async () => {
    expect(await used("import type { Button } from 'kit'; export const it: Button | null = null;")).toEqual(
      {},
    );
  });

  it.each([
    ["import * as kit from 'kit'; console.log(kit);"],
    ["import * as kit from 'kit'; console.log(kit[location.hash]);"],
    ["export { Button } from 'kit';"],
    ["export * from 'kit';"],
    ["import('kit').then(console.log);"],
    ["console.log(require('kit'));"],
  ])("can't be listed in %s, which is refused", async (source) => {
    await expect(used(source)).rejects.toThrow('page.ts takes kit as a whole or passes it on');
  });
});

it('lists what a shared entry offers', async () => {
  const kit = join(folder, 'kit.ts');
  const more = join(folder, 'more.ts');
  writeFileSync(more, 'export const Menu = 2; export type Look = string;');
  writeFileSync(kit, `export const Button = 1; export * from ${JSON.stringify(more)};`);
  const provided = new rspack.sharing.ProvideSharedPlugin({
    provides: { [kit]: { shareKey: 'kit', version: '1.0.0' } },
  });
  const offered = await built(`import ${JSON.stringify(kit)};`, provided, offeredExports);
  expect(offered).toEqual({ kit: ['Button', 'Menu'] });
});
