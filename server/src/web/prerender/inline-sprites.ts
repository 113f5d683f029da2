import { LRUCache } from 'lru-cache';
import { type BuiltFiles, readBuiltFile } from './read-built-file.ts';

/** The page with its glyphs in itself, and the sprites that they are in. */
export type WithSprites = Readonly<{ body: string; sprites: string }>;
export type InlineSprites = (body: string) => Promise<WithSprites>;

const mostSprites = 100;

/**
 * Glyphs in a page's HTML refer to files. Where those files are in the document, glyphs are painted with the words
 * beside them, and nobody waits for more. A file that can't be read is left to the browser.
 */
export function inlineSprites(from: BuiltFiles): InlineSprites {
  const kept = new LRUCache<string, Promise<string | null>>({ max: mostSprites });
  const read = (address: string): Promise<string | null> => {
    const text = kept.get(address) ?? readBuiltFile(from, address).catch(() => null);
    kept.set(address, text);
    return text;
  };
  return async (body) => {
    const addresses = new Set(
      [...body.matchAll(/<use href="(\/[hr]\/[^"#]+\.svg)#/g)].map(([, it]) => it ?? ''),
    );
    let inlined = body;
    let sprites = '';
    for (const address of addresses) {
      const text = await read(address);
      if (text === null) continue;
      inlined = inlined.replaceAll(`<use href="${address}#`, '<use href="#');
      sprites += `<div hidden data-sprite="${address}">${text}</div>`;
    }
    return { body: inlined, sprites };
  };
}
