import { expect, it } from '@jest/globals';
import { wrapLines } from './wrap-lines.ts';

const letters = (text: string) => text.length;

it.each([
  ['what fits', 'ring frame', 10, ['ring frame']],
  ['a broken line keeps its space', 'ring spinning frame', 10, ['ring ', 'spinning ', 'frame']],
  ['a line end starts a line', 'one\ntwo', 10, ['one ', 'two']],
  ['any line end', 'one\r\ntwo\rthree', 10, ['one ', 'two ', 'three']],
  ['an empty line stays', 'one\n\ntwo', 10, ['one ', ' ', 'two']],
  ['a word wider than a line goes on in pieces', 'abcdefghijkl', 5, ['abcde', 'fghij', 'kl']],
  ['after words too', 'ab abcdefg cd', 5, ['ab ', 'abcde', 'fg cd']],
  ['spaces count once', 'a   b', 10, ['a b']],
  ['signs that have no shape', 'a\u0000b\tc', 10, ['a b c']],
  ['nothing', '', 10, ['']],
  ['Chinese between letters', '上海纺织机械。有限', 6, ['上海纺织机', '械。有限']],
  ['Chinese after words', 'ab 上海纺织', 5, ['ab 上海', '纺织']],
  ['Japanese words in Latin letters stay whole', '織機RL190です', 7, ['織機RL190', 'です']],
])('%s', (_what, text, width, expected) => {
  expect(wrapLines(text, width, letters).flat()).toEqual(expected);
});
