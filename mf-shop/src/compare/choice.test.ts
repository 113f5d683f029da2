import { expect, it } from '@jest/globals';
import { type Choice, emptyChoice, readChoice, withoutProduct, withProduct } from './choice.ts';

const aProduct = (digit: number, department: string | null = 'machinery') => ({
  id: `0197a7a0-0000-7000-8000-00000000000${digit}`,
  title: `Loom ${digit}`,
  department,
});
const chosen = (...digits: number[]): Choice => ({
  products: digits.map((it) => aProduct(it)),
  waiting: null,
});
const digitsOf = ({ products }: Choice) => products.map(({ title }) => Number(title.at(-1)));

it.each([
  ['the first', emptyChoice, aProduct(1), [1], undefined],
  ['one already chosen', chosen(1, 2), aProduct(1), [1, 2], undefined],
  ['the fourth', chosen(1, 2, 3), aProduct(4), [1, 2, 3, 4], undefined],
  ['a fifth', chosen(1, 2, 3, 4), aProduct(5), [1, 2, 3, 4], 'full'],
  ['one of another department', chosen(1), aProduct(2, 'textiles'), [1], 'department'],
  ['one whose department is not known', chosen(1), aProduct(2, null), [1, 2], undefined],
])('adds %s', (_case, choice, product, digits, reason) => {
  const next = withProduct(choice, product);
  expect(digitsOf(next)).toEqual(digits);
  expect(next.waiting?.reason).toBe(reason);
});

it('lets the one that waits take the place of the one removed', () => {
  const full = withProduct(chosen(1, 2, 3, 4), aProduct(5));
  const next = withoutProduct(full, aProduct(2).id);
  expect(digitsOf(next)).toEqual([1, 5, 3, 4]);
  expect(next.waiting).toBeNull();
});

it('forgets one of another department when something is removed', () => {
  const strange = withProduct(chosen(1, 2), aProduct(3, 'textiles'));
  expect(withoutProduct(strange, aProduct(1).id)).toEqual(chosen(2));
});

it.each([
  ['nothing', null, []],
  ['no JSON', '{', []],
  ['no list', '{"id":1}', []],
  ['a foreign entry', JSON.stringify([{ id: 'x', title: 1 }, aProduct(1)]), [1]],
  ['one twice', JSON.stringify([aProduct(1), aProduct(1)]), [1]],
  ['five', JSON.stringify([1, 2, 3, 4, 5].map((it) => aProduct(it))), [1, 2, 3, 4]],
])('reads %s', (_case, kept, digits) => {
  expect(digitsOf({ products: readChoice(kept), waiting: null })).toEqual(digits);
});
