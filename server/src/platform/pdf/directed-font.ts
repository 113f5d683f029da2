import type { Font } from 'fontkit';
import { mirrored } from './reading-order.ts';
import type { Sheet } from './sheet.ts';

type Direction = 'ltr' | 'rtl';

/**
 * The font for letters of one direction, by the name under which the paper embeds it. The library takes fonts of one
 * name for one font, and would let a text's first letter say its direction.
 */
export function directedFont({ pdf, embedded }: Sheet, font: Font, direction: Direction): string {
  const names = embedded.get(font) ?? {};
  const known = names[direction];
  if (known) return known;
  const name = `${font.postscriptName}-${embedded.size}-${direction}`;
  const directed = { postscriptName: { value: name }, layout: { value: layoutOf(font, direction) } };
  pdf.registerFont(name, Object.create(font, directed));
  embedded.set(font, { ...names, [direction]: name });
  return name;
}

const layoutOf =
  (font: Font, direction: Direction): Font['layout'] =>
  (text, features) => {
    if (direction === 'ltr') return font.layout(text, features, undefined, undefined, direction);
    const run = font.layout(Array.from(text, mirrored).join(''), features, undefined, undefined, direction);
    run.glyphs = run.glyphs.map(asGiven);
    return run;
  };

type Glyph = ReturnType<Font['layout']>['glyphs'][number];

/**
 * What a glyph is copied as: a bracket as it was given, and the letters of a ligature in the order of the paper, since
 * viewers, ours too, turn right-to-left text round letter by letter. Others take the line's own text.
 */
function asGiven(glyph: Glyph): Glyph {
  const points = glyph.codePoints.map((it) => mirrored(String.fromCodePoint(it)).codePointAt(0));
  return Object.create(glyph, { codePoints: { value: points.toReversed() } });
}
