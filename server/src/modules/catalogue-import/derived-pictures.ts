import { type PictureFormat, readDerivedName } from 'shared-kit/contract';
import sharp from 'sharp';
import type { FileStore } from '../../platform/files/index.ts';
import { type ImageKind, imageTypes } from './image-kind.ts';
import type { MediaStore } from './media-store.ts';

/** Pictures are made beside everything else that a machine does: one at a time, on one core, nothing kept in memory. */
sharp.concurrency(1);
sharp.cache(false);

/** A picture of a phone has some 12 million; what claims many more would fill the memory. */
const mostPixels = 60_000_000;
const settings = { avif: { quality: 50, effort: 3 }, webp: { quality: 75, effort: 4 } } as const;

type Picture = Readonly<{ bytes: Buffer; type: string }>;
type Wanted = Readonly<{ width: number; format: PictureFormat }>;
const originals: readonly ImageKind[] = ['jpg', 'png', 'webp', 'avif'];

/**
 * Smaller versions of uploaded pictures by name, made when first asked for and kept. What can't be made smaller, such
 * as a broken picture, is given as it was uploaded: the page asked for it under that name alone.
 */
export function derivedPictures(media: MediaStore, files: FileStore) {
  let last: Promise<unknown> = Promise.resolve();
  const making = new Map<string, Promise<Picture | null>>();

  const make = async (name: string): Promise<Picture | null> => {
    const wanted = readDerivedName(name);
    if (!wanted) return null;
    const key = `media-sizes/${name}`;
    const type = imageTypes[wanted.format];
    const kept = await files.read(key);
    if (kept) return { bytes: kept, type };
    // Read in its turn: those that wait hold no picture in memory.
    const turn = last.then(async () => {
      const original = await findOriginal(media, wanted.hash);
      const bytes = original && (await shrink(original.bytes, wanted));
      if (!bytes) return original;
      await files.write(key, bytes);
      return { bytes, type };
    });
    last = turn.catch(() => undefined);
    return turn;
  };

  return (name: string): Promise<Picture | null> => {
    const underway = making.get(name) ?? make(name).finally(() => making.delete(name));
    making.set(name, underway);
    return underway;
  };
}

async function findOriginal(media: MediaStore, hash: string): Promise<Picture | null> {
  for (const kind of originals) {
    const found = await media.read(`${hash}.${kind}`);
    if (found) return found;
  }
  return null;
}

/** `null` where the picture can't be read. Turned as the camera was held; never larger than it was. */
const shrink = (bytes: Buffer, { width, format }: Wanted): Promise<Buffer | null> =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, settings[format])
    .toBuffer()
    .catch(() => null);
