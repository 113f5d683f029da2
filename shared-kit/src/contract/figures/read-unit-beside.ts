import { type Locale, languageOf, locales } from '../languages/locale.ts';
import { convertMeasure } from '../measures/convert.ts';
import { isUnitSymbol, readUnit, unitOf } from '../measures/units.ts';
import { currencyMark, isCurrency } from '../money/currency.ts';
import { unitNames } from '../products/quantity-words.ts';
import { isSalesUnit } from '../products/sales-unit.ts';
import { isOneOf } from '../tables/index.ts';

const timeUnits = ['day', 'week', 'month', 'year'] as const;
type TimeUnit = (typeof timeUnits)[number];
export const isTimeUnit = (unit: string): unit is TimeUnit => isOneOf(timeUnits, unit);

export type UnitFault = 'other-currency' | 'unknown-unit' | 'other-dimension';
/** Turns a figure that was typed with a unit into the field's; null if there is no such figure. */
type Conversion = (figure: string | null) => string | null;

const asItIs: Conversion = (figure) => figure;
const displays = ['long', 'short', 'narrow'] as const;
const folded = (text: string): string => text.replace(/[\s.]/g, '').toLowerCase();

/** How both languages write a figure's unit or currency. */
function namesIn(locale: Locale, styles: readonly Intl.NumberFormatOptions[]): string[] {
  return styles.flatMap((style) =>
    [1, 2].map((count) =>
      new Intl.NumberFormat(languageOf(locale).format, style)
        .formatToParts(count)
        .filter(({ type }) => type === 'unit' || type === 'currency')
        .map(({ value }) => value)
        .join(''),
    ),
  );
}

function namesOf(unit: string): string[] {
  if (isCurrency(unit)) {
    const styles = (['code', 'symbol', 'narrowSymbol', 'name'] as const).map(
      (currencyDisplay) => ({ style: 'currency', currency: unit, currencyDisplay }) as const,
    );
    return [
      currencyMark(unit),
      ...currencyMark(unit).split(' '),
      ...locales.flatMap((it) => namesIn(it, styles)),
    ];
  }
  if (isTimeUnit(unit)) {
    const styles = displays.map((unitDisplay) => ({ style: 'unit', unit, unitDisplay }) as const);
    return locales.flatMap((it) => namesIn(it, styles));
  }
  return isSalesUnit(unit) ? [...unitNames(unit)] : [unit];
}

/** What the words beside a figure make of it, or why they don't agree with the field's unit. */
export function readUnitBeside(words: string, unit: string | undefined): Conversion | { fault: UnitFault } {
  if (words === '' || words === unit) return asItIs;
  if (unit === undefined) return { fault: 'unknown-unit' };
  if (namesOf(unit).some((name) => folded(name) === folded(words))) return asItIs;
  if (isCurrency(unit)) return { fault: 'other-currency' };
  const wanted = isUnitSymbol(unit) ? unit : null;
  const given = readUnit(words, wanted ? unitOf(wanted).dimension : undefined);
  if (!given) return { fault: 'unknown-unit' };
  if (!wanted || unitOf(given).dimension !== unitOf(wanted).dimension) return { fault: 'other-dimension' };
  return (figure) => figure && convertMeasure(figure, given, wanted);
}
