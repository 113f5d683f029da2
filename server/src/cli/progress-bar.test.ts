import { expect, it } from '@jest/globals';
import { progressBar, progressLine } from './progress-bar.ts';

it.each([
  [0, 0, 'Products [..............................] 0% 0/1,000, 0/s, waiting'],
  [500, 2, 'Products [###############...............] 50% 500/1,000, 250/s, 2 s left'],
  [100, 60, 'Products [###...........................] 10% 100/1,000, 2/s, 9 min 0 s left'],
  [1000, 4, 'Products [##############################] 100% 1,000/1,000, 250/s, 0 s left'],
])('tells how far it is: %i after %i s', (done, seconds, line) => {
  expect(progressLine('Products', done, 1000, seconds)).toBe(line);
});

it('writes ten lines where there is no terminal, and one that is redrawn where there is', () => {
  const written: string[] = [];
  const collect = (isTTY: boolean) => ({ isTTY, write: (text: string) => written.push(text) });
  const plain = progressBar('Products', 1000, collect(false));
  for (let done = 1; done <= 1000; done += 1) plain.update(done);
  expect(written).toHaveLength(11);
  written.length = 0;
  const terminal = progressBar('Products', 10, collect(true));
  terminal.update(5);
  terminal.end();
  expect(written).toEqual([expect.stringContaining('\rProducts ['), '\n']);
});
