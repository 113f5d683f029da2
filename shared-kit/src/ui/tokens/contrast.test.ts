import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const css = ['palette', 'colour', 'drawing']
  .map((file) => readFileSync(new URL(`./${file}.css`, import.meta.url), 'utf8'))
  .join('\n');

/** The first definition is the default; later ones are for `prefers-contrast` and forced colours. */
const tokens = new Map<string, string>();
for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
  if (!tokens.has(name)) tokens.set(name, value.trim());
}

type Mode = 'light' | 'dark';

function colourOf(name: string, mode: Mode): string {
  const value = tokens.get(name);
  if (!value) throw new Error(`No token --${name}`);
  const pair = /^light-dark\((#[0-9a-f]{6}), ?(#[0-9a-f]{6})\)$/.exec(value);
  const chosen = (mode === 'light' ? pair?.[1] : pair?.[2]) ?? value;
  const reference = /^var\(--([\w-]+)\)$/.exec(chosen)?.[1];
  return reference ? colourOf(reference, mode) : chosen;
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

type Pair = [foreground: string, background: string, least: number];

const surfaces = ['bg', 'surface', 'surface-sunken', 'surface-hover', 'surface-active', 'surface-raised'];
const inks = ['text', 'text-muted', 'text-subtle', 'accent-text', 'finance', 'danger', 'warning'];
const tones = ['positive', 'warning', 'danger', 'finance'];
const across = (fronts: string[], backs: string[], least: number): Pair[] =>
  fronts.flatMap((front) => backs.map((back): Pair => [front, back, least]));

const pairs: Pair[] = [
  ...across(inks, surfaces, 4.5),
  ...across(['focus'], surfaces, 3),
  ...across(['border-strong'], ['surface', 'bg', 'surface-raised'], 3),
  ...tones.flatMap((tone) => across([tone, 'text', 'text-muted'], [`${tone}-soft`], 4.5)),
  ...across(['text-subtle', 'accent-text', 'text', 'text-muted'], ['accent-soft'], 4.5),
  ...across(['accent-text', 'text'], ['accent-soft-2'], 4.5),
  ...across(['text-subtle'], ['finance-soft'], 4.5),
  ...across(['finance'], ['finance-soft-2'], 4.5),
  ...across(['on-accent'], ['accent', 'accent-hover', 'accent-active'], 4.5),
  ...across(['on-finance'], ['finance-fill', 'finance-fill-hover'], 4.5),
  ...across(['on-danger'], ['danger-fill', 'danger-fill-hover'], 4.5),
  ['text-inverse', 'surface-inverse', 4.5],
  ['text', 'selection', 4.5],
  ...across(['data-1', 'data-2', 'data-3', 'data-4'], ['surface'], 3),
  ...across(['draw-ink', 'draw-yarn', 'draw-thin'], ['plate'], 3),
  ['draw-dim', 'plate', 4.5],
];

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  it.each(pairs)('%s stands out on %s', (foreground, background, least) => {
    expect(contrast(colourOf(foreground, mode), colourOf(background, mode))).toBeGreaterThanOrEqual(least);
  });
});
