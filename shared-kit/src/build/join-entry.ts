import type { Compiler } from '@rspack/core';
import type { SourceMaps } from './source-maps.ts';

/**
 * Puts the exposed module into the area's entry, so that the browser fetches one file instead of two. The chunk
 * loader registers the chunk before it starts.
 */
export class JoinEntry {
  readonly #entry: string;
  readonly #chunk: string;
  readonly #maps: SourceMaps;
  constructor(entry: string, chunk: string, maps: SourceMaps) {
    this.#entry = entry;
    this.#chunk = chunk;
    this.#maps = maps;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    // By this stage file contents are final, including the hashes of other files.
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
    compiler.hooks.thisCompilation.tap('JoinEntry', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'JoinEntry', stage }, () => {
        if (compilation.errors.length > 0) return;
        const chunk = [...compilation.chunks].find(({ name }) => name === this.#chunk);
        const file = [...(chunk?.files ?? [])].find((name) => name.endsWith('.js')) ?? '';
        const exposed = compilation.getAsset(file)?.source.source();
        const entry = compilation.getAsset(this.#entry)?.source.source();
        if (!exposed || !entry) throw new Error(`The build has no ${this.#chunk} or no ${this.#entry}`);
        compilation.updateAsset(this.#entry, new sources.RawSource(`${exposed}\n${entry}`));
        compilation.deleteAsset(file);
        this.#maps.joined(file, String(exposed).split('\n').length, this.#entry);
      }),
    );
  }
}
