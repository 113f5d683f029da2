import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declaredRoutes } from 'shared-kit/build';
import { type AreaId, areaContract, shippedAreas } from 'shared-kit/contract/areas';
import { locales } from 'shared-kit/contract/languages';
import type { AreaRelease } from '../../../server/src/modules/releases/index.ts';

type Area = Parameters<typeof declaredRoutes>[0] &
  Readonly<{
    pages: readonly Readonly<{ route: string; pattern: string; load: () => Promise<unknown> }>[];
  }>;

type Chunk = Readonly<{ files: Iterable<string> }>;

/** The parts of the bundler's types that this plugin needs; the real ones belong to the packages that build. */
type Compilation = {
  errors: readonly unknown[];
  chunks: Iterable<Chunk>;
  chunkGraph: { getChunkModules: (chunk: Chunk) => readonly { nameForCondition: () => string | null }[] };
  chunkGroups: readonly {
    origins: readonly { request?: string; module?: { identifier?: () => string } }[];
    getFiles: () => readonly string[];
  }[];
  hooks: { processAssets: { tap: (options: { name: string; stage: number }, run: () => void) => void } };
  emitAsset: (name: string, source: unknown) => void;
};
type Compiler = {
  hooks: {
    beforeCompile: { tapPromise: (name: string, run: () => Promise<void>) => void };
    thisCompilation: { tap: (name: string, run: (compilation: Compilation) => void) => void };
  };
  rspack: {
    Compilation: { PROCESS_ASSETS_STAGE_REPORT: number };
    sources: { RawSource: new (text: string) => unknown };
  };
};

type Options = Readonly<{ publicPath: string; checkout: string }>;

/**
 * Writes `areas.json` in the form of a release: the chunks that each area and page needs first. So the server adds the
 * same early hints to documents as for federated areas.
 */
export class AreaChunks {
  readonly #options: Options;
  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const areas: Area[] = [];
    compiler.hooks.beforeCompile.tapPromise('AreaChunks', async () => {
      for (const id of areas.length > 0 ? [] : shippedAreas) {
        const file = join(this.#options.checkout, `mf-${id}/src/area.ts`);
        areas.push(((await import(pathToFileURL(file).href)) as { default: Area }).default);
      }
    });
    compiler.hooks.thisCompilation.tap('AreaChunks', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AreaChunks', stage }, () => {
        if (compilation.errors.length > 0) return;
        const described = areas.map((area) => this.#describe(compilation, area));
        compilation.emitAsset('areas.json', new compiler.rspack.sources.RawSource(JSON.stringify(described)));
      });
    });
  }

  #describe(compilation: Compilation, area: Area): AreaRelease {
    const front = `mf-${area.id}/src/area.ts`;
    const files = (request: string, inModule: string) => this.#filesOf(compilation, request, inModule);
    const own = files(front, 'monolith/main.tsx');
    const [entry, ...scripts] = own.scripts;
    if (!entry) throw new Error(`The build has no chunk for ${front}`);
    return {
      id: area.id,
      version: 'monolith',
      contract: areaContract,
      entry,
      scripts,
      styles: own.styles,
      routes: declaredRoutes(area, join(this.#options.checkout, `mf-${area.id}`)),
      pages: area.pages.map(({ route, pattern, load }) => ({
        route,
        pattern,
        ...files(requestOf(load), front),
        shared: [],
      })),
      messages: Object.fromEntries(
        locales.map((locale) => [locale, this.#messages(compilation, area.id, locale)]),
      ),
      // The host's own description lists the hash of every file.
      integrity: {},
    };
  }

  #messages(compilation: Compilation, id: AreaId, locale: string): string[] {
    const end = `/mf-${id}/src/messages/${locale}.json`;
    return [...compilation.chunks]
      .filter((chunk) =>
        compilation.chunkGraph.getChunkModules(chunk).some((it) => it.nameForCondition()?.endsWith(end)),
      )
      .flatMap((chunk) => Array.from(chunk.files, (file) => this.#options.publicPath + file));
  }

  #filesOf(compilation: Compilation, request: string, inModule: string) {
    const group = compilation.chunkGroups.find(({ origins }) =>
      origins.some((it) => it.request?.endsWith(request) && it.module?.identifier?.().includes(inModule)),
    );
    if (!group) throw new Error(`The build has no chunk for ${request} of ${inModule}`);
    const addresses = group.getFiles().map((file) => this.#options.publicPath + file);
    return {
      scripts: addresses.filter((it) => it.endsWith('.js')),
      styles: addresses.filter((it) => it.endsWith('.css')),
    };
  }
}

/** The specifier inside `() => import('./pages/shop')`. */
function requestOf(load: () => Promise<unknown>): string {
  const specifier = /import\(\s*['"]([^'"]+)['"]/.exec(String(load))?.[1];
  if (!specifier) throw new Error(`Write it as () => import('…'), not ${String(load)}`);
  return specifier;
}
