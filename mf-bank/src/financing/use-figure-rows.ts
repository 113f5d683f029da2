import type { SentBankOffer } from 'shared-kit/contract/financing';
import { type Money, moneyColumn } from 'shared-kit/contract/money';
import { usePercent } from 'shared-kit/financing';
import type { Column } from './best-of.ts';

export const figureNames = [
  ...(['effective', 'instalment', 'interest', 'fees', 'taxes', 'cost'] as const),
  ...(['reaches', 'own', 'up-front', 'cash'] as const),
] as const;

/** Of a row in which the least is the best, unless nothing is. */
export type FigureRow = Readonly<{
  name: (typeof figureNames)[number];
  /** Under which heading it stands. */
  part: 'cost' | 'cash';
  text: (offer: SentBankOffer) => string;
  figure: (offer: SentBankOffer) => string | null;
  /** False for what reaches the maker and for own funds: less of them is not better. */
  isRanked: boolean;
}>;

const amounts: readonly Omit<FigureRow, 'text' | 'isRanked'>[] = [
  { name: 'instalment', part: 'cost', figure: ({ figures }) => figures.instalment },
  { name: 'interest', part: 'cost', figure: ({ figures }) => figures.totalInterest },
  { name: 'fees', part: 'cost', figure: ({ figures }) => figures.totalFees },
  { name: 'taxes', part: 'cost', figure: ({ figures }) => figures.totalTaxes },
  { name: 'cost', part: 'cost', figure: ({ figures }) => figures.totalCost },
  { name: 'reaches', part: 'cash', figure: ({ purchase }) => purchase.reachesMaker },
  { name: 'own', part: 'cash', figure: ({ purchase }) => purchase.ownFunds },
  { name: 'up-front', part: 'cash', figure: ({ purchase }) => purchase.atDrawdown },
  { name: 'cash', part: 'cash', figure: ({ purchase }) => purchase.cashNeeded },
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
      name: 'effective',
      part: 'cost',
      isRanked: true,
      figure: (it) => it.figures.effectiveRatePercent,
      text: (it) => percent(it.figures.effectiveRatePercent),
    },
    ...amounts.map((row) => ({
      ...row,
      isRanked: row.name !== 'reaches' && row.name !== 'own',
      text: (offer: SentBankOffer) => {
        const money = moneyOf(row.figure(offer), offer);
        return money ? write(money) : '–';
      },
    })),
  ];
}
