import { describe, expect, it } from '@jest/globals';
import { csvLine, csvText, withoutGuard } from './index.ts';

describe('a cell', () => {
  const cells = [
    ['words', 'Rapier', 'Rapier'],
    ['the separator', 'a, b', '"a, b"'],
    ['quotes', 'the "190"', '"the ""190"""'],
    ['a new line', 'a\nb', '"a\nb"'],
    ['a blank at the end', 'a ', '"a "'],
    ['a formula', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['a formula after a blank', ' =1+1', `' =1+1`],
    ['a command', '@SUM(A1)', "'@SUM(A1)"],
    ['a plus', '+49 221', "'+49 221"],
    ['a dash that begins words', '-cmd', "'-cmd"],
    ['a tab', '\t=1', "'\t=1"],
    ['a full-width sign', '＝1', "'＝1"],
    ['a negative figure', '-5', '-5'],
    ['a figure', '190.5', '190.5'],
    ['nothing', null, ''],
  ] as const;

  it.each(cells)('with %s', (_case, text, written) => expect(csvLine([text])).toBe(`${written}\r\n`));

  it.each(cells)('with %s is read back', (_case, text, written) => {
    const bare = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
    expect(withoutGuard(bare)).toBe(text ?? '');
  });
});

it('quotes its separator alone', () => {
  expect(csvLine(['1,5', 'a;b'], ';')).toBe('1,5;"a;b"\r\n');
});

it('marks a file as UTF-8', () => {
  expect(csvText([['Gün', 'Faiz'], ['1']])).toBe('\uFEFFGün,Faiz\r\n1\r\n');
});
