/**
 * Uploads, pictures and releases, under keys such as `media/1f….png`. A file appears whole or not at all; one key
 * always has one content, so any process may keep what it has read.
 */
export type FileStore = Readonly<{
  /** Throws `storage.full` when the disk is full; then nothing of the file is left. */
  write: (key: string, content: Buffer) => Promise<void>;
  /** Null when there is no such file, or no file could have that key. */
  read: (key: string) => Promise<Buffer | null>;
  /** Nothing happens when it is gone. */
  remove: (key: string) => Promise<void>;
  /** Removes everything below a folder such as `releases/shop/1.0.0`; nothing happens when it is gone. */
  removeFolder: (folder: string) => Promise<void>;
  /** Throws `storage.full` where so many bytes more would leave less free than the market needs to go on. */
  assertRoom: (bytes: number) => Promise<void>;
}>;

/** Each part names a file or folder, and none could lead out of the one before. */
export const isFileKey = (key: string): boolean =>
  key.length <= 500 &&
  key.split('/').every((part) => /^[0-9A-Za-z][0-9A-Za-z._-]{0,199}$/.test(part) && !part.includes('..'));

/** For keys that we make ourselves: a wrong one is our mistake. */
export function assertFileKey(key: string): void {
  if (!isFileKey(key)) throw new Error(`No file can be kept as ${JSON.stringify(key)}`);
}
