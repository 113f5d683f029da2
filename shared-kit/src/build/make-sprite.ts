import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SpriteGlyph } from '../ui/icon/sprite-glyph.ts';

type Glyphs = Readonly<Record<string, unknown>>;
/** Writes the sprite under a name with its hash; returns the file's name. */
export type EmitSprite = (svg: string) => string;

/**
 * Makes one sprite of all glyphs that a module exports, and replaces the module by the addresses of its symbols.
 * `hashOf` keeps symbol names unique among the sprites of a page.
 */
export function makeSprite(glyphs: Glyphs, hashOf: (text: string) => string, emit: EmitSprite): string {
  const drawn = Object.entries(glyphs).map(([name, glyph]) => ({ name, drawing: drawingOf(name, glyph) }));
  const hash = hashOf(JSON.stringify(drawn));
  const idOf = (name: string): SpriteGlyph['id'] => `${name}-${hash}`;
  const symbols = drawn.map(
    ({ name, drawing }) => `<symbol id="${idOf(name)}" viewBox="0 0 24 24">${drawing}</symbol>`,
  );
  const file = emit(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`);
  return [
    `const sprite = __webpack_public_path__ + ${JSON.stringify(file)};`,
    ...drawn.map(({ name }) => `export const ${name} = { sprite, id: ${JSON.stringify(idOf(name))} };`),
  ].join('\n');
}

/** The glyph's markup without its `svg` frame, which the icon adds. */
function drawingOf(name: string, glyph: unknown): string {
  const markup = renderToStaticMarkup(createElement(glyph as ComponentType));
  const drawing = /^<svg [^>]*viewBox="0 0 24 24"[^>]*>(.*)<\/svg>$/s.exec(markup)?.[1];
  if (!drawing) throw new Error(`${name} is no glyph of 24 by 24`);
  return drawing;
}
