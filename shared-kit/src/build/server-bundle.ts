import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { sharedKeys } from './shared-modules.ts';

/** The server serves no `.cjs` files: this bundle is only for its own process. */
export const serverBundle = 'pages.cjs';
/** Placeholder for the address of a release's files, which only the prerenderer knows. */
const filesOfRelease = '/files-of-release/';

type Options = Readonly<{
  /** Configuration of the browser's build; its module rules apply here too. */
  base: Configuration;
  entry: string;
  /** `given`: shared modules come from the process that runs the bundle, as for areas. `brought`: they are bundled. */
  shared: 'brought' | 'given';
  /** Address of the files that pages refer to, if known. */
  publicPath?: string;
}>;

/** Also compiles the sources into one file for Node, with which the market makes the HTML of pages. */
export class ServerBundle {
  readonly #options: Options;
  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    let code: Buffer = Buffer.alloc(0);
    compiler.hooks.beforeCompile.tapPromise('ServerBundle', async () => {
      code = await bundle(this.#options, compiler.options.output.uniqueName);
    });
    compiler.hooks.thisCompilation.tap('ServerBundle', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'ServerBundle', stage }, () =>
        compilation.emitAsset(serverBundle, new compiler.rspack.sources.RawSource(code), { minimized: true }),
      );
    });
  }
}

/** `uniqueName` is part of class names: the HTML must match the browser's style sheets. */
async function bundle(
  { base, entry, shared, publicPath = filesOfRelease }: Options,
  uniqueName: string | undefined,
): Promise<Buffer> {
  const path = await mkdtemp(join(tmpdir(), 'server-bundle-'));
  try {
    await run({
      ...base,
      name: 'pages',
      target: ['node24', 'es2024'],
      entry: { pages: entry },
      output: { path, filename: serverBundle, publicPath, uniqueName, library: { type: 'commonjs2' } },
      externals:
        shared === 'given' ? Object.fromEntries(sharedKeys.map((key) => [key, `commonjs ${key}`])) : {},
      module: {
        ...base.module,
        parser: { ...base.module?.parser, javascript: { dynamicImportMode: 'eager' } },
      },
      plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
      // Unminified: Node reports errors by their place in this file.
      optimization: { ...base.optimization, minimize: false },
    });
    return await readFile(join(path, serverBundle));
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}

const run = (config: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve();
      });
    });
  });
