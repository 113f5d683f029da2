import type { Locale } from 'shared-kit/contract/languages';
import { flatText, keyOf, type Token, tokensOf } from './flat-text.ts';
import { type Count, readCount, readPieces, startsWordNumber } from './read-count.ts';
import { type Measure, readMeasure } from './read-measure.ts';
import { type Price, readPrice } from './read-price.ts';
import type { Meaning, TradeWords } from './trade-words.ts';

/** A stretch of a question. A `phrase` has meanings of the trade; a `word` has none. */
export type Part = Readonly<{ text: string }> &
  (
    | Readonly<{ kind: 'phrase'; meanings: readonly Meaning[]; isPurpose: boolean }>
    | Readonly<{ kind: 'price'; price: Price }>
    | Readonly<{ kind: 'measure'; measure: Measure }>
    | Readonly<{ kind: 'count'; count: Count }>
    | Readonly<{ kind: 'pieces' | 'word' }>
  );

/** Splits a question into what can be understood by itself, always the longest phrase. */
export function partsOf(question: string, language: Locale, words: TradeWords): readonly Part[] {
  const { text, flat } = flatText(question);
  const tokens = tokensOf(flat);
  const parts: Part[] = [];
  let isPurpose = false;
  for (let at = 0, token = tokens[at]; token; token = tokens[at]) {
    const found = read(flat, tokens, at, language, words);
    const to = found?.to ?? chunkEnd(flat, token);
    const from = found?.from ?? token.from;
    const typed = text.slice(from, to).trim();
    if (!found) parts.push({ kind: 'word', text: withoutEnding(typed) });
    else if (found.part.kind === 'phrase') parts.push({ ...found.part, isPurpose, text: typed });
    else parts.push({ ...found.part, text: typed });
    // `loom for towels`: what follows is what the machine is for.
    if (flat.slice(token.from, to) === 'for' && parts.length > 1) isPurpose = true;
    while ((tokens[at]?.from ?? to) < to) at++;
  }
  return parts;
}

/** `190'lık` is 190. */
const withoutEnding = (word: string): string => word.replace(/^(\d+)['’]?l[iıuü]k$/u, '$1');

type WithoutText<P> = P extends unknown ? Omit<P, 'text'> : never;
type Found = Readonly<{ from: number; to: number; part: WithoutText<Part> }>;

function read(
  flat: string,
  tokens: readonly Token[],
  at: number,
  language: Locale,
  words: TradeWords,
): Found | null {
  const token = tokens[at];
  if (!token) return null;
  const { from } = token;
  const phrase = readPhrase(flat, tokens, at, language, words);
  if (phrase && phrase.size > 1) return { from, ...phrase };
  // Numbers may begin with a word: `under 20k`, `Ne 30`, `E28`.
  if (isQuantity(flat, tokens, at, language, words)) return { from, to: token.to, part: { kind: 'pieces' } };
  const number = startsNumber(flat, from) ? readNumber(flat, signBefore(flat, from), words) : null;
  if (number) return number;
  const count = startsWordNumber(flat, from) ? readCount(flat, from, words) : null;
  if (count) return { from, to: count.to, part: { kind: 'count', count } };
  // A letter of a model name means nothing: `RL 220 J`, `KO-744`.
  return phrase && !isPartOfCode(flat, token) ? { from, ...phrase } : null;
}

function readNumber(flat: string, from: number, words: TradeWords): Found | null {
  const price = readPrice(flat, from);
  if (price) return { from, to: price.to, part: { kind: 'price', price } };
  const pieces = readPieces(flat, from);
  if (pieces !== null) return { from, to: pieces, part: { kind: 'pieces' } };
  const measure = readMeasure(flat, from);
  if (measure) return { from, to: measure.to, part: { kind: 'measure', measure } };
  const count = readCount(flat, from, words);
  return count && { from, to: count.to, part: { kind: 'count', count } };
}

/** `2 looms`: a small number before everything else, and what it is a number of. */
const isQuantity = (
  flat: string,
  tokens: readonly Token[],
  at: number,
  language: Locale,
  words: TradeWords,
): boolean => {
  const [first, next] = tokens.slice(at, at + 2);
  const isFirst = at === 0 && first !== undefined && next?.follows === true;
  if (!isFirst || !/^[1-9]\d?\s/.test(flat.slice(first.from))) return false;
  const counted = readCount(flat, first.from, words) ?? readMeasure(flat, first.from);
  const named = counted ? null : readPhrase(flat, tokens, at + 1, language, words);
  return (
    named?.part.kind === 'phrase' &&
    named.part.meanings.some(({ kind }) => kind === 'category' || kind === 'choice')
  );
};

/** Not in the middle of a code such as `RL-190` or `78.52-28`. */
const startsNumber = (flat: string, from: number): boolean =>
  /\d/.test(flat.slice(from, from + longestBound)) &&
  !/[\p{L}\p{N}][-./]?$/u.test(flat.slice(Math.max(0, from - 3), from));
const longestBound = 20;

/** Bounds, currencies and shares may be written as signs: `<= 190`, `$20,000`, `%100`. */
const signBefore = (flat: string, from: number): number =>
  from - (/(?:(?:<=?|>=?|≤|≥)\s*[$€₣]?|[$€₣%])\s*$/u.exec(flat.slice(0, from))?.[0].length ?? 0);

function readPhrase(
  flat: string,
  tokens: readonly Token[],
  at: number,
  language: Locale,
  words: TradeWords,
): Readonly<{ to: number; size: number; part: WithoutText<Part> }> | null {
  // One word more than the longest phrase, since people split words: `over lok`.
  for (let size = Math.min(words.longestPhrase + 1, tokens.length - at); size > 0; size--) {
    const run = tokens.slice(at, at + size);
    if (!run.slice(1).every(({ follows }) => follows)) continue;
    const meanings = words.meaningsOf(keyOf(run), language);
    const to = run.at(-1)?.to ?? 0;
    if (meanings.length > 0 && !/^[\p{L}\p{N}]/u.test(flat.slice(to)))
      return { to, size, part: { kind: 'phrase', meanings, isPurpose: false } };
  }
  return null;
}

/** A code ends at the next space: `LY-S30`, `HZ 78.52-28`, `70x140`. */
const chunkEnd = (flat: string, { from, to }: Token): number => {
  const chunk = /^\S*/.exec(flat.slice(from))?.[0].replace(/[.,;:!?)\]}'"”’]+$/u, '') ?? '';
  return /\d/.test(chunk) && chunk.length > to - from ? from + chunk.length : to;
};

const isPartOfCode = (flat: string, token: Token): boolean => {
  const glued = /^[-./]?\d/.test(flat.slice(token.to)) || /\d[-./]?$/.test(flat.slice(0, token.from));
  return glued || (token.to - token.from === 1 && /\d\s$/.test(flat.slice(0, token.from)));
};
