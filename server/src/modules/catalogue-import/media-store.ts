import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../../platform/db/index.ts';
import { type ImageKind, imageTypes } from './image-kind.ts';

/** Pictures under the hash of their content: kept once, never changed. */
export type MediaStore = Readonly<{
  save: (bytes: Buffer, kind: ImageKind) => Promise<string>;
  read: (name: string) => Promise<{ bytes: Buffer; type: string } | null>;
}>;

const namePattern = /^[0-9a-f]{64}\.(png|jpg|webp|avif|gif)$/;

export function mediaStore(dataDir: string): MediaStore {
  const folder = join(dataDir, 'media');
  return {
    async save(bytes, kind) {
      const name = `${createHash('sha256').update(bytes).digest('hex')}.${kind}`;
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `.${newId()}`);
      await writeFile(unfinished, bytes);
      await rename(unfinished, join(folder, name));
      return name;
    },
    async read(name) {
      const kind = namePattern.exec(name)?.[1] as ImageKind | undefined;
      const bytes = kind && (await readFile(join(folder, name)).catch(() => null));
      return kind && bytes ? { bytes, type: imageTypes[kind] } : null;
    },
  };
}
