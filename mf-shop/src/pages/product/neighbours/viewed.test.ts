import { expect, it } from '@jest/globals';
import type { Tile } from './product-tiles.tsx';
import { readViewed, withViewed } from './viewed.ts';

const tile = (number: number): Tile => ({
  id: `0197a7a0-0000-7000-8000-00000000000${number}`,
  title: `Loom ${number}`,
  maker: 'Altınmekik',
  image: { light: '/l.svg', dark: '/d.svg', alt: '' },
});
const numbers = (tiles: readonly Tile[]) => tiles.map(({ title }) => Number(title.slice(-1)));

it('keeps the latest first, each once, and nine at most', () => {
  const many = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map(tile);
  const viewed = many.reduce<readonly Tile[]>(withViewed, []);
  expect(numbers(viewed)).toEqual([0, 9, 8, 7, 6, 5, 4, 3, 2]);
  expect(numbers(withViewed(viewed, tile(5)))).toEqual([5, 0, 9, 8, 7, 6, 4, 3, 2]);
});

it.each([
  [null],
  ['x'],
  [[null, 4, {}]],
  [[{ ...tile(1), id: '../admin' }]],
  [[{ ...tile(1), title: 4 }]],
  [[{ ...tile(1), image: null }]],
  [[{ ...tile(1), image: { light: 'https://elsewhere.example/x.svg', dark: '/d.svg', alt: '' } }]],
])('leaves out what it does not understand: %j', (kept) => {
  expect(readViewed(kept)).toEqual([]);
});

it('reads what it wrote', () => {
  expect(readViewed(JSON.parse(JSON.stringify([tile(1), tile(2)])))).toEqual([tile(1), tile(2)]);
});
