import { createHash } from 'node:crypto';
import type { Chunk, Compilation, Module } from '@rspack/core';
import { integrityOf } from './hash-of.ts';

export type FirstFiles = { scripts: string[]; styles: string[] };

/** A hash over every file's name and content, and the sub-resource integrity of every script and style sheet. */
export function hashFiles(compilation: Compilation): { version: string; integrity: Record<string, string> } {
  const integrity: Record<string, string> = {};
  const all = createHash('sha256');
  for (const { name, source } of [...compilation.getAssets()].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const content = source.buffer();
    all.update(name).update('\0').update(content).update('\0');
    integrity[name] = integrityOf(content);
  }
  return { version: all.digest('hex').slice(0, 12), integrity };
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
