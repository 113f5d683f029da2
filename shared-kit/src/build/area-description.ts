import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import type { DeclaredRoute, ExportNames } from 'shared-kit/contract/areas';
import { locales } from 'shared-kit/contract/languages';
import type { MenuEntry } from 'shared-kit/contract/menu';
import type { Area, SampleAddress } from '../shell/define-area.ts';
import { areaMessages } from './area-messages.ts';
import { areaVersion } from './area-version.ts';
import { ChunkFiles, hashFiles } from './built-files.ts';
import { declaredRoutes } from './declared-routes.ts';
import { type BuiltSlot, filledSlots } from './filled-slots.ts';
import { usedEndpoints } from './listed-endpoints.ts';
import { refuseOtherAreas } from './other-areas.ts';
import { serverBundle } from './server-bundle.ts';
import { sharePictureOf } from './share-pictures.ts';
import { usedExports } from './shared-exports.ts';
import { onDemand } from './shared-modules.ts';

/** The area as its build describes it. The server adds the address of its files. Paths are file names. */
export type BuiltArea = {
  id: string;
  version: string;
  contract: number;
  /** The names that it uses of the host's shared entries; not in development. */
  uses?: ExportNames;
  /** What it asks of the API, such as `GET /api/quotes/:id`; not in development. */
  asks?: string[];
  entry: string;
  scripts: string[];
  styles: string[];
  /** The routes of its pages, with their words. */
  routes: DeclaredRoute[];
  pages: {
    route: string;
    pattern: string;
    scripts: string[];
    styles: string[];
    /** Shared modules of the host that the page needs and that the document must preload by name. */
    shared: string[];
    /** Preview picture for shared links. */
    picture: string | null;
    /** API addresses that the page asks first. */
    questions: readonly string[];
    /** Where the answer to the first question tells the page's first image. */
    firstImage: string | null;
    /** How to find a real address if the page's address has a parameter. */
    sample: SampleAddress | null;
  }[];
  /** Entries of the menu that leads to its pages. */
  menu: MenuEntry[];
  /** The slots of other pages that it fills. */
  slots: BuiltSlot[];
  messages: Record<string, string[]>;
  /** Patterns of the pages that come as HTML, and the bundle that renders them. */
  html: { pages: string[]; bundle: string } | null;
  integrity: Record<string, string>;
};

/**
 * Writes `area.json` beside the build: pages, first files, hashes and the version. For each language it also writes
 * `messages.<locale>.json`, from which the journeys take the words of the release.
 */
export class AreaDescription {
  readonly #area: Area;
  readonly #root: string;
  readonly #packageVersion: string;

  constructor(area: Area, root: string) {
    this.#area = area;
    this.#root = root;
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    this.#packageVersion = version;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AreaDescription', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'AreaDescription', stage }, async () => {
        if (compilation.errors.length > 0) return;
        refuseOtherAreas(compilation, this.#root);
        const { RawSource } = compiler.rspack.sources;
        const write = (name: string, content: unknown) =>
          compilation.emitAsset(name, new RawSource(JSON.stringify(content, null, 1)));
        const sources = new ChunkFiles(compilation).sources();
        for (const it of locales) write(`messages.${it}.json`, areaMessages(sources, this.#root, it));
        write('area.json', await this.#describe(compilation));
      });
    });
  }

  async #describe(compilation: Compilation): Promise<BuiltArea> {
    const area = this.#area;
    const files = new ChunkFiles(compilation);
    const names = compilation.getAssets().map(({ name }) => name);
    const { files: built, integrity } = hashFiles(compilation);
    const described = {
      id: area.id,
      contract: area.contract,
      ...(compilation.options.mode === 'production' && {
        uses: usedExports(compilation),
        asks: await usedEndpoints(compilation),
      }),
      entry: 'remoteEntry.js',
      ...files.named('area'),
      routes: declaredRoutes(area, this.#root),
      pages: area.pages.map(({ route, pattern, load }) => ({
        route,
        pattern,
        ...files.requestedBy(requestOf(load)),
        shared: files.sharedWith(requestOf(load)).filter((key) => onDemand.includes(key)),
        picture: sharePictureOf(route, names),
        questions: area.questions[route] ?? [],
        firstImage: area.firstImages[route] ?? null,
        sample: area.samples[pattern] ?? null,
      })),
      slots: filledSlots(area, {
        of: ({ load }) => files.requestedBy(requestOf(load)),
        contentOf: (file) => built.get(file) ?? Buffer.alloc(0),
      }),
      menu: area.menu.map((entry) => ({ ...entry, label: this.#inAllLanguages(entry.label) })),
      messages: Object.fromEntries(
        locales.map((it) => [it, files.holding(join(this.#root, `src/messages/${it}.json`)).scripts]),
      ),
      html: this.#html(compilation),
      integrity,
    };
    return { ...described, version: areaVersion(this.#packageVersion, described, built) };
  }

  /** The menu is on show before the area's words are loaded. */
  #inAllLanguages(key: string): Record<string, string> {
    return Object.fromEntries(
      locales.map((locale) => {
        const file = join(this.#root, `src/messages/${locale}.json`);
        const words = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[key];
        if (words === undefined) throw new Error(`${file} has no ${key} for the menu`);
        return [locale, words];
      }),
    );
  }

  #html(compilation: Compilation): BuiltArea['html'] {
    if (!compilation.getAsset(serverBundle)) return null;
    const { pages, html } = this.#area;
    const patterns = pages.filter(({ route }) => html.includes(route)).map(({ pattern }) => pattern);
    return { pages: patterns, bundle: serverBundle };
  }
}

/** The specifier inside `() => import('./pages/shop')`: the build records chunks by it. */
function requestOf(load: () => Promise<unknown>): string {
  const specifier = /import\(\s*['"]([^'"]+)['"]/.exec(String(load))?.[1];
  if (!specifier) throw new Error(`Write it as () => import('…'), not ${String(load)}`);
  return specifier;
}
