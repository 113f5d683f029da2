import { expect, it } from '@jest/globals';
import { newestAnswer } from './newest-answer.ts';

it('takes no answer that was asked for before one that came', () => {
  const taken: string[] = [];
  const ask = newestAnswer((answer: string) => taken.push(answer));
  const [first, second, third] = [ask(), ask(), ask()];
  second('second');
  first('first');
  third('third');
  expect(taken).toEqual(['second', 'third']);
});

it('takes an answer while a later question has none', () => {
  const taken: string[] = [];
  const ask = newestAnswer((answer: string) => taken.push(answer));
  const [first, second] = [ask(), ask()];
  second(null);
  first('first');
  expect(taken).toEqual(['first']);
});
