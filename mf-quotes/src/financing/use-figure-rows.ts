import { type Money, moneyColumn, type SentBankOffer } from 'shared-kit/contract';
import { usePercent } from 'shared-kit/financing';
import type { Column } from './best-of.ts';
import { sumOf } from './exact-amounts.ts';

/** Of a row in which the least is the best. */
export type FigureRow = Readonly<{
  name: 'effective' | 'instalment' | 'interest' | 'fees' | 'taxes' | 'cost' | 'up-front' | 'cash';
  /** Under which heading it stands. */
  part: 'cost' | 'cash';
  text: (offer: SentBankOffer) => string;
  figure: (offer: SentBankOffer) => string | null;
}>;

const amounts: readonly Omit<FigureRow, 'text'>[] = [
  { name: 'instalment', part: 'cost', figure: ({ figures }) => figures.instalment },
  { name: 'interest', part: 'cost', figure: ({ figures }) => figures.totalInterest },
  { name: 'fees', part: 'cost', figure: ({ figures }) => figures.totalFees },
  { name: 'taxes', part: 'cost', figure: ({ figures }) => figures.totalTaxes },
  { name: 'cost', part: 'cost', figure: ({ figures }) => figures.totalCost },
  { name: 'up-front', part: 'cash', figure: ({ figures }) => figures.upFront },
  { name: 'cash', part: 'cash', figure: ({ terms, figures }) => sumOf(terms.ownFunds, figures.upFront) },
];
const moneyOf = (amount: string | null, { terms: { currency } }: SentBankOffer): Money | null =>
  amount === null ? null : { amount, currency };

/** What is compared. Figures stay the banks' own; all amounts have cents if one of them has. */
export function useFigureRows(columns: readonly Column[]): readonly FigureRow[] {
  const percent = usePercent(2);
  const write = moneyColumn(
    columns.flatMap(({ offer }) => amounts.map(({ figure }) => moneyOf(figure(offer), offer))),
  );
  return [
    {
      ...{ name: 'effective', part: 'cost' },
      figure: (it) => it.figures.effectiveRatePercent,
      text: (it) => percent(it.figures.effectiveRatePercent),
    },
    ...amounts.map((row) => ({
      ...row,
      text: (offer: SentBankOffer) => {
        const money = moneyOf(row.figure(offer), offer);
        return money ? write(money) : '–';
      },
    })),
  ];
}
