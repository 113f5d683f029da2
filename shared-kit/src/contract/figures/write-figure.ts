import { type Locale, languageOf } from '../languages/locale.ts';
import { isCurrency } from '../money/currency.ts';
import { unitWord } from '../products/quantity-words.ts';
import { exactFigure } from './exact-figure.ts';
import type { FigureField } from './figure-fields.ts';
import { isTimeUnit } from './read-unit-beside.ts';

/** `$70,500`, `$2.875`, `1.500 kg`: a plain decimal as people read it, with its unit and every decimal. */
export function writeFigure(
  value: string,
  { unit }: FigureField,
  locale: Locale,
  useGrouping: 'always' | 'min2' = 'always',
): string {
  const exact = { maximumFractionDigits: 20, useGrouping } as const;
  const figure = exactFigure(value);
  if (unit !== undefined && isCurrency(unit)) {
    const zeros = { trailingZeroDisplay: 'stripIfInteger' } as const;
    return new Intl.NumberFormat('en-US', { style: 'currency', currency: unit, ...exact, ...zeros }).format(
      figure,
    );
  }
  const { format: tag } = languageOf(locale);
  const named = unit === '%' ? 'percent' : unit;
  if (named !== undefined && (named === 'percent' || isTimeUnit(named))) {
    const unitDisplay = named === 'percent' ? 'short' : 'long';
    return new Intl.NumberFormat(tag, { style: 'unit', unit: named, unitDisplay, ...exact }).format(figure);
  }
  return `${new Intl.NumberFormat(tag, exact).format(figure)} ${unit ? unitWord(unit, Number(value), locale) : ''}`.trim();
}
