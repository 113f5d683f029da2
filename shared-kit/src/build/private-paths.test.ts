import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { emittedName, pdfScripts } from './pdf-scripts.ts';
import { SameEverywhere } from './same-everywhere.ts';

/** What we use of libraries although they don't promise it: see private-paths.json of the kit and the host. */
const kit = resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

describe('federation', () => {
  let folder: string;
  let modules: { identifier: string; id: string | number | null }[] = [];
  let script = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'private-paths-'));
    writeFileSync(join(folder, 'part.js'), 'export default 1;\n');
    writeFileSync(
      join(folder, 'main.js'),
      "import('./part.js');\nglobalThis.lent = __webpack_require__.federation;\nimport 'react';\n",
    );
    const compiler = rspack({
      mode: 'production',
      context: folder,
      entry: { main: './main.js' },
      resolve: { modules: ['node_modules', join(kit, 'node_modules')] },
      output: { path: join(folder, 'dist'), filename: 'main.js', uniqueName: 'mf_loom' },
      optimization: { minimize: false, concatenateModules: false },
      plugins: [
        new SameEverywhere(),
        new ModuleFederationPlugin({
          name: 'host',
          remotes: {},
          shared: { react: { singleton: true, eager: true, version: '1.0.0', requiredVersion: '1.0.0' } },
          dts: false,
          manifest: false,
          experiments: {
            provideExternalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
      ],
    });
    compiler.hooks.compilation.tap('test', (compilation) => {
      compilation.hooks.afterSeal.tap('test', () => {
        modules = [...compilation.modules].map((module) => ({
          identifier: module.identifier(),
          id: compilation.chunkGraph.getModuleId(module),
        }));
      });
    });
    await new Promise<void>((done, fail) => {
      compiler.run((error, stats) =>
        compiler.close(() =>
          error || stats?.hasErrors() ? fail(error ?? new Error(stats?.toString())) : done(),
        ),
      );
    });
    script = readFileSync(join(folder, 'dist/main.js'), 'utf8');
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('starts in a module of which the name is its source, and names no folder of ours in it', () => {
    const start = modules.filter(({ identifier }) => identifier.startsWith('data:text/javascript,'));
    expect(start).toHaveLength(1);
    expect(decodeURIComponent(start[0]?.identifier ?? '')).toContain('"@module-federation/');
    expect(decodeURIComponent(start[0]?.identifier ?? '')).not.toContain(resolve(kit, '..'));
  });

  it('names shared modules so that their numbers are the same in every folder', () => {
    const shared = modules.filter(({ identifier }) =>
      /^provide shared module \(\w+\) react@/.test(identifier),
    );
    expect(shared).toHaveLength(1);
    expect(Number(shared[0]?.id)).toBeLessThan(1_000_000);
    expect(script).not.toContain(folder);
  });

  it('keeps its runtime on the function of the bundler, and chunks in a global with the name of the build', () => {
    expect(script).toContain('__webpack_require__.federation');
    expect(script).toContain('rspackChunkmf_loom');
  });

  it('has the part that starts an area in a file of its own, equal to that of the whole', async () => {
    const host = createRequire(resolve(kit, '../host/package.json'));
    const index = host.resolve('@module-federation/webpack-bundler-runtime');
    const part = join(index, '../initContainerEntry.js');
    const { initContainerEntry } = await import(part);
    const { bundlerRuntime } = await import(index.replace(/\.cjs$/, '.js'));
    expect(bundlerRuntime.initContainerEntry).toBe(initContainerEntry);
    expect(readdirSync(join(index, '..'))).toContain('initContainerEntry.d.ts');
  });
});

describe('Pdf.js', () => {
  const textOf = (file: string) => readFileSync(require.resolve(file), 'utf8');

  it('has its worker and decoders where the build looks for them', () => {
    for (const script of pdfScripts) expect(textOf(script).length).toBeGreaterThan(1000);
  });

  it('imports no decoders but those that the build emits, by the names that it gives them', () => {
    const named = textOf('pdfjs-dist/build/pdf.worker.min.mjs').match(/\w+_nowasm_fallback\.js/g);
    const [, ...decoders] = pdfScripts.map(emittedName);
    expect(named?.toSorted()).toEqual(decoders.toSorted());
  });

  it('starts no script but its worker', () => {
    const starts = textOf('pdfjs-dist').match(/new Worker\([^)]*|importScripts|await import\([^)]*/g);
    expect(starts).toMatchInlineSnapshot(`
[
  "await import("\${new URL(src, window.location",
  "new Worker(getWorkerSrc(rendererSrc",
  "new Worker(getWorkerSrc(workerSrc",
  "await import(
      /*webpackIgnore: true*/
      /*@vite-ignore*/
      this.workerSrc",
]
`);
  });
});
