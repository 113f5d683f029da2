import { formatMoney, type SentBankOffer } from 'shared-kit/contract';
import { usePercent } from 'shared-kit/financing';

/** Of a row in which the least is the best. */
export type FigureRow = Readonly<{
  name: 'effective' | 'instalment' | 'interest' | 'fees' | 'taxes' | 'cost' | 'up-front';
  text: (offer: SentBankOffer) => string;
  figure: (offer: SentBankOffer) => string | null;
}>;

/** What is compared. Figures stay the banks' own. */
export function useFigureRows(): readonly FigureRow[] {
  const percent = usePercent(2);
  const amountOf = (
    name: FigureRow['name'],
    figure: (figures: SentBankOffer['figures']) => string | null,
  ): FigureRow => ({
    name,
    figure: (offer) => figure(offer.figures),
    text: ({ figures, terms: { currency } }) => {
      const amount = figure(figures);
      return amount === null ? '–' : formatMoney({ amount, currency });
    },
  });
  return [
    {
      name: 'effective',
      figure: (it) => it.figures.effectiveRatePercent,
      text: (it) => percent(it.figures.effectiveRatePercent),
    },
    amountOf('instalment', ({ instalment }) => instalment),
    amountOf('interest', ({ totalInterest }) => totalInterest),
    amountOf('fees', ({ totalFees }) => totalFees),
    amountOf('taxes', ({ totalTaxes }) => totalTaxes),
    amountOf('cost', ({ totalCost }) => totalCost),
    amountOf('up-front', ({ upFront }) => upFront),
  ];
}
