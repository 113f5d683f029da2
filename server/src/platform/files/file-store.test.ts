import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testBucket } from '../testing/test-bucket.ts';
import { type FileStore, isFileKey } from './file-store.ts';
import { localFiles } from './local-files.ts';
import { memoryFiles } from './memory-files.ts';
import { s3Files } from './s3-files.ts';

describe('file store', () => {
  let root: string;
  let bucket: Awaited<ReturnType<typeof testBucket>>;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'file-store-'));
    bucket = await testBucket();
  });
  afterAll(async () => {
    await bucket.close();
    await rm(root, { recursive: true, force: true });
  });

  it.each([
    ['media/1f.png', true],
    ['releases/shop/1.0.0-abc/remoteEntry.js', true],
    ['../secret', false],
    ['media/../../secret', false],
    ['media//a', false],
    ['/media', false],
    ['media/.hidden', false],
    ['media/a..b', false],
    ['media/a\\b', false],
    ['media/a\0b', false],
    ['', false],
    [`media/${'a'.repeat(201)}`, false],
  ])('a file may be kept as %j: %s', (key, expected) => {
    expect(isFileKey(key)).toBe(expected);
  });

  const stores: [string, () => FileStore][] = [
    ['a folder', () => localFiles(root)],
    ['memory', memoryFiles],
    ['a bucket', () => s3Files(bucket.settings)],
  ];
  describe.each(stores)('files in %s', (_where, open) => {
    const content = Buffer.from([0, 255, 10]);

    it('are read as they were written, and written again', async () => {
      const files = open();
      await files.write('a/b/c.bin', content);
      expect(await files.read('a/b/c.bin')).toEqual(content);
      await files.write('a/b/c.bin', Buffer.from('new'));
      expect(String(await files.read('a/b/c.bin'))).toBe('new');
    });

    it('are written from a file and read part by part', async () => {
      const files = open();
      const path = join(root, 'spooled');
      const large = Buffer.alloc(6_000_000, 'paper');
      await writeFile(path, large);
      await files.writeFrom('stream/x', path, large.length);
      const parts = (await (await files.open('stream/x'))?.toArray()) ?? [];
      expect(Buffer.concat(parts).equals(large)).toBe(true);
      await files.write('stream/empty', Buffer.alloc(0));
      expect(await (await files.open('stream/empty'))?.toArray()).toEqual([]);
      expect(await files.open('stream')).toBeNull();
      expect(await files.open('stream/none')).toBeNull();
      await expect(files.writeFrom('../x', path, 1)).rejects.toThrow('No file can be kept');
    });

    it('may be large, and empty', async () => {
      const files = open();
      const large = Buffer.alloc(6_000_000, 'release');
      await files.write('large/x', large);
      expect((await files.read('large/x'))?.equals(large)).toBe(true);
      await files.write('large/y', Buffer.alloc(0));
      expect(await files.read('large/y')).toEqual(Buffer.alloc(0));
    });

    it('are null where there is none', async () => {
      const files = open();
      await files.write('d/e', content);
      expect(await files.read('d')).toBeNull();
      expect(await files.read('d/e/f')).toBeNull();
      expect(await files.read('../d/e')).toBeNull();
    });

    it('go with their folder and no other', async () => {
      const files = open();
      await files.write('g/1/x', content);
      await files.write('g/10/x', content);
      await files.removeFolder('g/1');
      await files.removeFolder('g/gone');
      expect(await files.read('g/1/x')).toBeNull();
      expect(await files.read('g/10/x')).toEqual(content);
    });

    it('are never written outside', async () => {
      await expect(open().write('../x', content)).rejects.toThrow('No file can be kept');
    });
  });

  it('leaves nothing half-written behind', async () => {
    await localFiles(root).write('h/x', Buffer.from('1'));
    expect(await readdir(join(root, 'h'))).toEqual(['x']);
  });
});
