import { expect, it } from '@jest/globals';
import { fileCache } from './file-cache.ts';

const file = (bytes: number) => ({
  type: 'text/css',
  etag: '"1"',
  plain: Buffer.alloc(bytes),
  br: null,
  gzip: null,
});

/** A cache for 100 bytes over files whose name is their size. It records what was read. */
function cacheOfHundred() {
  const read: string[] = [];
  const get = fileCache(async (key) => {
    read.push(key);
    if (key === 'away') throw new Error('The store is away.');
    return key === 'missing' ? null : file(Number(key));
  }, 100);
  return { get, read };
}

it('reads once what many ask for at once, and what was read before', async () => {
  const { get, read } = cacheOfHundred();
  await Promise.all([get('10'), get('10'), get('10')]);
  expect((await get('10'))?.plain.length).toBe(10);
  expect(read).toEqual(['10']);
});

it('lets the longest unused go first', async () => {
  const { get, read } = cacheOfHundred();
  for (const key of ['40', '41', '40', '30']) await get(key);
  read.length = 0;
  for (const key of ['40', '30', '41']) await get(key);
  expect(read).toEqual(['41']);
});

it('asks again for what was missing, or could not be read', async () => {
  const { get, read } = cacheOfHundred();
  for (const _ of [1, 2]) {
    expect(await get('missing')).toBeNull();
    await expect(get('away')).rejects.toThrow('The store is away.');
  }
  expect(read).toEqual(['missing', 'away', 'missing', 'away']);
});
