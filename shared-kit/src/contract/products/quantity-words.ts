import { type Locale, locales } from '../languages/locale.ts';
import { madeOnce } from '../languages/made-once.ts';
import { sayFrom } from '../languages/say.ts';
import { messages } from './messages/index.ts';
import { isSalesUnit, type SalesUnit, salesUnits } from './sales-unit.ts';

const say = sayFrom(messages);
const symbols = { kg: 'kg', m: 'm', m2: 'm²' } as const;

/** `pieces` of 8, `adet`, `kg`; a maker's own unit stands as it is. */
export function unitWord(unit: string, count: number, locale: Locale): string {
  if (!isSalesUnit(unit)) return unit;
  if (unit !== 'piece' && unit !== 'set') return symbols[unit];
  return say(locale, `unit.${unit}`, { count });
}

/** All names of a unit: its code, and its words in every language. */
export const unitNames = (unit: SalesUnit): readonly string[] => [
  unit,
  ...locales.flatMap((locale) => [1, 2].map((count) => unitWord(unit, count, locale))),
];

/** The unit that somebody named in any language, so that everybody reads it in theirs; else the maker's own. */
export const unitNamed = (words: string): string =>
  salesUnits.find((unit) =>
    unitNames(unit).some((name) => name.toLowerCase() === words.trim().toLowerCase()),
  ) ?? words;

const formatOf = madeOnce((locale: Locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }));

/** `8 pieces`, `1,000 kg`, `1.200,5 m` in Turkish. Pages and papers say it in these words. */
export function quantityText(count: number, unit: string, locale: Locale): string {
  return `${formatOf(locale).format(count)} ${unitWord(unit, count, locale)}`.trim();
}

/** A quantity with its product: `8 × RL 190` for single pieces, `2,000 m Indigo denim` for all else. */
export const quantityOf = (count: number, unit: string, what: string, locale: Locale): string =>
  unit === 'piece'
    ? `${quantityText(count, '', locale)} × ${what}`
    : `${quantityText(count, unit, locale)} ${what}`;
