import type { Locale } from './locale.ts';
import { messages } from './messages/index.ts';
import { isSalesUnit } from './sales-unit.ts';
import { sayFrom } from './say.ts';

const say = sayFrom(messages);
const symbols = { kg: 'kg', m: 'm', m2: 'm²' } as const;

/** `pieces` of 8, `adet`, `kg`; a maker's own unit stands as it is. */
export function unitWord(unit: string, count: number, locale: Locale): string {
  if (!isSalesUnit(unit)) return unit;
  if (unit !== 'piece' && unit !== 'set') return symbols[unit];
  return say(locale, `unit.${unit}`, { count });
}

const formats = new Map<Locale, Intl.NumberFormat>();

/** `8 pieces`, `1,000 kg`, `1.200,5 m` in Turkish. Pages and papers say it in these words. */
export function quantityText(count: number, unit: string, locale: Locale): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  formats.set(locale, format);
  return `${format.format(count)} ${unitWord(unit, count, locale)}`.trim();
}

/** A quantity with its product: `8 × RL 190` for single pieces, `2,000 m Indigo denim` for all else. */
export const quantityOf = (count: number, unit: string, what: string, locale: Locale): string =>
  unit === 'piece'
    ? `${quantityText(count, '', locale)} × ${what}`
    : `${quantityText(count, unit, locale)} ${what}`;
