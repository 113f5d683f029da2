import { locales } from 'shared-kit/contract/languages';
import { flatText, keyOf, tokensOf } from './flat-text.ts';
import { type Bounds, capBefore, floorBefore, numberOf, numberPattern, rangePattern } from './numbers.ts';
import { boundsOf } from './read-measure.ts';
import { tradeLists } from './trade-lists.ts';
import type { Counted, TradeWords } from './trade-words.ts';

/** A number of things that machines have: `480 spindles`, `16 çerçeveli`, `E28`, `single needle`. */
export type Count = Readonly<{ counted: readonly Counted[]; bounds: Bounds; isExact: boolean; to: number }>;

const wordNumbers = new Map(
  Object.entries(tradeLists.numberWords).flatMap(([number, words]) =>
    locales.flatMap((language) =>
      words[language].map((word) => [flatText(word).flat, Number(number)] as const),
    ),
  ),
);
const anyWordNumber = [...wordNumbers.keys()].sort((a, b) => b.length - a.length).join('|');
const numbers = new RegExp(
  String.raw`(?:(?<cap>${capBefore})|(?<floor>${floorBefore}))?\s*` +
    String.raw`(?:(?<first>${numberPattern})|(?<word>${anyWordNumber})(?=[\s-]))(?<plus>\+)?` +
    String.raw`(?:${rangePattern}(?<last>${numberPattern}))?[\s-]*(?=\p{L})`,
  'uy',
);
const gauge = /(?:e\s?-?(?<first>\d{1,2})|(?<after>\d{1,2})\s?e)(?![\p{L}\p{N}-])/uy;
/** `10 adet`, `5 pcs`, `100%`: how many or how much, which no filter asks. */
const pieces =
  /\d{1,6}\s?(?:adet|pcs|pieces?|tane|units?|sets?)(?![\p{L}\p{N}])|%\s?\d{1,3}(?!\d)|\d{1,3}\s?%/uy;
const longestNoun = 3;
const gauges = tradeLists.counts.filter(({ attribute }) => attribute === 'gauge');

/** Whether a number in words may stand here. */
export const startsWordNumber = (flat: string, from: number): boolean => {
  wordNumberHere.lastIndex = from;
  return wordNumberHere.test(flat);
};
const wordNumberHere = new RegExp(`(?:${anyWordNumber})(?=[\\s-])`, 'uy');

export function readCount(flat: string, from: number, words: TradeWords): Count | null {
  gauge.lastIndex = from;
  const fine = gauge.exec(flat)?.groups;
  if (fine) {
    return { counted: gauges, ...boundsOf(Number(fine.first ?? fine.after), {}), to: gauge.lastIndex };
  }
  numbers.lastIndex = from;
  const found = numbers.exec(flat)?.groups;
  if (!found) return null;
  const rest = tokensOf(flat.slice(numbers.lastIndex, numbers.lastIndex + 60)).slice(0, longestNoun);
  for (let size = rest.length; size > 0; size--) {
    const noun = rest.slice(0, size);
    if (!noun.slice(1).every(({ follows }) => follows)) continue;
    const first = wordNumbers.get(found.word ?? '') ?? numberOf(found.first ?? '');
    const counted = words.countedBy(keyOf(noun)).filter(({ most = first }) => first <= most);
    const to = numbers.lastIndex + (noun.at(-1)?.to ?? 0);
    if (counted.length > 0 && first > 0) return { counted, ...boundsOf(first, found), to };
  }
  return null;
}

/** Where a number of pieces ends; null if there is none at this place. */
export function readPieces(flat: string, from: number): number | null {
  pieces.lastIndex = from;
  return pieces.test(flat) ? pieces.lastIndex : null;
}

/** Few are counted exactly; of many, some more or less will do. */
const exactBelow = 100;
const manyTolerance = 0.05;

export function countedBounds({ bounds: { min, max }, isExact }: Pick<Count, 'bounds' | 'isExact'>): Bounds {
  if (!isExact || min === null || max === null || min < exactBelow) return { min, max };
  const reach = Math.round(min * manyTolerance);
  return { min: min - reach, max: max + reach };
}
