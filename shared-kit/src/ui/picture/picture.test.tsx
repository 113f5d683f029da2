import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

const sources = [
  { type: 'image/avif', srcSet: '/a-320.avif 320w' },
  { type: 'image/webp', srcSet: '/a-320.webp 320w' },
];

it('offers its formats in order and keeps its place', () => {
  const { container } = render(
    <Picture src="/a.png" sources={sources} sizes="20rem" width={4} height={3} alt="A loom" />,
  );
  const offered = [...container.querySelectorAll('source')];
  expect(offered.map(({ type, srcset, sizes }) => [type, srcset, sizes])).toEqual([
    ['image/avif', '/a-320.avif 320w', '20rem'],
    ['image/webp', '/a-320.webp 320w', '20rem'],
  ]);
  const image = screen.getByRole('img', { name: 'A loom' });
  expect(image).toHaveAttribute('src', '/a.png');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['4', '3']);
});

it.each([
  [undefined, 'lazy'],
  [true, 'eager'],
])('with eager %j is fetched %s', (eager, loading) => {
  render(
    <Picture src="/a.png" sources={[]} sizes="1px" width={4} height={3} alt="x" {...(eager && { eager })} />,
  );
  expect(screen.getByRole('img')).toHaveAttribute('loading', loading);
});
