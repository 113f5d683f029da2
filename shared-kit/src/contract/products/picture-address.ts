/** Sizes and formats that the market makes of an uploaded picture, the better format first. */
export const pictureWidths = [320, 640, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Drawings are scalable and moving pictures would stand still: neither is resized. */
const original = /^\/media\/([0-9a-f]{64})\.(?:png|jpg|webp|avif)$/;
const derived = /^([0-9a-f]{64})-(\d+)\.(avif|webp)$/;

/** The picture in a format, in all its widths, as `srcset` has them; `null` for what is no uploaded picture. */
export function pictureSet(address: string, format: PictureFormat): string | null {
  const [, hash] = original.exec(address) ?? [];
  if (!hash) return null;
  return pictureWidths.map((width) => `/media/${hash}-${width}.${format} ${width}w`).join(', ');
}

/** Reads a picture and its wanted size from a file name; `null` for a size that is not made. */
export function readDerivedName(
  name: string,
): Readonly<{ hash: string; width: PictureWidth; format: PictureFormat }> | null {
  const [, hash = '', asked, ending] = derived.exec(name) ?? [];
  const width = pictureWidths.find((it) => String(it) === asked);
  const format = pictureFormats.find((it) => it === ending);
  return width && format ? { hash, width, format } : null;
}
