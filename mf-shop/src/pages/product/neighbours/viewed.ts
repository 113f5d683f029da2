import { isUuid } from 'shared-kit/contract/endpoints';
import { browserStore } from '../../../browser-store/browser-store.ts';
import type { Tile } from './product-tiles.tsx';

/** Without the current product. */
const mostKept = 9;

const textIn = (value: object, key: string): string | null => {
  const text: unknown = Reflect.get(value, key);
  return typeof text === 'string' ? text : null;
};

function readTile(kept: unknown): Tile | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const [id, title, maker] = [textIn(kept, 'id'), textIn(kept, 'title'), textIn(kept, 'maker')];
  const image: unknown = Reflect.get(kept, 'image');
  if (id === null || !isUuid(id) || title === null || maker === null) return null;
  if (typeof image !== 'object' || image === null) return null;
  const [light, dark, alt] = [textIn(image, 'light'), textIn(image, 'dark'), textIn(image, 'alt')];
  // Only pictures from this market.
  if (!light?.startsWith('/') || !dark?.startsWith('/') || alt === null) return null;
  return { id, title, maker, image: { light, dark, alt } };
}

/** The readable part of the stored list. */
export const readViewed = (kept: unknown): readonly Tile[] =>
  (Array.isArray(kept) ? kept : []).flatMap((it: unknown) => readTile(it) ?? []).slice(0, mostKept);

/** Latest first, without repeats. */
export const withViewed = (viewed: readonly Tile[], tile: Tile): readonly Tile[] =>
  [tile, ...viewed.filter(({ id }) => id !== tile.id)].slice(0, mostKept);

/** Stored only in this browser, never sent to the server. */
export const viewedStore = browserStore('tezgah-viewed', readViewed);
