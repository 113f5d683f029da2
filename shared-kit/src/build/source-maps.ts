import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import type { Compiler } from '@rspack/core';

const pack = promisify(zstdCompress);

/** A script's source map is stored under the script's name with this ending. It is never served. */
export const packedMap = '.map.zst';

type SourceMap = Readonly<Record<string, unknown>>;

/**
 * Writes a source map beside each script, packed, with names of source files but without their content. Maps aren't part
 * of the build: no script names its map, and no hash counts it.
 */
export class SourceMaps {
  readonly #maps = new Map<string, SourceMap>();

  apply(compiler: Compiler): void {
    const { Compilation, SourceMapDevToolPlugin } = compiler.rspack;
    new SourceMapDevToolPlugin({
      filename: '[file].map',
      append: false,
      noSources: true,
      // Relative to the repository.
      moduleFilenameTemplate: '[resource-path]',
    }).apply(compiler);
    // By this stage names are final. The plugins after it describe and change what is left.
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT - 2;
    compiler.hooks.thisCompilation.tap('SourceMaps', (compilation) => {
      this.#maps.clear();
      compilation.hooks.processAssets.tap({ name: 'SourceMaps', stage }, () => {
        for (const { name, source } of compilation.getAssets().filter((it) => it.name.endsWith('.map'))) {
          if (name.endsWith('.js.map'))
            this.#maps.set(name.slice(0, -4), JSON.parse(String(source.source())));
          compilation.deleteAsset(name);
        }
      });
    });
    compiler.hooks.afterEmit.tapPromise('SourceMaps', async () => {
      await Promise.all([...this.#maps].map((it) => write(compiler.outputPath, ...it)));
    });
  }

  /** `first`, which has so many lines, was put before `second` and is no file any more. */
  joined(first: string, lines: number, second: string): void {
    const parts = [
      { offset: { line: 0, column: 0 }, map: this.#maps.get(first) },
      { offset: { line: lines, column: 0 }, map: this.#maps.get(second) },
    ];
    this.#maps.delete(first);
    this.#maps.set(second, { version: 3, sections: parts.filter(({ map }) => map) });
  }
}

async function write(folder: string, script: string, map: SourceMap): Promise<void> {
  await writeFile(join(folder, `${script}${packedMap}`), await pack(Buffer.from(JSON.stringify(map))));
}
