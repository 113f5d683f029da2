import { createHash } from 'node:crypto';
import type { FileStore } from '../../../platform/files/index.ts';
import { type ImageKind, imageTypeOf, isImageKind } from './image-kind.ts';

/** Pictures by the hash of their content: stored once, never changed. */
export type MediaStore = Readonly<{
  save: (bytes: Buffer, kind: ImageKind) => Promise<string>;
  read: (name: string) => Promise<{ bytes: Buffer; type: string } | null>;
}>;

const namePattern = /^[0-9a-f]{64}\.(png|jpg|webp|avif|gif)$/;

export const mediaFolder = 'media';
export const mediaKey = (name: string): string => `${mediaFolder}/${name}`;

export const mediaStore = (files: FileStore): MediaStore => ({
  async save(bytes, kind) {
    const name = `${createHash('sha256').update(bytes).digest('hex')}.${kind}`;
    await files.write(mediaKey(name), bytes);
    return name;
  },
  async read(name) {
    const kind = namePattern.exec(name)?.[1];
    if (!isImageKind(kind)) return null;
    const bytes = await files.read(mediaKey(name));
    return bytes && { bytes, type: imageTypeOf(kind) };
  },
});
