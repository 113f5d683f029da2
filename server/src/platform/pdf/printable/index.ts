import { readFileSync } from 'node:fs';
import { madeOnce } from 'shared-kit/contract/languages';

/** Signs of order, joiners and line breaks have no shape, so papers need no font for them. */
const shapeless = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u2028\u2029]/u;

/** The letters that the fonts of papers have. Made from the fonts once, since reading them takes seconds. */
const letters = madeOnce((file: string): ReadonlySet<number> => {
  const spans = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split(/\s+/);
  return new Set(
    spans.flatMap((span) => {
      const [first = 0, last = first] = span.split('-').map((point) => Number.parseInt(point, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => first + at);
    }),
  );
});

const canShow = (letter: string): boolean =>
  shapeless.test(letter) || letters('letters.txt').has(letter.codePointAt(0) ?? 0);

/** The first letter that papers can't show, with the marks that belong to it; null if they can show all of it. */
export function unprintableLetter(text: string): string | null {
  if ([...text].every(canShow)) return null;
  for (const { segment } of new Intl.Segmenter().segment(text))
    if (![...segment].every(canShow)) return segment;
  return null;
}
