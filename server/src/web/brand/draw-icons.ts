import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** The page's colour in light mode: touch icons have no transparency. */
const ground = '#f6f8f7';
/** The mark stays inside the circle that every system's mask leaves. */
const shareOfMark = 0.56;
const inIco = [16, 32, 48] as const;

const mark = readFileSync(new URL('../../../../host/src/boot/favicon.svg', import.meta.url));
const drawn = (size: number) => sharp(mark, { density: (72 * size) / 24 }).resize(size, size);

async function onGround(size: number): Promise<Buffer> {
  const background = { create: { width: size, height: size, channels: 3, background: ground } } as const;
  const input = await drawn(Math.round(size * shareOfMark)).toBuffer();
  return sharp(background).composite([{ input }]).png({ palette: true }).toBuffer();
}

/** A directory of pictures, each with its size, place and length. */
async function ico(): Promise<Buffer> {
  const pictures = await Promise.all(inIco.map((size) => drawn(size).png().toBuffer()));
  const directory = Buffer.alloc(6 + 16 * inIco.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(inIco.length, 4);
  let place = directory.length;
  for (const [at, size] of inIco.entries()) {
    const entry = 6 + 16 * at;
    const length = pictures[at]?.length ?? 0;
    directory.writeUInt8(size, entry);
    directory.writeUInt8(size, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(length, entry + 8);
    directory.writeUInt32LE(place, entry + 12);
    place += length;
  }
  return Buffer.concat([directory, ...pictures]);
}

/** The icons beside this file, drawn from the brand's mark. */
export const drawIcons = async (): Promise<Readonly<Record<string, Buffer>>> => ({
  'favicon.ico': await ico(),
  'apple-touch-icon.png': await onGround(180),
  'icon-192.png': await onGround(192),
  'icon-512.png': await onGround(512),
});
