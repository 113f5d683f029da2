import type { Locale } from '../languages/locale.ts';
import { sayFrom } from '../languages/say.ts';
import { messages } from './messages/index.ts';
import { quantityText } from './quantity-words.ts';
import type { StatedTerms } from './stated-terms.ts';

type Product = StatedTerms &
  Readonly<{ leadTimeWeeks: number; incoterm: Readonly<{ rule: string; place: string }>; unit: string }>;

const say = sayFrom(messages);

type Term = Readonly<{
  key: 'lead-time' | 'incoterm' | 'minimum-order' | 'multiple' | 'warranty-months' | 'warranty';
  text: (product: Product, locale: Locale) => string;
  /** What is as with most products needs no words of its own. */
  isUsual?: (product: Product) => boolean;
  /** To hold products against one another, where less or more serves the buyer better. */
  figure?: (product: Product) => number | null;
  better?: 'lower' | 'higher';
  /** Figures in different units can't be held against one another. */
  isPerUnit?: true;
}>;

/** The terms of a product, in the order in which its page, a comparison and its specification sheet show them. */
const terms: readonly Term[] = [
  {
    key: 'lead-time',
    text: ({ leadTimeWeeks: count }, locale) =>
      say(locale, count === 0 ? 'terms.ready' : 'terms.weeks', { count }),
    figure: ({ leadTimeWeeks }) => leadTimeWeeks,
    better: 'lower',
  },
  { key: 'incoterm', text: ({ incoterm: { rule, place } }) => `${rule} ${place}` },
  {
    key: 'minimum-order',
    text: ({ minimumOrder, unit }, locale) => quantityText(minimumOrder, unit, locale),
    figure: ({ minimumOrder }) => minimumOrder,
    better: 'lower',
    isPerUnit: true,
  },
  {
    key: 'multiple',
    text: ({ orderMultiple, unit }, locale) => quantityText(orderMultiple, unit, locale),
    isUsual: ({ orderMultiple }) => orderMultiple === 1,
  },
  {
    key: 'warranty-months',
    text: ({ warrantyMonths: count }, locale) =>
      count === null ? '' : say(locale, 'terms.months', { count }),
    figure: ({ warrantyMonths }) => warrantyMonths,
    better: 'higher',
  },
  { key: 'warranty', text: ({ warranty }) => warranty },
];

export type ProductTerm = Readonly<{
  key: Term['key'];
  label: string;
  /** Empty where nothing is stated. */
  text: string;
  isUsual: boolean;
  figure: number | null;
  better: 'lower' | 'higher' | null;
  /** What the figure counts, such as `piece`; empty for weeks and months. */
  per: string;
}>;

/** A product's terms in words: what its page, comparisons and its specification sheet say of them. */
export const termsOf = (product: Product, locale: Locale): readonly ProductTerm[] =>
  terms.map(({ key, text, isUsual, figure, better = null, isPerUnit }) => ({
    key,
    label: say(locale, `terms.label.${key}`),
    text: text(product, locale),
    isUsual: isUsual?.(product) ?? false,
    figure: figure?.(product) ?? null,
    better,
    per: isPerUnit ? product.unit : '',
  }));
