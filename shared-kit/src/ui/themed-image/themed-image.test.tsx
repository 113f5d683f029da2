import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ThemedImage } from './themed-image.tsx';

it('has a file for each colour mode, both with their size and fetched only when shown', () => {
  render(<ThemedImage files={{ light: '/day.svg', dark: '/night.svg' }} width={4} height={3} alt="A loom" />);
  const images = screen.getAllByRole('img', { name: 'A loom' });
  expect(images.map((image) => image.getAttribute('src'))).toEqual(['/day.svg', '/night.svg']);
  for (const image of images) {
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('width', '4');
  }
});

it('is decoration where words beside it say the same', () => {
  const { container } = render(
    <ThemedImage files={{ light: '/a.svg', dark: '/b.svg' }} width={4} height={3} />,
  );
  expect(container.querySelectorAll('img[alt=""]')).toHaveLength(2);
});
