import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from '@rspack/core';
import { hashOf } from './hash-of.ts';
import { type EmitDrawing, placeDrawings } from './place-drawings.ts';

/**
 * Runs a `*.drawing.ts` module during the build and ships only the addresses of its drawings. A drawing is tens of
 * kilobytes of markup, and the code that draws it is as large again.
 */
export default async function drawingLoader(this: LoaderContext, source: string): Promise<string> {
  // Node caches modules by address, so a changed module needs a new one. Its imports stay cached.
  const address = `${pathToFileURL(this.resourcePath).href}?${hashOf(source)}`;
  const { default: drawings } = (await import(address)) as { default: unknown };
  const emit: EmitDrawing = (name, svg) => {
    const file = `${name}.${hashOf(svg)}.svg`;
    this.emitFile(file, svg);
    return file;
  };
  const name = basename(this.resourcePath, '.drawing.ts');
  return `const at = (file) => __webpack_public_path__ + file;\nexport default ${placeDrawings(drawings, name, emit)};`;
}
