import type { BankOfferTerms, OfferFigures as Figures, PurchaseFigures } from 'shared-kit/contract/financing';
import { formatMoney } from 'shared-kit/contract/money';
import { RepaymentSchedule, usePercent } from 'shared-kit/financing';
import { Disclosure, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './offer-figures.module.css';

type Shown = Readonly<Pick<BankOfferTerms, 'currency'>>;
type OfferFiguresProps = {
  terms: Shown;
  figures: DeepReadonlyFigures;
  purchase: PurchaseFigures;
  /** Of the schedule's CSV, without its ending. */
  fileName: string;
};
type DeepReadonlyFigures = Readonly<
  Omit<Figures, 'rows'> & { rows: readonly Readonly<Figures['rows'][number]>[] }
>;

/** What an offer costs, each figure with what it means on request, and its schedule. */
export function OfferFigures({ terms, figures, purchase, fileName }: OfferFiguresProps) {
  const t = useText();
  const percent = usePercent(2);
  const money = (amount: string) => formatMoney({ amount, currency: terms.currency });
  const { instalment } = figures;
  const explained = [
    {
      name: 'effective',
      value: percent(figures.effectiveRatePercent),
      words: t('figures.why.effective', { percent: percent(figures.equalMonthsRatePercent) }),
    },
    {
      name: 'instalment',
      value: instalment ? money(instalment) : '–',
      words: t(instalment ? 'figures.why.instalment' : 'figures.why.no-instalment'),
    },
    { name: 'cost', value: money(figures.totalCost), words: t('figures.why.cost') },
    { name: 'interest', value: money(figures.totalInterest), words: t('figures.why.interest') },
    { name: 'fees', value: money(figures.totalFees), words: t('figures.why.fees') },
    { name: 'taxes', value: money(figures.totalTaxes), words: t('figures.why.taxes') },
    { name: 'reaches', value: money(purchase.reachesMaker), words: t('figures.why.reaches') },
    { name: 'up-front', value: money(purchase.atDrawdown), words: t('figures.why.up-front') },
    {
      name: 'cash',
      value: money(purchase.cashNeeded),
      words: t('figures.why.cash', { ownFunds: money(purchase.ownFunds) }),
    },
    { name: 'total', value: money(figures.totalPaid), words: t('figures.why.total') },
  ] as const;
  return (
    <div>
      {explained.map(({ name, value, words }) => (
        <Disclosure
          key={name}
          summary={
            <span className={styles.figure} data-first={name === 'effective' || undefined}>
              <span className={styles.term}>{t(`figures.${name}`)}</span> <span>{value}</span>
            </span>
          }
        >
          <Text as="p" look="small">
            {words}
          </Text>
        </Disclosure>
      ))}
      <RepaymentSchedule isPlanned schedule={figures.rows} currency={terms.currency} fileName={fileName} />
    </div>
  );
}
