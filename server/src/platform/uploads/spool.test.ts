import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { spool } from './spool.ts';

const content = Buffer.alloc(300_000, 'paper ');
const parts = () => Readable.from([content.subarray(0, 100_000), content.subarray(100_000)]);

it('holds an upload on disk while it is worked on, and deletes it afterwards', async () => {
  const seen = await spool(parts(), content.length, async (file) => {
    expect((await readFile(file.path)).equals(content)).toBe(true);
    return file;
  });
  expect(seen).toMatchObject({
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    start: content.subarray(0, 64),
  });
  expect(existsSync(seen.path)).toBe(false);
});

it('deletes it if the work fails', async () => {
  let path = '';
  const failing = spool(parts(), content.length, async (file) => {
    path = file.path;
    throw new Error('the store is away');
  });
  await expect(failing).rejects.toThrow('the store is away');
  expect(existsSync(path)).toBe(false);
});

it('stops at the first byte over the limit', async () => {
  let sent = 0;
  const endless = Readable.from(
    (function* () {
      for (;;) {
        sent += content.length;
        yield content;
      }
    })(),
  );
  const work = () => Promise.reject(new Error('nothing is worked on'));
  await expect(spool(endless, 1_000_000, work)).rejects.toMatchObject({ code: 'request.body-too-large' });
  expect(sent).toBeLessThan(20_000_000);
});

it('takes an empty upload', async () => {
  expect(await spool(Readable.from([]), 10, async ({ bytes, start }) => [bytes, start.length])).toEqual([
    0, 0,
  ]);
});
