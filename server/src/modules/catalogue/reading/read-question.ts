import type { Locale } from 'shared-kit/contract/languages';
import { chooseCategories } from './choose-category.ts';
import { type Effect, effectsOf, namesGoods } from './meaning-of.ts';
import type { Bounds } from './numbers.ts';
import { partsOf } from './question-parts.ts';
import type { Price } from './read-price.ts';
import type { TradeWords } from './trade-words.ts';

/** What a question means, as filters of the listing; `words` is what wasn't understood, as it was typed. */
export type Reading = Readonly<{
  /** Several for a family of machines, such as knitting. */
  categories: readonly string[];
  /** Values by facet. */
  choices: ReadonlyMap<string, readonly string[]>;
  /** Numbers by the facet of an attribute, in its unit. */
  ranges: ReadonlyMap<string, Bounds>;
  price: Omit<Price, 'to'> | null;
  words: string;
}>;

/** Reads a question of the trade in either language; the visitor's decides where a word has two meanings. */
export function readQuestion(question: string, language: Locale, words: TradeWords): Reading {
  const parts = partsOf(question, language, words);
  const categories = chooseCategories(parts, words);
  // Filters of a family are those of its first category; a question with such a filter means one category.
  const category = categories[0] ?? null;
  const effects = parts.flatMap((part) =>
    effectsOf(part, { category, words, namesGoods: namesGoods(parts) }),
  );
  const prices = effects.flatMap((it) => (it.kind === 'price' ? [it.price] : []));
  return {
    categories,
    choices: choicesOf(effects),
    ranges: rangesOf(effects),
    price: prices.reduce<Reading['price']>(
      (all, { min, max, currency }) => ({
        min: min ?? all?.min ?? null,
        max: max ?? all?.max ?? null,
        currency: currency ?? all?.currency ?? null,
      }),
      null,
    ),
    words: effects.flatMap((it) => (it.kind === 'word' ? [it.text] : [])).join(' '),
  };
}

function choicesOf(effects: readonly Effect[]): ReadonlyMap<string, readonly string[]> {
  const choices = new Map<string, readonly string[]>();
  for (const it of effects) {
    if (it.kind === 'choice')
      choices.set(it.facet, [...new Set([...(choices.get(it.facet) ?? []), it.value])]);
  }
  return choices;
}

/** Two numbers of one attribute are the ends of a range: `170 cm 190 cm`. */
function rangesOf(effects: readonly Effect[]): ReadonlyMap<string, Bounds> {
  const ranges = new Map<string, Bounds>();
  for (const it of effects) {
    if (it.kind === 'range') ranges.set(it.facet, spanned(ranges.get(it.facet), it.bounds));
  }
  return ranges;
}

function spanned(known: Bounds | undefined, { min, max }: Bounds): Bounds {
  if (!known) return { min, max };
  const lower = [known.min, min].filter((it) => it !== null);
  const upper = [known.max, max].filter((it) => it !== null);
  return {
    min: lower.length > 0 ? Math.min(...lower) : null,
    max: upper.length > 0 ? Math.max(...upper) : null,
  };
}

/** Whether a reading has more than words. */
export const isUnderstood = ({ categories, choices, ranges, price }: Reading): boolean =>
  price !== null || categories.length + choices.size + ranges.size > 0;
