import { type FigureField, figureFields, wholeFigure } from 'shared-kit/contract/figures';
import { bankOfferLimits } from 'shared-kit/contract/financing';
import type { Currency } from 'shared-kit/contract/money';

/** How a charge is stated: as a percentage or as a sum. */
export const chargeUnits = ['percent', 'amount'] as const;

const { months } = bankOfferLimits;
const { rate, baseRate, bankShare } = figureFields;

/** What each figure of an offer can be. */
export const figuresOf = (currency: Currency) => {
  const sum = { ...figureFields.sum, unit: currency };
  return {
    principal: sum,
    ownFunds: sum,
    balloon: sum,
    months: wholeFigure(1, months, 'month'),
    graceMonths: wholeFigure(0, months, 'month'),
    ratePercent: rate,
    basePercent: baseRate,
    spreadPercent: rate,
    floorPercent: baseRate,
    resetMonths: wholeFigure(1, 12, 'month'),
    defaultInterestPercent: rate,
    prepaymentPercent: bankShare,
  } as const satisfies Readonly<Record<string, FigureField>>;
};
export type FigureName = keyof ReturnType<typeof figuresOf>;

/** A fee or commission in percent, or an amount. */
export const shareOrSum = (unit: 'percent' | 'amount', currency: Currency): FigureField =>
  unit === 'percent' ? bankShare : { ...figureFields.sum, unit: currency };
export const dueMonthFigure = wholeFigure(0, months, 'month');
export const drawdownFigure = wholeFigure(1, 50);
