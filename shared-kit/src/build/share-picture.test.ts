import { expect, it } from '@jest/globals';
import { sharePicture } from './share-picture.ts';
import { sharePictureOf } from './share-pictures.ts';

it('puts a drawing of any size into its room', () => {
  const picture = sharePicture(
    '<svg class="dw" width="10" height="20" viewBox="40 0 10 20"><path d="M1 1"/></svg>',
  );
  expect(picture).toContain(
    '<svg x="160" y="70" width="880" height="500" class="dw" viewBox="40 0 10 20"><path d="M1 1"/></svg>',
  );
  expect(picture).toMatch(/^<svg [^>]*width="1200" height="630"/);
});

it('refuses a drawing that could not be made to fit', () => {
  expect(() => sharePicture('<svg width="10" height="20"/>')).toThrow('viewBox');
});

it.each([
  ['home', 'share-home.1a.png'],
  ['commercial-retailer', 'share-commercial-retailer.2b.png'],
  ['retailer', null],
  ['shop', null],
])('finds the picture of %s', (route, file) => {
  expect(sharePictureOf(route, ['a.js', 'share-home.1a.png', 'share-commercial-retailer.2b.png'])).toBe(file);
});
