import type { Readable } from 'node:stream';

/**
 * Uploads, pictures and releases under keys such as `media/1f….png`. Files are written completely or not at all. A key
 * always has the same content, so any process may cache it.
 */
export type FileStore = Readonly<{
  /** Throws `storage.full` if the disk is full; then no part of the file is left. */
  write: (key: string, content: Buffer) => Promise<void>;
  /** Writes a local file of so many bytes, without holding it in memory. */
  writeFrom: (key: string, path: string, bytes: number) => Promise<void>;
  /** Null if there is no such file or the key is invalid. */
  read: (key: string) => Promise<Buffer | null>;
  /** As `read`, part by part as the reader takes it. */
  open: (key: string) => Promise<Readable | null>;
  /** Does nothing if the file is gone. */
  remove: (key: string) => Promise<void>;
  /** Removes everything below a folder such as `releases/shop/1.0.0`. Does nothing if it is gone. */
  removeFolder: (folder: string) => Promise<void>;
  /** Throws `storage.full` if so many more bytes would leave less free space than the market needs. */
  assertRoom: (bytes: number) => Promise<void>;
}>;

/** Each part names a file or folder, and none can leave the folder before it. */
export const isFileKey = (key: string): boolean =>
  key.length <= 500 &&
  key.split('/').every((part) => /^[0-9A-Za-z][0-9A-Za-z._-]{0,199}$/.test(part) && !part.includes('..'));

/** For keys that we make: an invalid one is a bug. */
export function assertFileKey(key: string): void {
  if (!isFileKey(key)) throw new Error(`No file can be kept as ${JSON.stringify(key)}`);
}
