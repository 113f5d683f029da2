import type { Locale } from 'shared-kit/contract/languages';
import { say } from '../say.ts';

/** The mills' colour names. A shade gets the name of the nearest one. */
const colours = [
  ['#fcfcfb', 'white'],
  ['#f3efe5', 'off-white'],
  ['#e8e0cd', 'ecru'],
  ['#d6c4a5', 'beige'],
  ['#b8a98f', 'sand'],
  ['#b98a55', 'camel'],
  ['#6b4a32', 'brown'],
  ['#3d3530', 'dark-brown'],
  ['#1c1c1f', 'black'],
  ['#3a3d42', 'anthracite'],
  ['#5f6368', 'dark-grey'],
  ['#8f9398', 'grey'],
  ['#b9bcbf', 'mid-grey'],
  ['#d6dbdf', 'light-grey'],
  ['#1f2a4d', 'navy'],
  ['#2b3f6b', 'indigo'],
  ['#2f5fa8', 'blue'],
  ['#3a5a78', 'denim-blue'],
  ['#a9c6de', 'light-blue'],
  ['#1f4e5f', 'petrol'],
  ['#3fb5ad', 'turquoise'],
  ['#3f7d3a', 'green'],
  ['#1f4a33', 'dark-green'],
  ['#6b6a35', 'olive'],
  ['#6f7f63', 'moss-green'],
  ['#9aa88c', 'sage-green'],
  ['#b9d6a8', 'light-green'],
  ['#ecd24a', 'yellow'],
  ['#d9a441', 'mustard'],
  ['#e0792f', 'orange'],
  ['#b8664a', 'terracotta'],
  ['#9c3b2e', 'brick-red'],
  ['#c8202c', 'red'],
  ['#7a2233', 'burgundy'],
  ['#e6a4b4', 'pink'],
  ['#c9938d', 'dusty-rose'],
  ['#ccaca8', 'pale-rose'],
  ['#e8cfc9', 'powder-pink'],
  ['#b79cc0', 'lilac'],
  ['#8c6d8f', 'mauve'],
  ['#5f3a5e', 'plum'],
  ['#6f3f93', 'purple'],
] as const;

const hexColour = /^#[0-9a-f]{6}$/i;
export const isColour = (value: string): boolean => hexColour.test(value);

/** Lightness and the two opponent colours of OKLab, in which equal distances look equal. */
function perceived(hex: string): readonly [number, number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function distance(one: string, other: string): number {
  const there = perceived(other);
  return Math.hypot(...perceived(one).map((value, at) => value - (there[at] ?? 0)));
}

const nameOf = (hex: string, locale: Locale): string => {
  const [, name] = colours.reduce((best, each) =>
    distance(hex, each[0]) < distance(hex, best[0]) ? each : best,
  );
  return say(locale, `colour.${name}`);
};

/** Names for a maker's hex values: `Navy, indigo`. Shades with the same name are listed once. */
export function colourNames(hexes: readonly string[], locale: Locale): string {
  const words = [...new Set(hexes.map((hex) => nameOf(hex, locale)))].join(', ');
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}
