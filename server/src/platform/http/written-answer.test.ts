import { gunzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { WrittenAnswer } from './written-answer.ts';

it('keeps no more memory than its bytes, plain and compressed', async () => {
  const text = JSON.stringify({ title: 'Çözgü ipliği '.repeat(200) });
  const answer = new WrittenAnswer(text);
  const gzipped = await answer.gzipped();
  expect([answer.body.toString(), gunzipSync(gzipped).toString()]).toEqual([text, text]);
  for (const bytes of [answer.body, gzipped]) expect(bytes.buffer.byteLength).toBe(bytes.length);
});
