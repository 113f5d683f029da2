import { forEachOf } from '../../platform/for-each-of.ts';
import type { ProductImage } from '../catalogue/index.ts';
import { type FetchRules, fetchImage, publicInternet } from './fetch-image.ts';
import type { MediaStore } from './media-store.ts';
import type { ShopImage, ShopProduct } from './shop-product.ts';
import type { PicturesOf } from './to-product-input.ts';

export type LostPicture = Readonly<{ line: number; url: string; reason: string }>;

/** A product's pictures in the file's order, without duplicates. */
export function namedPictures({ images }: Pick<ShopProduct, 'images'>): readonly ShopImage[] {
  const place = ({ position }: ShopImage) => (/^\d+$/.test(position) ? Number(position) : 1_000_000);
  const byUrl = new Map(images.toReversed().map((image) => [image.url, image]));
  return [...byUrl.values()].toReversed().sort((a, b) => place(a) - place(b));
}

/**
 * Replaces a product's pictures by those in the file: existing ones stay, and `fileOf` gives the others. Pictures that
 * couldn't be fetched are left out.
 */
export const picturesFrom =
  (fileOf: (url: string) => string | null): PicturesOf =>
  (product, before) =>
    namedPictures(product).flatMap(({ url, alt }): ProductImage[] => {
      const file = before.find(({ source }) => source === url)?.file ?? fileOf(url);
      return file ? [{ file, alt: alt || product.title, source: url }] : [];
    });

/** For a plan, assumes that every picture can be fetched. */
export const expectedPictures = picturesFrom(() => 'expected');

const atOnce = 4;

/** Fetches and stores pictures. Returns the file of each one fetched, and the reasons why others failed. */
export async function fetchPictures(
  wanted: ReadonlyMap<string, number>,
  media: MediaStore,
  { rules = publicInternet, onDone = () => undefined }: { rules?: FetchRules; onDone?: () => void },
): Promise<{ files: ReadonlyMap<string, string>; lost: readonly LostPicture[] }> {
  const files = new Map<string, string>();
  const lost: LostPicture[] = [];
  await forEachOf(wanted, atOnce, async ([url, line]) => {
    const fetched = await fetchImage(url, rules);
    if (fetched.ok) files.set(url, await media.save(fetched.bytes, fetched.kind));
    else lost.push({ line, url, reason: fetched.reason });
    onDone();
  });
  return { files, lost: lost.toSorted((a, b) => a.line - b.line) };
}
