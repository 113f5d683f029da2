import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import type { ExportNames } from 'shared-kit/contract/areas';
import { theApi } from 'shared-kit/contract/endpoints';
import { locales } from 'shared-kit/contract/languages';
import { contentHash } from './area-version.ts';
import { type BuildMode, modeOf } from './base-config.ts';
import { ChunkFiles, type FirstFiles, hashFiles } from './built-files.ts';
import { offeredEndpoints } from './listed-endpoints.ts';
import { offeredExports } from './shared-exports.ts';
import { onDemand, sourceOf } from './shared-modules.ts';

/** The host as its build describes it, for the server that writes documents. Addresses are absolute paths. */
export type BuiltHost = {
  /** Hash over the content of every file. */
  version: string;
  mode: BuildMode;
  /** The names that its shared entries export, and what the API answers; not in development. */
  offers?: ExportNames;
  scripts: string[];
  styles: string[];
  /** Font files by their name without hash. */
  fonts: Record<string, string>;
  /** Files of the shared modules that load on demand, by module key. */
  onDemand: Record<string, FirstFiles>;
  /** The sprite with the glyphs of every page. */
  sprite: string | null;
  icon: string;
  /** Names of the route-table entries that the host shows itself. */
  pages: readonly string[];
  integrity: Record<string, string>;
};

type Options = Readonly<{ publicPath: string; root: string; pages: readonly string[] }>;

const icon = 'favicon.svg';

/** Writes `host.json`, the messages and the icon beside the build. */
export class HostDescription {
  readonly #options: Options;
  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('HostDescription', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'HostDescription', stage }, () => {
        if (compilation.errors.length > 0) return;
        for (const [name, file] of this.#copied()) {
          compilation.emitAsset(name, new compiler.rspack.sources.RawSource(readFileSync(file)));
        }
        const text = JSON.stringify(this.#describe(compilation), null, 1);
        compilation.emitAsset('host.json', new compiler.rspack.sources.RawSource(text));
      });
    });
  }

  #copied(): [name: string, file: string][] {
    const source = join(this.#options.root, 'src');
    const messages = locales.map((it): [string, string] => [
      `messages.${it}.json`,
      join(source, `messages/${it}.json`),
    ]);
    return [...messages, [icon, join(source, 'boot', icon)]];
  }

  #describe(compilation: Compilation): BuiltHost {
    const { publicPath, pages } = this.#options;
    const address = (file: string) => publicPath + file;
    const chunks = new ChunkFiles(compilation);
    const { files, integrity } = hashFiles(compilation);
    const addressed = ({ scripts, styles }: FirstFiles) => ({
      scripts: scripts.map(address),
      styles: styles.map(address),
    });
    const sprite = compilation.getAssets().find(({ name }) => /^icons\.\w+\.svg$/.test(name));
    const fonts = compilation.getAssets().filter(({ name }) => name.endsWith('.woff2'));
    const mode = modeOf(compilation.options);
    return {
      version: contentHash(files),
      mode,
      ...(mode === 'production' && {
        offers: { ...offeredExports(compilation), [theApi]: offeredEndpoints() },
      }),
      ...addressed(chunks.named('host')),
      onDemand: Object.fromEntries(onDemand.map((key) => [key, addressed(chunks.holding(sourceOf(key)))])),
      fonts: Object.fromEntries(fonts.map(({ name }) => [name.split('.')[0] ?? name, address(name)])),
      sprite: sprite ? address(sprite.name) : null,
      icon: address(icon),
      pages,
      integrity: Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [address(file), hash])),
    };
  }
}
