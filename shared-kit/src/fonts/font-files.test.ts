import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { fontFiles } from './font-files.ts';

const fontCss = readFileSync(new URL('../ui/tokens/fonts.css', import.meta.url), 'utf8');

function rangesOf(file: string): [number, number][] {
  const face = fontCss.split('@font-face').find((part) => part.includes(file)) ?? '';
  const ranges = /unicode-range:([^;]+);/.exec(face)?.[1] ?? '';
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, from = '', to]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to ?? from, 16),
  ]);
}

describe.each(fontFiles)('$file', ({ file, letters, limitKb }) => {
  it('stays within its weight', () => {
    expect(statSync(new URL(file, import.meta.url)).size).toBeLessThanOrEqual(limitKb * 1000);
  });

  it('is asked by the style sheet for every letter it has', () => {
    const ranges = rangesOf(file);
    const missed = [...letters].filter((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return !ranges.some(([from, to]) => code >= from && code <= to);
    });
    expect(missed).toEqual([]);
  });
});

it('covers the letters of both languages and the signs of the three currencies', () => {
  const drawn = new Set(fontFiles.flatMap(({ letters }) => [...letters]));
  const needed = 'AaBbCcÇçDdEeFfGgĞğHhIıİiJjKkLlMmNnOoÖöPpQqRrSsŞşTtUuÜüVvWwXxYyZz0123456789$€₣₺%.,−–’“”·×²';
  expect([...needed].filter((letter) => !drawn.has(letter))).toEqual([]);
});
