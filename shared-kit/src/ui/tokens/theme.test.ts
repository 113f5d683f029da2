import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const read = (file: string) => readFileSync(new URL(`./${file}.css`, import.meta.url), 'utf8');
const css = read('palette') + read('shape');
/** The first definition is the default value. */
const token = (name: string) => new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1]?.trim();

const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
it.each(['green', 'blue', 'red'])('has all shades of %s', (scale) => {
  const values = shades.map((shade) => token(`${scale}-${shade}`));
  for (const value of values) expect(value).toMatch(/^#[0-9a-f]{6}$/);
  expect(new Set(values).size).toBe(shades.length);
});

it.each([
  ['z-menu', '1000'],
  ['z-overlay', '1000'],
  ['z-modal', '1100'],
  ['z-tooltip', '1100'],
  ['z-toast', '1200'],
  ['t', '0.2s'],
])('keeps --%s at %s', (name, value) => {
  expect(token(name)).toBe(value);
});
