import { Decimal } from 'decimal.js';
import { exactFigure } from 'shared-kit/contract/figures';
import { type Locale, madeOnce } from 'shared-kit/contract/languages';
import type { Currency } from 'shared-kit/contract/money';
import type { Milestone } from 'shared-kit/contract/quotes';

/** Enough digits that no amount loses any before it is rounded. */
const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

const moneyWith = (maximumFractionDigits: number) =>
  madeOnce(
    (currency: Currency) =>
      new Intl.NumberFormat('en-US', {
        style: 'currency',
        currency,
        minimumFractionDigits: 2,
        maximumFractionDigits,
      }),
  );
const sums = moneyWith(2);
const unitPrices = moneyWith(4);
const figures = madeOnce((locale: Locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }));
const percents = madeOnce(
  (locale: Locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
);

/** `$4,127.50`: always with cents, so that readers can add up a column. */
export const sumText = (amount: string, currency: Currency): string =>
  sums(currency).format(exactFigure(amount));

/** The same with up to four decimals, as unit prices have them. */
export const unitPriceText = (amount: string, currency: Currency): string =>
  unitPrices(currency).format(exactFigure(amount));

export const figureText = (value: string | number, locale: Locale): string =>
  figures(locale).format(typeof value === 'number' ? value : exactFigure(value));

export const percentText = (percent: string, locale: Locale): string =>
  percents(locale).format(exactFigure(new Exact(percent).div(100).toFixed()));

/** The sum; null if any value is unknown. */
export function addUp(values: readonly (string | null)[]): string | null {
  let sum = new Exact(0);
  for (const value of values) {
    if (value === null) return null;
    sum = sum.plus(value);
  }
  return values.length === 0 ? null : sum.toFixed();
}

/** The amount of each instalment. The last one absorbs the rounding, so that they add up to the total. */
export function instalments(total: string, milestones: readonly Pick<Milestone, 'percent'>[]): string[] {
  let rest = new Exact(total);
  return milestones.map(({ percent }, at) => {
    const part =
      at === milestones.length - 1 ? rest : new Exact(total).mul(percent).div(100).toDecimalPlaces(2);
    rest = rest.minus(part);
    return part.toFixed(2);
  });
}
