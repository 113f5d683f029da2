import { LRUCache } from 'lru-cache';
import { type BuiltFiles, readBuiltFile } from './read-built-file.ts';

/** The page's HTML, and the sprites that its icons refer to. */
export type WithSprites = Readonly<{ body: string; sprites: string }>;
export type InlineSprites = (body: string) => Promise<WithSprites>;

const mostSprites = 100;

/**
 * Puts sprite files into the document, so that icons are painted together with the text beside them. A file that can't
 * be read is left to the browser.
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
