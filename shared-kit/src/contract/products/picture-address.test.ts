import { expect, it } from '@jest/globals';
import { pictureSet, readDerivedName } from './picture-address.ts';

const hash = 'a'.repeat(64);

it('names every width of an uploaded picture', () => {
  expect(pictureSet(`/media/${hash}.png`, 'avif')).toBe(
    `/media/${hash}-320.avif 320w, /media/${hash}-640.avif 640w, /media/${hash}-1280.avif 1280w`,
  );
});

it.each([
  '/api/products/x/drawing-light.svg?v=1',
  `/media/${hash}.gif`,
  `/media/${hash}.svg`,
  `https://elsewhere.example/media/${hash}.png`,
  '/media/short.png',
])('leaves %s as it is', (address) => {
  expect(pictureSet(address, 'webp')).toBeNull();
});

it.each([
  [`${hash}-640.webp`, { hash, width: 640, format: 'webp' }],
  [`${hash}-641.webp`, null],
  [`${hash}-0640.webp`, null],
  [`${hash}-640.png`, null],
  [`${hash}.png`, null],
  [`../${hash}-640.webp`, null],
])('reads %s', (name, expected) => {
  expect(readDerivedName(name)).toEqual(expected);
});
