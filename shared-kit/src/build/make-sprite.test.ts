import { expect, it } from '@jest/globals';
import { createElement } from 'react';
import { makeSprite } from './make-sprite.ts';

const dot = () => createElement('svg', { viewBox: '0 0 24 24' }, createElement('path', { d: 'M1 1' }));
function made(glyphs: Record<string, unknown>) {
  let svg = '';
  const source = makeSprite(
    glyphs,
    () => 'hash',
    (text) => {
      svg = text;
      return 'icons.1.svg';
    },
  );
  return { svg, source };
}

it('puts every glyph of a module into one sprite and only addresses into the bundle', () => {
  const { svg, source } = made({ DotIcon: dot, SpotIcon: dot });
  expect(svg).toContain(
    '<symbol id="DotIcon-hash" viewBox="0 0 24 24"><path d="M1 1"></path></symbol><symbol id="SpotIcon-hash"',
  );
  expect(source).toBe(
    [
      'const sprite = __webpack_public_path__ + "icons.1.svg";',
      'export const DotIcon = { sprite, id: "DotIcon-hash" };',
      'export const SpotIcon = { sprite, id: "SpotIcon-hash" };',
    ].join('\n'),
  );
});

it.each<[string, () => React.ReactNode]>([
  ['no drawing', () => createElement('span')],
  ['another size', () => createElement('svg', { viewBox: '0 0 16 16' }, createElement('path'))],
  ['an empty one', () => createElement('svg', { viewBox: '0 0 24 24' })],
])('names the glyph that is %s', (_, glyph) => {
  expect(() => made({ OddIcon: glyph })).toThrow('OddIcon is no glyph');
});
