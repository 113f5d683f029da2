import { describe, expect, it } from '@jest/globals';
import { namedPictures, picturesFrom } from './pictures.ts';
import type { ShopProduct } from './shop-product.ts';

const image = (url: string, position = '', alt = '') => ({ line: 1, url, position, alt });
const images = [image('b', '2', 'Back'), image('a', '1'), image('a'), image('v')];
const product = { title: 'Shirt', images } as unknown as ShopProduct;

describe('pictures of a product', () => {
  it('stand in the order that the file gives them, each once', () => {
    expect(namedPictures(product).map(({ url }) => url)).toEqual(['a', 'b', 'v']);
  });

  it('keep existing ones, add fetched ones, and leave out the others', () => {
    const before = [{ file: 'old-a', alt: 'Old', source: 'a' }];
    const pictures = picturesFrom((url) => (url === 'b' ? 'new-b' : null))(product, before);
    expect(pictures).toEqual([
      { file: 'old-a', alt: 'Shirt', source: 'a' },
      { file: 'new-b', alt: 'Back', source: 'b' },
    ]);
  });
});
