import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from '@rspack/core';
import { hashOf } from './hash-of.ts';
import { type EmitDrawing, placeDrawings } from './place-drawings.ts';

/**
 * Runs a `*.drawing.ts` module while the page is built and ships its addresses alone: a drawing is tens of kilobytes
 * of markup, and the drawing office as many of code.
 */
export default async function drawingLoader(this: LoaderContext, source: string): Promise<string> {
  // A changed module is a new one to Node, which keeps every module it has run; what it imports stays as it was.
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
