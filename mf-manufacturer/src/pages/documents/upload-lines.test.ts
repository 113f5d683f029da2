import { expect, it } from '@jest/globals';
import { uploadLines } from './upload-lines.ts';

it('sends two at once and the others in their turn, even after one failed', async () => {
  const inTurn = uploadLines(2);
  const sent = [1, 2, 3, 4].map((number) => ({ number, ...Promise.withResolvers<void>() }));
  const begun: number[] = [];
  const all = sent.map(({ number, promise }) =>
    inTurn(() => {
      begun.push(number);
      return promise;
    }).catch(() => 'failed'),
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  await settled();
  expect(begun).toEqual([1, 2]);
  sent[1]?.reject(new Error('the line broke'));
  await settled();
  expect(begun).toEqual([1, 2, 3]);
  for (const each of sent) each.resolve();
  await Promise.all(all);
  expect(begun).toEqual([1, 2, 3, 4]);
});
