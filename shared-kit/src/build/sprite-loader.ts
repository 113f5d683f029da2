import { pathToFileURL } from 'node:url';
import type { LoaderContext } from '@rspack/core';
import { hashOf } from './hash-of.ts';
import { makeSprite } from './make-sprite.ts';

/** Runs a `*.sprite.ts` module while host or area is built: its glyphs become one sprite, fetched once and kept. */
export default async function spriteLoader(this: LoaderContext, source: string): Promise<string> {
  // A changed module is a new one to Node, which keeps every module it has run.
  const glyphs: Record<string, unknown> = await import(
    `${pathToFileURL(this.resourcePath).href}?${hashOf(source)}`
  );
  return makeSprite(glyphs, hashOf, (svg) => {
    const file = `icons.${hashOf(svg)}.svg`;
    this.emitFile(file, svg);
    return file;
  });
}
