import { LRUCache } from 'lru-cache';
import { type BuiltFiles, readBuiltFile } from './read-built-file.ts';

/** Elements with the sprites at these addresses, for the document of a page that draws from them. */
export type SpritesOf = (addresses: readonly string[]) => Promise<string>;

const mostSprites = 100;

/**
 * Sprites come inside the document, so that icons are painted together with the text beside them. The browser fetches
 * one that can't be read.
 */
export function spritesOf(from: BuiltFiles): SpritesOf {
  const kept = new LRUCache<string, Promise<string>>({ max: mostSprites });
  const read = (address: string): Promise<string> => {
    const known = kept.get(address);
    if (known) return known;
    const element = readBuiltFile(from, address).then(
      (text) => `<div hidden data-sprite="${address}">${text}</div>`,
      () => '',
    );
    kept.set(address, element);
    return element;
  };
  return async (addresses) => (await Promise.all(addresses.map(read))).join('');
}
