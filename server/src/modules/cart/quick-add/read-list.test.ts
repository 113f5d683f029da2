import { expect, it } from '@jest/globals';
import { readList } from './read-list.ts';

const read = (text: string) =>
  readList(text).map((it) => ('fault' in it ? [it.row, it.fault] : [it.row, it.sku, it.quantity]));

it.each([
  [
    'commas',
    'ALT-RL190,2\nMAV-D12,500',
    [
      [1, 'ALT-RL190', 2],
      [2, 'MAV-D12', 500],
    ],
  ],
  ['semicolons', 'ALT-RL190;2', [[1, 'ALT-RL190', 2]]],
  [
    'tabs, as a spreadsheet copies',
    'ALT RL 190\t2\r\nMAV\t1.000',
    [
      [1, 'ALT RL 190', 2],
      [2, 'MAV', 1000],
    ],
  ],
  [
    'each line by its own separator',
    'A;1\nB\t2\nC,3\nD;\t4',
    [
      [1, 'A', 1],
      [2, 'B', 2],
      [3, 'C', 3],
      [4, 'D', 4],
    ],
  ],
  ['a line of headings', 'SKU;Quantity\nA;1', [[2, 'A', 1]]],
  ['headings in Turkish', 'Stok kodu;Adet\nA;1', [[2, 'A', 1]]],
  ['an article number alone', 'ALT-RL190', [[1, 'ALT-RL190', null]]],
  [
    'empty lines, kept in the count',
    '\nA,1\n\n,,\nB,2\n',
    [
      [2, 'A', 1],
      [5, 'B', 2],
    ],
  ],
  ['quotes', '"A,1",3', [[1, 'A,1', 3]]],
  ['a grouped figure in quotes', 'A,"1,000"', [[1, 'A', 1000]]],
  ['empty columns behind', 'A;1;;', [[1, 'A', 1]]],
  ['a figure that its comma cuts in two', 'ALT-KC-2200,1,500', [[1, 'unreadable']]],
  ['more columns than two', 'A;1;for the second hall', [[1, 'unreadable']]],
  [
    'a broken quote in one line alone',
    '"A,1\nB,2',
    [
      [1, 'unreadable'],
      [2, 'B', 2],
    ],
  ],
  ['part of a piece', 'A;2.5', [[1, 'quantity-invalid']]],
  ['a word for a quantity', 'A;many', [[1, 'quantity-invalid']]],
  ['less than nothing', 'A;-3', [[1, 'quantity-invalid']]],
  ['a quantity without an article', ';3', [[1, 'unreadable']]],
  ['nothing', ' \n ', []],
])('reads %s', (_what, text, rows) => {
  expect(read(text)).toEqual(rows);
});
