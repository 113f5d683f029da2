import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import { locales } from 'shared-kit/contract';

/** The host as its build knows it, for the server that writes the document. Addresses are absolute paths. */
export type BuiltHost = {
  /** Hash over the content of every file. */
  version: string;
  scripts: string[];
  styles: string[];
  /** Fonts by file name without hash. */
  fonts: Record<string, string>;
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
    const first = compilation.entrypoints.get('host')?.getFiles() ?? [];
    const built: BuiltHost = {
      version: '',
      scripts: first.filter((file) => file.endsWith('.js')).map(address),
      styles: first.filter((file) => file.endsWith('.css')).map(address),
      fonts: {},
      icon: address(icon),
      pages,
      integrity: {},
    };
    const all = createHash('sha256');
    for (const { name, source } of [...compilation.getAssets()].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const content = source.buffer();
      all.update(name).update('\0').update(content).update('\0');
      if (name.endsWith('.woff2')) built.fonts[name.split('.')[0] ?? name] = address(name);
      if (/\.(js|css)$/.test(name)) {
        built.integrity[address(name)] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      }
    }
    built.version = all.digest('hex').slice(0, 12);
    return built;
  }
}
