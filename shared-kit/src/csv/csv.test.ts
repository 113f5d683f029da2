import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { csvLine, csvText, figure, withoutForeignGuard, withoutGuard } from './index.ts';

describe('a cell', () => {
  const cells = [
    ['words', 'Rapier', '"Rapier"'],
    ['the separator', 'a, b', '"a, b"'],
    ['quotes', 'the "190"', '"the ""190"""'],
    ['a new line', 'a\nb', '"a\nb"'],
    ['a blank at the end', 'a ', '"a "'],
    ['a formula', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['a formula after a blank', ' =1+1', `"' =1+1"`],
    ['a formula after quotes', '"=1+1"', `"'""=1+1"""`],
    ['a formula after another separator', 'a;=1+1', `"a;'=1+1"`],
    ['formulas after each separator', 'a|=1,+2\t@3\n-4', `"a|'=1,'+2\t'@3\n'-4"`],
    ['a guard of its own', "'=1", `"''=1"`],
    ['a command', '@SUM(A1)', `"'@SUM(A1)"`],
    ['a plus', '+49 221', `"'+49 221"`],
    ['a dash that begins words', '-cmd', `"'-cmd"`],
    ['a full-width sign', '＝1', `"'＝1"`],
    ['digits that are no number', '007', '"007"'],
    ['nothing', null, ''],
  ] as const;

  it.each(cells)('with %s', (_case, text, written) => expect(csvLine([text])).toBe(`${written}\r\n`));

  it.each(cells)('with %s is read back', (_case, text, written) => {
    expect(withoutGuard(written.slice(1, -1).replaceAll('""', '"'))).toBe(text ?? '');
  });
});

const signs = fc.string({ unit: fc.constantFrom(...Array.from(`=+-@＝'"", ;|\t\r\na1`)), maxLength: 12 });

it('is read back as it went in, and begins no formula wherever a spreadsheet splits it', () => {
  fc.assert(
    fc.property(signs, (text) => {
      const written = csvLine([text, 'end']).slice(0, -'"end"\r\n'.length - 1);
      expect(withoutGuard(written.slice(1, -1).replaceAll('""', '"'))).toBe(text);
      for (const part of written.split(/[,;|\t\r\n]/)) expect(part).not.toMatch(/^[\s"]*[=+\-@＝]/);
    }),
    { numRuns: 2000 },
  );
});

it('takes off the guard of a file that others wrote only at its beginning', () => {
  expect(withoutForeignGuard("'=1")).toBe('=1');
  expect(withoutForeignGuard("from '-5' to, '+40")).toBe("from '-5' to, '+40");
});

it('writes numbers bare, with the decimal sign that its separator leaves', () => {
  const numbers = [-5, 190.5, figure('-0.0001'), figure('1234567890123456.78')];
  expect(csvLine(numbers)).toBe('-5,190.5,-0.0001,1234567890123456.78\r\n');
  expect(csvLine(numbers, ';')).toBe('-5;190,5;-0,0001;1234567890123456,78\r\n');
});

it('quotes what only calls itself a number', () => {
  expect(csvLine([figure('=1+1'), figure('1,5'), Number.NaN, 1e21])).toBe(`"'=1+1","1,5","NaN","1e+21"\r\n`);
});

it('marks a file as UTF-8', () => {
  expect(csvText([['Gün', 'Faiz'], [1]])).toBe('\uFEFF"Gün","Faiz"\r\n1\r\n');
});
