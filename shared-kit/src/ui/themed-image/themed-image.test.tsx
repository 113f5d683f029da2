import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { inlineDrawing } from './inline-drawing.ts';
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

describe('the first image of a page made as HTML', () => {
  const files = { light: '/day.svg', dark: '/night.svg' };
  const data = 'data:image/svg+xml,<svg/>';
  const made = (first: { address: string; isOnlyOne: boolean } | null) => {
    inlineDrawing(first && { ...first, data });
    const html = renderToStaticMarkup(<ThemedImage files={files} width={4} height={3} isFirst />);
    inlineDrawing(null);
    const all = (name: string, attribute: string) =>
      [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll(name)].map((it) =>
        it.getAttribute(attribute),
      );
    return {
      sources: all('img', 'src'),
      hints: all('[rel=preload]', 'media'),
      awaited: all('[rel=expect]', 'href'),
    };
  };
  const [ofLight, ofDark] = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];

  it.each([
    ['none is given', null, ['/day.svg', '/night.svg'], [ofLight, ofDark], []],
    [
      'another is given',
      { address: '/loom.svg', isOnlyOne: true },
      ['/day.svg', '/night.svg'],
      [ofLight, ofDark],
      [],
    ],
    [
      'one of both modes is given',
      { address: '/day.svg', isOnlyOne: false },
      [data, '/night.svg'],
      ['not all', ofDark],
      ['#first-drawing'],
    ],
    [
      'that of the chosen mode is given',
      { address: '/night.svg', isOnlyOne: true },
      ['/day.svg', data],
      ['not all', 'not all'],
      ['#first-drawing'],
    ],
  ])('where %s', (_what, first, sources, hints, awaited) => {
    expect(made(first)).toEqual({ sources, hints, awaited });
  });
});
