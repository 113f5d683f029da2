import { expect, it } from '@jest/globals';
import { csvField } from './comparison-csv.ts';

it.each([
  ['words', 'Rapier', 'Rapier'],
  ['the separator', 'a, b', '"a, b"'],
  ['quotes', 'the "190"', '"the ""190"""'],
  ['a new line', 'a\nb', '"a\nb"'],
  ['a formula', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['a formula after a blank', ' =1+1', `' =1+1`],
  ['a command', '@SUM(A1)', "'@SUM(A1)"],
  ['a plus', '+49 221', "'+49 221"],
  ['a dash that begins words', '-cmd', "'-cmd"],
  ['a tab', '\t=1', "'\t=1"],
  ['a full-width sign', '＝1', "'＝1"],
  ['a negative figure', '-5', '-5'],
  ['a figure', '190.5', '190.5'],
])('writes %s', (_case, text, written) => {
  expect(csvField(text, ',')).toBe(written);
});
