import { setTimeout } from 'node:timers/promises';
import { pictureLimits } from 'shared-kit/contract/catalogue';
import { type PictureFormat, readDerivedName } from 'shared-kit/contract/products';
import sharp from 'sharp';
import type { FileStore } from '../../../platform/files/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { type ImageKind, imageTypeOf } from './image-kind.ts';
import type { MediaStore } from './media-store.ts';

/** Resizing must not disturb other work: one picture at a time, on one core, nothing cached in memory. */
sharp.concurrency(1);
sharp.cache(false);

/** A phone's picture has about 12 million; one that claims many more would fill the memory. */
export const mostPixels = pictureLimits.megapixels * 1_000_000;
const settings = { avif: { quality: 50, effort: 3 }, webp: { quality: 75, effort: 4 } } as const;

/** `lasting`: whether this is the name's final content; otherwise it is a substitute. */
type Picture = Readonly<{ bytes: Buffer; type: string; lasting: boolean }>;
type Wanted = Readonly<{ width: number; format: PictureFormat }>;
export const derivedKey = (name: string): string => `media-sizes/${name}`;
const originals: readonly ImageKind[] = ['jpg', 'png', 'webp', 'avif'];

/**
 * Smaller versions of uploaded pictures by name, made at the first request and stored. A picture that can't be
 * resized, such as a broken one, is served as uploaded.
 */
export function derivedPictures(media: MediaStore, files: FileStore, patienceMs = 1000) {
  let last: Promise<unknown> = Promise.resolve();
  const making = new Map<string, Promise<Picture | null>>();

  const make = async (name: string): Promise<Picture | null> => {
    const wanted = readDerivedName(name);
    if (!wanted) return null;
    const key = derivedKey(name);
    const type = imageTypeOf(wanted.format);
    const kept = await files.read(key);
    if (kept) return { bytes: kept, type, lasting: true };
    // Read in its turn, so that waiting ones hold no picture in memory.
    const turn = last.then(async () => {
      const original = await findOriginal(media, wanted.hash);
      const bytes = original && (await shrink(original.bytes, wanted));
      if (!bytes) return original;
      await keepIfRoom(files, key, bytes);
      return { bytes, type, lasting: true };
    });
    last = turn.catch(() => undefined);
    return turn;
  };

  /** After a long wait, serves the uploaded picture; later requests get the resized one. */
  return async (name: string): Promise<Picture | null> => {
    const underway = making.get(name) ?? make(name).finally(() => making.delete(name));
    making.set(name, underway);
    const first = await Promise.race([underway, setTimeout(patienceMs, 'late' as const, { ref: false })]);
    return first === 'late' ? findOriginal(media, readDerivedName(name)?.hash ?? '') : first;
  };
}

/** If the disk is full, the picture is still served, and made again next time. */
async function keepIfRoom(files: FileStore, key: string, bytes: Buffer): Promise<void> {
  try {
    await files.assertRoom(bytes.length);
    await files.write(key, bytes);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'storage.full')) throw error;
  }
}

async function findOriginal(media: MediaStore, hash: string): Promise<Picture | null> {
  for (const kind of originals) {
    const found = await media.read(`${hash}.${kind}`);
    if (found) return { ...found, lasting: false };
  }
  return null;
}

/** Turns the picture as the camera was held and never enlarges it; `null` if it can't be read. */
const shrink = (bytes: Buffer, { width, format }: Wanted): Promise<Buffer | null> =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, settings[format])
    .toBuffer()
    .catch(() => null);
