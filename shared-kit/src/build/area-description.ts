import { createHash } from 'node:crypto';
import type { Compilation, Compiler, StatsCompilation } from '@rspack/core';
import { locales } from 'shared-kit/contract';
import type { Area } from '../shell/define-area.ts';

/** The area as its build knows it; the server adds the address under which it lives. Paths are file names. */
export type BuiltArea = {
  id: string;
  version: string;
  contract: number;
  entry: string;
  scripts: string[];
  styles: string[];
  pages: { route: string; pattern: string; scripts: string[]; styles: string[] }[];
  messages: Record<string, string[]>;
  integrity: Record<string, string>;
};

/**
 * Writes `area.json` beside the build: pages, first files, hashes and the version, which is the package's
 * version and a hash over the content of every file, so the same source has the same version.
 */
export class AreaDescription {
  readonly #area: Area;
  readonly #packageVersion: string;

  constructor(area: Area, packageVersion: string) {
    this.#area = area;
    this.#packageVersion = packageVersion;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AreaDescription', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AreaDescription', stage }, () => {
        if (compilation.errors.length > 0) return;
        const text = JSON.stringify(this.#describe(compilation), null, 1);
        compilation.emitAsset('area.json', new compiler.rspack.sources.RawSource(text));
      });
    });
  }

  #describe(compilation: Compilation): BuiltArea {
    const stats = compilation
      .getStats()
      .toJson({ all: false, chunks: true, chunkOrigins: true, ids: true, entrypoints: true });
    const files = new ChunkFiles(stats);
    const integrity: Record<string, string> = {};
    const all = createHash('sha256');
    for (const { name, source } of [...compilation.getAssets()].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const content = source.buffer();
      all.update(name).update('\0').update(content).update('\0');
      if (/\.(js|css)$/.test(name))
        integrity[name] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    }
    const area = this.#area;
    return {
      id: area.id,
      version: `${this.#packageVersion}-${all.digest('hex').slice(0, 12)}`,
      contract: area.contract,
      entry: 'remoteEntry.js',
      ...files.named('area'),
      pages: area.pages.map((page) => ({
        route: page.route,
        pattern: page.pattern,
        ...files.requestedBy(requestOf(page.load)),
      })),
      messages: Object.fromEntries(
        locales.map((it) => [it, files.requestedBy(requestOf(area.messages[it])).scripts]),
      ),
      integrity,
    };
  }
}

/** The specifier inside `() => import('./pages/shop')`: the build's record of chunks is kept by it. */
function requestOf(load: () => Promise<unknown>): string {
  const specifier = /import\(\s*['"]([^'"]+)['"]/.exec(String(load))?.[1];
  if (!specifier) throw new Error(`Write it as () => import('…'), not ${String(load)}`);
  return specifier;
}

type FirstFiles = { scripts: string[]; styles: string[] };

class ChunkFiles {
  readonly #stats: StatsCompilation;
  constructor(stats: StatsCompilation) {
    this.#stats = stats;
  }

  named(name: string): FirstFiles {
    return sorted(
      this.#stats.chunks
        ?.filter((chunk) => chunk.names?.includes(name))
        .flatMap((chunk) => chunk.files ?? []),
    );
  }

  requestedBy(request: string): FirstFiles {
    const chunks = this.#stats.chunks?.filter((chunk) =>
      chunk.origins?.some((origin) => origin.request === request),
    );
    if (!chunks?.length) throw new Error(`The build has no chunk for ${request}`);
    return sorted(chunks.flatMap((chunk) => chunk.files ?? []));
  }
}

const sorted = (files: readonly string[] = []): FirstFiles => ({
  scripts: files.filter((file) => file.endsWith('.js')),
  styles: files.filter((file) => file.endsWith('.css')),
});
