import { type BankOfferTerms, type OfferFigures as Figures, formatMoney } from 'shared-kit/contract';
import { formatDay, useLocale } from 'shared-kit/shell';
import { Cell, ColumnHead, Disclosure, Row, RowHead, Table, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './offer-figures.module.css';
import { usePercent } from './use-percent.ts';

type Shown = Readonly<Pick<BankOfferTerms, 'currency' | 'ownFunds'>>;
type OfferFiguresProps = { terms: Shown; figures: DeepReadonlyFigures };
type DeepReadonlyFigures = Readonly<
  Omit<Figures, 'rows'> & { rows: readonly Readonly<Figures['rows'][number]>[] }
>;

/** What an offer costs, each figure with what it means on request, and its schedule. */
export function OfferFigures({ terms, figures }: OfferFiguresProps) {
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
    {
      name: 'up-front',
      value: money(figures.upFront),
      words: t('figures.why.up-front', { ownFunds: money(terms.ownFunds) }),
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
      <Disclosure summary={t('figures.schedule', { count: figures.rows.length })}>
        <Schedule rows={figures.rows} money={money} />
      </Disclosure>
    </div>
  );
}

type ScheduleProps = { rows: DeepReadonlyFigures['rows']; money: (amount: string) => string };

function Schedule({ rows, money }: ScheduleProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <Table label={t('figures.schedule', { count: rows.length })}>
      <thead>
        <tr>
          <ColumnHead>{t('figures.due')}</ColumnHead>
          <ColumnHead numeric>{t('figures.payment')}</ColumnHead>
          <ColumnHead numeric>{t('figures.interest')}</ColumnHead>
          <ColumnHead numeric>{t('figures.taxes')}</ColumnHead>
          <ColumnHead numeric>{t('figures.principal')}</ColumnHead>
          <ColumnHead numeric>{t('figures.balance')}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.month}>
            <RowHead>{formatDay(row.due, locale)}</RowHead>
            <Cell numeric>{money(row.payment)}</Cell>
            <Cell numeric>{money(row.interest)}</Cell>
            <Cell numeric>{money(row.taxes)}</Cell>
            <Cell numeric>{money(row.principal)}</Cell>
            <Cell numeric>{money(row.balance)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
