import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { isHexColour, mix } from './colour.ts';
import { escapeText } from './escape.ts';
import { palette } from './palette.ts';
import { hashOf, randomFrom } from './random.ts';
import { drawingRules } from './style.ts';

describe('escaping', () => {
  it.each([
    ['RD-190/8', 'RD-190/8'],
    ['<script>', '&lt;script&gt;'],
    ['a & b', 'a &amp; b'],
    ['" onload="x', '&quot; onload=&quot;x'],
    ["it's", 'it&#39;s'],
    ['ğüşİıöç ₺ ″', 'ğüşİıöç ₺ ″'],
    ['a\u0000b\u0008c\u001b', 'abc'],
    ['a\uffffb', 'ab'],
    ['🧵', '🧵'],
    ['a\ud83eb', 'a\ufffdb'],
  ])('%j becomes %j', (words, escaped) => {
    expect(escapeText(words)).toBe(escaped);
  });
});

describe('colours', () => {
  it.each([
    ['#1f4e5f', true],
    ['#1F4E5F', true],
    ['#fff', false],
    ['red', false],
    ['#1f4e5f"/>', false],
    [0x1f4e5f, false],
    [undefined, false],
  ])('%j is a colour: %j', (value, verdict) => {
    expect(isHexColour(value)).toBe(verdict);
  });

  it.each([
    [0, '#204060'],
    [0.5, '#102030'],
    [1, '#000000'],
  ])('%d of the way to black is %s', (share, mixed) => {
    expect(mix('#204060', '#000000', share)).toBe(mixed);
  });
});

describe('what must not differ between server and browser', () => {
  it('hashes equal values alike and others apart', () => {
    expect(hashOf({ a: [1, 'ş'] })).toBe(hashOf({ a: [1, 'ş'] }));
    expect(hashOf({ a: [1, 'ş'] })).not.toBe(hashOf({ a: [1, 's'] }));
    expect(hashOf({ draft: 'plain' })).toMatch(/^[0-9a-z]+$/);
  });

  it('draws the same numbers from the same seed', () => {
    const first = randomFrom(7);
    const again = randomFrom(7);
    expect([first(), first(), first()]).toEqual([again(), again(), again()]);
    expect(randomFrom(8)()).not.toBe(randomFrom(7)());
  });
});

describe('the rules', () => {
  const styles = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
  const css = styles('../drawing.module.css').replace(/\.root :global\((.+)\)/g, '$1');
  const tokens = styles('../../ui/tokens/drawing.css') + styles('../../ui/tokens/colour.css');
  const blocks = (text: string): string[] =>
    [...text.matchAll(/(\.dw[^{},]*)\{([^{}]*)\}/g)].map(
      ([, selector = '', body = '']) =>
        `${selector.trim()}{${body
          .replace(/\s*([;:])\s*/g, '$1')
          .replace(/\b0\./g, '.')
          .trim()
          .replace(/;$/, '')}}`,
    );

  it('are the same in pages and in files', () => {
    expect(blocks(css)).toEqual(blocks(drawingRules()));
    expect(blocks(css).length).toBeGreaterThan(25);
  });

  const pairs = Object.entries(palette).filter(([token]) => token !== '--font');
  it.each(pairs)('%s is the colour of the token', (token, { light, dark }) => {
    const [, ...found] = new RegExp(`${token}:\\s*light-dark\\((#\\w+),\\s*(#\\w+)\\)`).exec(tokens) ?? [];
    expect(found).toEqual([light, dark]);
  });
});
