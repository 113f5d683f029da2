import type { Chunk, Compilation, Module } from '@rspack/core';
import type { BuiltFiles } from './area-version.ts';
import { integrityOf } from './hash-of.ts';

export type FirstFiles = { scripts: string[]; styles: string[] };

/** A build's files by name, and the sub-resource integrity of each. */
export function hashFiles(compilation: Compilation): {
  files: BuiltFiles;
  integrity: Record<string, string>;
} {
  const sorted = [...compilation.getAssets()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const files = new Map(sorted.map(({ name, source }) => [name, source.buffer()]));
  const integrity = Object.fromEntries([...files].map(([name, content]) => [name, integrityOf(content)]));
  return { files, integrity };
}

/** Finds the files of a chunk. */
export class ChunkFiles {
  readonly #compilation: Compilation;

  constructor(compilation: Compilation) {
    this.#compilation = compilation;
  }

  named(name: string): FirstFiles {
    return filesOf(this.#chunks((chunk) => chunk.name === name));
  }

  /** Files of the chunk that `import(request)` loads. */
  requestedBy(request: string): FirstFiles {
    return filesOf(this.#loadedBy(request));
  }

  /** Keys of the shared modules that this chunk takes from the host. */
  sharedWith(request: string): string[] {
    const modules = this.#loadedBy(request).flatMap((chunk) =>
      this.#compilation.chunkGraph.getChunkModules(chunk),
    );
    return modules.flatMap((module) => {
      const key = /^consume shared module \(\w+\) (.+)@/.exec(module.identifier())?.[1];
      return key ? [key] : [];
    });
  }

  /** Files of the chunk that holds a source file. */
  holding(file: string): FirstFiles {
    const chunks = this.#chunks((chunk) =>
      this.#compilation.chunkGraph
        .getChunkModules(chunk)
        .some((module) => module.nameForCondition() === file),
    );
    return filesOf(chunks);
  }

  /** Paths of all source files in the chunks, also of those that were merged into others. */
  sources(): string[] {
    const modules = [...this.#compilation.chunks].flatMap((chunk) =>
      this.#compilation.chunkGraph.getChunkModules(chunk),
    );
    const parts = modules.flatMap((module) =>
      'modules' in module ? (module.modules as Module[]) : [module],
    );
    return [...new Set(parts.map((module) => module.nameForCondition() ?? ''))];
  }

  #chunks(wanted: (chunk: Chunk) => boolean): Chunk[] {
    return [...this.#compilation.chunks].filter(wanted);
  }

  #loadedBy(request: string): Chunk[] {
    const { chunks } = this.#compilation
      .getStats()
      .toJson({ all: false, chunks: true, chunkOrigins: true, ids: true });
    const ids = chunks
      ?.filter((chunk) => chunk.origins?.some((origin) => origin.request === request))
      .map(({ id }) => id);
    if (!ids?.length) throw new Error(`The build has no chunk for ${request}`);
    return this.#chunks((chunk) => ids.includes(chunk.id));
  }
}

function filesOf(chunks: readonly Chunk[]): FirstFiles {
  const files = chunks.flatMap((chunk) => [...chunk.files]);
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}
