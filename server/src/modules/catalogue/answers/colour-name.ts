import type { Locale } from 'shared-kit/contract';

type Names = Readonly<Record<Locale, string>>;
const named = (hex: string, en: string, tr: string) => ({ hex, names: { en, tr } });

/** What mills call colours. A shade has the name of the nearest of these. */
const colours: readonly Readonly<{ hex: string; names: Names }>[] = [
  named('#fcfcfb', 'white', 'beyaz'),
  named('#f3efe5', 'off-white', 'kırık beyaz'),
  named('#e8e0cd', 'ecru', 'ekru'),
  named('#d6c4a5', 'beige', 'bej'),
  named('#b8a98f', 'sand', 'kum rengi'),
  named('#b98a55', 'camel', 'deve tüyü'),
  named('#6b4a32', 'brown', 'kahverengi'),
  named('#3d3530', 'dark brown', 'koyu kahverengi'),
  named('#1c1c1f', 'black', 'siyah'),
  named('#3a3d42', 'anthracite', 'antrasit'),
  named('#5f6368', 'dark grey', 'koyu gri'),
  named('#8f9398', 'grey', 'gri'),
  named('#b9bcbf', 'mid grey', 'orta gri'),
  named('#d6dbdf', 'light grey', 'açık gri'),
  named('#1f2a4d', 'navy', 'lacivert'),
  named('#2b3f6b', 'indigo', 'çivit mavisi'),
  named('#2f5fa8', 'blue', 'mavi'),
  named('#3a5a78', 'denim blue', 'kot mavisi'),
  named('#a9c6de', 'light blue', 'açık mavi'),
  named('#1f4e5f', 'petrol', 'petrol mavisi'),
  named('#3fb5ad', 'turquoise', 'turkuaz'),
  named('#3f7d3a', 'green', 'yeşil'),
  named('#1f4a33', 'dark green', 'koyu yeşil'),
  named('#6b6a35', 'olive', 'zeytin yeşili'),
  named('#6f7f63', 'moss green', 'yosun yeşili'),
  named('#9aa88c', 'sage green', 'adaçayı yeşili'),
  named('#b9d6a8', 'light green', 'açık yeşil'),
  named('#ecd24a', 'yellow', 'sarı'),
  named('#d9a441', 'mustard', 'hardal sarısı'),
  named('#e0792f', 'orange', 'turuncu'),
  named('#b8664a', 'terracotta', 'kiremit rengi'),
  named('#9c3b2e', 'brick red', 'tuğla kırmızısı'),
  named('#c8202c', 'red', 'kırmızı'),
  named('#7a2233', 'burgundy', 'bordo'),
  named('#e6a4b4', 'pink', 'pembe'),
  named('#c9938d', 'dusty rose', 'gül kurusu'),
  named('#ccaca8', 'pale rose', 'soluk pembe'),
  named('#e8cfc9', 'powder pink', 'pudra pembesi'),
  named('#b79cc0', 'lilac', 'lila'),
  named('#8c6d8f', 'mauve', 'eflatun'),
  named('#5f3a5e', 'plum', 'mürdüm'),
  named('#6f3f93', 'purple', 'mor'),
];

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

const nameOf = (hex: string, locale: Locale): string =>
  colours.reduce((best, each) => (distance(hex, each.hex) < distance(hex, best.hex) ? each : best)).names[
    locale
  ];

/** `Navy, indigo`: what a maker keeps as hex figures, in words. Two shades of one name are said once. */
export function colourNames(hexes: readonly string[], locale: Locale): string {
  const words = [...new Set(hexes.map((hex) => nameOf(hex, locale)))].join(', ');
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}
