import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from '@rspack/core';
import { hashOf } from './hash-of.ts';
import { makeSprite } from './make-sprite.ts';

/** Runs a `*.sprite.ts` module during the build: its glyphs become one sprite file, which browsers cache. */
export default async function spriteLoader(this: LoaderContext, source: string): Promise<string> {
  // Node caches modules by address, so a changed module needs a new one.
  const glyphs: Record<string, unknown> = await import(
    `${pathToFileURL(this.resourcePath).href}?${hashOf(source)}`
  );
  return makeSprite(glyphs, hashOf, (svg) => {
    const file = `${basename(this.resourcePath, '.sprite.ts')}.${hashOf(svg)}.svg`;
    this.emitFile(file, svg);
    return file;
  });
}
