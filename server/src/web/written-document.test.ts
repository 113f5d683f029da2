import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { writtenDocument } from './written-document.ts';

const html = `<!doctype html>${Array.from({ length: 20_000 }, (_, at) => `<p>Loom ${at * 7919}</p>`).join('')}`;

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('makes %s while others are answered, and only once', async (encoding, decoded) => {
  const document = writtenDocument(html);
  let isOtherWorkDone = false;
  setImmediate(() => {
    isOtherWorkDone = true;
  });
  const sent = await document.encoded(encoding);
  expect(isOtherWorkDone).toBe(true);
  expect(decoded(sent).toString()).toBe(html);
  expect(await document.encoded(encoding)).toBe(sent);
});

it('keeps no more memory than its bytes', async () => {
  const document = writtenDocument('<!doctype html><p>Loom');
  const kept = [document.plain, await document.encoded('br'), await document.encoded('gzip')];
  for (const bytes of kept) expect(bytes.buffer.byteLength).toBe(bytes.length);
});
