import { Decimal } from 'decimal.js';
import type { Currency, Locale, Milestone } from 'shared-kit/contract';

/** Enough digits that no amount loses one before it is rounded. */
const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

type Exactly = Intl.StringNumericLiteral;
const money = (currency: Currency, maximumFractionDigits: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits,
  });

/** `$4,127.50`: always to the cent, so that a column of them adds up under the reader's eyes. */
export const sumText = (amount: string, currency: Currency): string =>
  money(currency, 2).format(amount as Exactly);

/** The same with the parts of a cent that a unit price may have. */
export const unitPriceText = (amount: string, currency: Currency): string =>
  money(currency, 4).format(amount as Exactly);

export const figureText = (value: string | number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(value as Exactly);

export const percentText = (percent: string, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    new Exact(percent).div(100).toFixed() as Exactly,
  );

/** All of them together; null as soon as one is not known. */
export function addUp(values: readonly (string | null)[]): string | null {
  let sum = new Exact(0);
  for (const value of values) {
    if (value === null) return null;
    sum = sum.plus(value);
  }
  return values.length === 0 ? null : sum.toFixed();
}

/** What each instalment comes to. The last one takes what rounding leaves, so that all are the total. */
export function instalments(total: string, milestones: readonly Pick<Milestone, 'percent'>[]): string[] {
  let rest = new Exact(total);
  return milestones.map(({ percent }, at) => {
    const part =
      at === milestones.length - 1 ? rest : new Exact(total).mul(percent).div(100).toDecimalPlaces(2);
    rest = rest.minus(part);
    return part.toFixed(2);
  });
}
