import { readFileSync } from 'node:fs';
import { otherFont, ownFont, readFont } from '../fonts.ts';
import { everySlice } from '../further-fonts.ts';

/** The code points that papers can show, strong and regular. Reads all fonts, which takes seconds. */
export function lettersInFonts(): ReadonlySet<number> {
  const own = [ownFont('regular'), otherFont('regular')].flatMap(({ characterSet }) => characterSet);
  const strong = new Set(
    [ownFont('strong'), otherFont('strong')].flatMap(({ characterSet }) => characterSet),
  );
  const further = everySlice().flatMap(({ file, has }) =>
    readFont(readFileSync(file), file.pathname).characterSet.filter((point) =>
      has(String.fromCodePoint(point)),
    ),
  );
  return new Set([...own.filter((point) => strong.has(point)), ...further]);
}

/** In lines of spans, as in `20-7e a0-17f`. */
export function writeLetters(points: ReadonlySet<number>): string {
  const spans: { first: number; last: number }[] = [];
  for (const point of [...points].toSorted((one, other) => one - other)) {
    const span = spans.at(-1);
    if (span?.last === point - 1) span.last = point;
    else spans.push({ first: point, last: point });
  }
  const words = spans.map(({ first, last }) =>
    first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`,
  );
  const lines = Array.from({ length: Math.ceil(words.length / spansInLine) }, (_, at) =>
    words.slice(at * spansInLine, (at + 1) * spansInLine).join(' '),
  );
  return `${lines.join('\n')}\n`;
}

const spansInLine = 20;
