import { type BankOfferTerms, type OfferFigures as Figures, formatMoney } from 'shared-kit/contract';
import { formatDay, useLocale } from 'shared-kit/shell';
import { Cell, ColumnHead, Disclosure, KeyValues, Row, RowHead, Table } from 'shared-kit/ui';
import { useText } from '../../text.ts';

type Shown = Readonly<Pick<BankOfferTerms, 'currency' | 'principal'>>;
type OfferFiguresProps = { terms: Shown; figures: DeepReadonlyFigures };
type DeepReadonlyFigures = Readonly<
  Omit<Figures, 'rows'> & { rows: readonly Readonly<Figures['rows'][number]>[] }
>;

/** What an offer costs, and its schedule. */
export function OfferFigures({ terms, figures }: OfferFiguresProps) {
  const t = useText();
  const locale = useLocale();
  const money = (amount: string) => formatMoney({ amount, currency: terms.currency });
  const percent = (text: string | null) =>
    text === null
      ? '–'
      : new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 }).format(
          Number(text) / 100,
        );
  return (
    <>
      <KeyValues
        facts={[
          { term: t('figures.effective'), detail: percent(figures.effectiveRatePercent) },
          { term: t('figures.instalment'), detail: figures.instalment ? money(figures.instalment) : '–' },
          { term: t('figures.interest'), detail: money(figures.totalInterest) },
          { term: t('figures.fees'), detail: money(figures.totalFees) },
          { term: t('figures.up-front'), detail: money(figures.upFront) },
          { term: t('figures.total'), detail: money(figures.totalPaid) },
        ]}
      />
      <Disclosure summary={t('figures.schedule', { count: figures.rows.length })}>
        <Table label={t('figures.schedule', { count: figures.rows.length })}>
          <thead>
            <tr>
              <ColumnHead>{t('figures.due')}</ColumnHead>
              <ColumnHead numeric>{t('figures.payment')}</ColumnHead>
              <ColumnHead numeric>{t('figures.interest')}</ColumnHead>
              <ColumnHead numeric>{t('figures.principal')}</ColumnHead>
              <ColumnHead numeric>{t('figures.balance')}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {figures.rows.map((row) => (
              <Row key={row.month}>
                <RowHead>{formatDay(row.due, locale)}</RowHead>
                <Cell numeric>{money(row.payment)}</Cell>
                <Cell numeric>{money(row.interest)}</Cell>
                <Cell numeric>{money(row.principal)}</Cell>
                <Cell numeric>{money(row.balance)}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </Disclosure>
    </>
  );
}
