import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { ProductThumbnail } from './product-thumbnail.tsx';

const photograph = `/media/${'a'.repeat(64)}.jpg`;

it('is a photograph in the smallest file that is sharp enough', () => {
  const { container } = render(<ProductThumbnail image={{ light: photograph, dark: photograph }} />);
  const types = [...container.querySelectorAll('source')].map(({ type }) => type);
  expect(types).toEqual(['image/avif', 'image/webp']);
  const images = container.querySelectorAll('img');
  expect(images).toHaveLength(1);
  expect(images[0]).toHaveAttribute('src', photograph);
  expect(images[0]).toHaveAttribute('loading', 'lazy');
});

it('or a drawing for each colour mode', () => {
  const { container } = render(<ProductThumbnail image={{ light: '/l.svg', dark: '/d.svg' }} />);
  expect([...container.querySelectorAll('img')].map((it) => it.getAttribute('src'))).toEqual([
    '/l.svg',
    '/d.svg',
  ]);
});
