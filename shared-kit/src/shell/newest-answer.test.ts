import { expect, it } from '@jest/globals';
import { newestAnswer } from './newest-answer.ts';

it('counts no answer that was asked for before one that came', () => {
  const ask = newestAnswer();
  const [first, second, third] = [ask(), ask(), ask()];
  expect([second(), first(), third()]).toEqual([true, false, true]);
});

it('counts an answer while a later question has none', () => {
  const ask = newestAnswer();
  const first = ask();
  ask();
  expect(first()).toBe(true);
});
