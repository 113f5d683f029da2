import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type RspackPluginInstance, rspack } from '@rspack/core';
import { contentHash } from './area-version.ts';
import { hashFiles } from './built-files.ts';
import { packedMap, SourceMaps } from './source-maps.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'source-maps-'));
  await writeFile(
    join(folder, 'page.js'),
    "export const page = () => {\n  throw new Error('no yarn');\n};\n",
  );
  await writeFile(join(folder, 'main.js'), "import('./page.js').then(({ page }) => page());\n");
});
afterEach(() => rm(folder, { recursive: true }));

/** Returns the hash over the build's files. */
function built(): Promise<string> {
  let version = '';
  const describe: RspackPluginInstance = {
    apply: (compiler) =>
      compiler.hooks.thisCompilation.tap('test', (compilation) => {
        const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: 'test', stage }, () => {
          version = contentHash(hashFiles(compilation).files);
        });
      }),
  };
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    devtool: false,
    output: {
      path: join(folder, 'dist'),
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
    },
    plugins: [new SourceMaps(), describe],
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      compiler.close(() => (error || stats?.hasErrors() ? reject(error ?? stats) : resolve(version))),
    ),
  );
}

it('writes a map beside each script, which nothing else knows of', async () => {
  const version = await built();
  const written = await readdir(join(folder, 'dist'));
  const scripts = written.filter((it) => it.endsWith('.js')).toSorted();
  expect(scripts).toHaveLength(2);
  expect(written.toSorted()).toEqual(scripts.flatMap((it) => [it, `${it}${packedMap}`]).toSorted());
  const ofScripts = createHash('sha256');
  const sources: string[] = [];
  for (const script of scripts) {
    const content = await readFile(join(folder, 'dist', script), 'utf8');
    ofScripts.update(`${script}\0${content}\0`);
    expect(content).not.toContain('sourceMappingURL');
    const map = String(zstdDecompressSync(await readFile(join(folder, 'dist', `${script}${packedMap}`))));
    expect(map).not.toContain('no yarn');
    sources.push(...JSON.parse(map).sources);
  }
  expect(version).toBe(ofScripts.digest('hex').slice(0, 12));
  expect(sources).toEqual(expect.arrayContaining(['main.js', 'page.js']));
});
