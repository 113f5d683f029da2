import { expect, it } from '@jest/globals';
import { comparisonAddress, readComparison } from './comparison-address.ts';

const id = (digit: number) => `0197a7a0-0000-7000-8000-00000000000${digit}`;
const read = (search: string) => readComparison(new URLSearchParams(search));

it.each([
  ['nothing', '', { ids: [], onlyDifferences: false, unreadable: 0, beyond: 0 }],
  ['two, one of them twice', `products=${id(2)},${id(1)},${id(2)}`, { ids: [id(2), id(1)] }],
  [
    'blanks, capitals and empty places',
    `products= ${id(1).toUpperCase()},,`,
    { ids: [id(1)], unreadable: 0 },
  ],
  ['what is no id', `products=loom,${id(1)}`, { ids: [id(1)], unreadable: 1 }],
  ['six', `products=${[1, 2, 3, 4, 5, 6].map(id)}`, { ids: [1, 2, 3, 4].map(id), beyond: 2 }],
  ['the switch', 'differences=1', { onlyDifferences: true }],
])('reads %s', (_case, search, expected) => {
  expect(read(search)).toMatchObject(expected);
});

it.each([
  [[], false, '/product-comparison'],
  [[1, 2], false, `/product-comparison?products=${id(1)},${id(2)}`],
  [[1], true, `/product-comparison?products=${id(1)}&differences=1`],
])('writes %j', (digits, onlyDifferences, address) => {
  expect(comparisonAddress(digits.map(id), onlyDifferences)).toBe(address);
});
