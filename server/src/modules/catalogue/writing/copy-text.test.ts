import { expect, it } from '@jest/globals';
import { copyText } from './copy-text.ts';

const fields = [
  { key: 'text', isJson: false },
  { key: 'json', isJson: true },
  { key: 'date', isJson: false },
];

it.each([
  [{ text: 'a\tb\\c\nd\re', json: null, date: null }, 'a\\tb\\\\c\\nd\\re\t\\N\t\\N\n'],
  [{ text: '\\N', json: 'x', date: new Date(0) }, '\\\\N\t"x"\t1970-01-01T00:00:00.000Z\n'],
  [{ text: 7, json: { a: 'b\n"c"' }, date: undefined }, '7\t{"a":"b\\\\n\\\\"c\\\\""}\t\\N\n'],
  [{ text: [1, -2], json: [1], date: [] }, '{1,-2}\t[1]\t{}\n'],
  [{ text: true, json: [], date: '' }, 'true\t[]\t\n'],
])('writes %j', (row, line) => {
  expect([...copyText([row], fields)].join('')).toBe(line);
});

it('writes many rows in pieces', () => {
  const rows = Array.from({ length: 1201 }, (_, text) => ({ text }));
  const pieces = [...copyText(rows, [{ key: 'text', isJson: false }])];
  expect(pieces).toHaveLength(3);
  expect(pieces.join('')).toBe(rows.map(({ text }) => `${text}\n`).join(''));
});
