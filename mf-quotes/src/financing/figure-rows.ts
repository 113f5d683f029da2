import { formatMoney, type SentBankOffer } from 'shared-kit/contract';
import { usePercent } from 'shared-kit/financing';
import { sumOf } from './exact-amounts.ts';

/** Of a row in which the least is the best. */
export type FigureRow = Readonly<{
  name: 'effective' | 'instalment' | 'interest' | 'fees' | 'taxes' | 'cost' | 'up-front' | 'cash';
  text: (offer: SentBankOffer) => string;
  figure: (offer: SentBankOffer) => string | null;
}>;

/** What is compared. Figures stay the banks' own. */
export function useFigureRows(): readonly FigureRow[] {
  const percent = usePercent(2);
  const amountOf = (
    name: FigureRow['name'],
    figureOf: (offer: SentBankOffer) => string | null,
  ): FigureRow => ({
    name,
    figure: figureOf,
    text: (offer) => {
      const amount = figureOf(offer);
      return amount === null ? '–' : formatMoney({ amount, currency: offer.terms.currency });
    },
  });
  return [
    {
      name: 'effective',
      figure: (it) => it.figures.effectiveRatePercent,
      text: (it) => percent(it.figures.effectiveRatePercent),
    },
    amountOf('instalment', ({ figures }) => figures.instalment),
    amountOf('interest', ({ figures }) => figures.totalInterest),
    amountOf('fees', ({ figures }) => figures.totalFees),
    amountOf('taxes', ({ figures }) => figures.totalTaxes),
    amountOf('cost', ({ figures }) => figures.totalCost),
    amountOf('up-front', ({ figures }) => figures.upFront),
    amountOf('cash', ({ terms, figures }) => sumOf(terms.ownFunds, figures.upFront)),
  ];
}
