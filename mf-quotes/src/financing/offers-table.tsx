import type { ReactNode } from 'react';
import { type BuyersFinancing, formatMoney, type SentBankOffer } from 'shared-kit/contract';
import {
  api,
  formatDay,
  referenceOf,
  refusalAmong,
  useKeyPerBody,
  useLocale,
  useSubmit,
} from 'shared-kit/shell';
import {
  Button,
  Cell,
  CheckIcon,
  ClockIcon,
  ColumnHead,
  Note,
  Row,
  RowHead,
  StatusBadge,
  Table,
  Text,
} from 'shared-kit/ui';
import { useText } from '../text.ts';
import { bestOf, type Column, columnsOf } from './best-of.ts';
import styles from './financing.module.css';

type OffersTableProps = { request: BuyersFinancing; quoteId: string; onChanged: () => Promise<void> };

/** The newest offer of each bank side by side, with the banks' own figures. */
export function OffersTable({ request, quoteId, onChanged }: OffersTableProps) {
  const t = useText();
  const columns = columnsOf(request);
  const rows = useFigureRows();
  const { pending, failure, run } = useSubmit<unknown>((error) => error);
  const { keyOf } = useKeyPerBody();
  if (columns.length === 0) return <Text as="p">{t('financing.no-offer')}</Text>;
  const accept = async (offerId: string) => {
    const work = () =>
      api.post(`/api/quotes/${quoteId}/financing/acceptance`, { offerId }, keyOf({ offerId }));
    await run(work, offerId);
    await onChanged();
  };
  // messages: financing.row.*
  return (
    <>
      {failure !== null && <Refusal error={failure} />}
      {!request.isVersionCurrent && request.newerVersion === null && request.state === 'offers_in' && (
        <Note tone="warning">{t('financing.version-replaced')}</Note>
      )}
      <Table label={t('financing.offers')}>
        <thead>
          <tr>
            <ColumnHead>{t('financing.bank')}</ColumnHead>
            {columns.map(({ bankQuote, offer }) => (
              <ColumnHead key={offer.id} numeric>
                {bankQuote.bank.name} <Kind offer={offer} />
              </ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, text, figure }) => (
            <Row key={name}>
              <RowHead>{t(`financing.row.${name}`)}</RowHead>
              {columns.map((column) => (
                <Cell key={column.offer.id} numeric>
                  {text(column.offer)} {figure && bestOf(columns, figure) === column && <Best />}
                </Cell>
              ))}
            </Row>
          ))}
          {request.state === 'offers_in' && (
            <Row>
              <RowHead>{t('financing.choice')}</RowHead>
              {columns.map(({ bankQuote, offer }) => (
                <Cell key={offer.id} numeric>
                  {bankQuote.moves.includes('accept') && offer.kind === 'binding' && (
                    <Button
                      emphasis="primary"
                      size="small"
                      pending={pending === offer.id}
                      onClick={() => void accept(offer.id)}
                    >
                      {t('financing.choose', { bank: bankQuote.bank.name })}
                    </Button>
                  )}
                </Cell>
              ))}
            </Row>
          )}
        </tbody>
      </Table>
      {request.state === 'offers_in' && <p className={styles.foot}>{t('financing.choice-closes')}</p>}
    </>
  );
}

/** What is compared. Figures stay the banks' own. */
function useFigureRows(): readonly FigureRow[] {
  const t = useText();
  const locale = useLocale();
  const percent = (text: string | null) =>
    text === null
      ? '–'
      : new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 }).format(
          Number(text) / 100,
        );
  const rateOf = ({ terms: { rate } }: SentBankOffer) =>
    rate.kind === 'fixed'
      ? t('financing.rate.fixed', { percent: percent(rate.percent) })
      : t('financing.rate.floating', { base: rate.base, spread: percent(rate.spreadPercent) });
  const money = ({ terms }: SentBankOffer, amount: string | null) =>
    amount === null ? '–' : formatMoney({ amount, currency: terms.currency });
  return [
    {
      name: 'effective',
      text: (it) => percent(it.figures.effectiveRatePercent),
      figure: (it) => it.figures.effectiveRatePercent,
    },
    {
      name: 'instalment',
      text: (it) => money(it, it.figures.instalment),
      figure: (it) => it.figures.instalment,
    },
    {
      name: 'interest',
      text: (it) => money(it, it.figures.totalInterest),
      figure: (it) => it.figures.totalInterest,
    },
    { name: 'fees', text: (it) => money(it, it.figures.totalFees), figure: (it) => it.figures.totalFees },
    { name: 'taxes', text: (it) => money(it, it.figures.totalTaxes), figure: (it) => it.figures.totalTaxes },
    { name: 'cost', text: (it) => money(it, it.figures.totalCost), figure: (it) => it.figures.totalCost },
    { name: 'up-front', text: (it) => money(it, it.figures.upFront), figure: (it) => it.figures.upFront },
    { name: 'principal', text: (it) => money(it, it.terms.principal) },
    { name: 'months', text: (it) => t('financing.months', { count: it.terms.months }) },
    { name: 'rate', text: rateOf },
    { name: 'collateral', text: (it) => it.terms.collateral || '–' },
    { name: 'conditions', text: (it) => it.terms.conditions.map(({ text }) => text).join('; ') || '–' },
    { name: 'valid', text: (it) => formatDay(it.terms.validUntil, locale) },
  ];
}

type RowName =
  | 'effective'
  | 'instalment'
  | 'interest'
  | 'fees'
  | 'taxes'
  | 'cost'
  | 'up-front'
  | 'principal'
  | 'months'
  | 'rate'
  | 'collateral'
  | 'conditions'
  | 'valid';
type FigureRow = Readonly<{
  name: RowName;
  text: (offer: SentBankOffer) => ReactNode;
  /** For rows in which the least is the best. */
  figure?: (offer: Column['offer']) => string | null;
}>;

function Kind({ offer }: { offer: SentBankOffer }) {
  const t = useText();
  // messages: financing.kind.*
  return (
    <StatusBadge
      tone={offer.kind === 'binding' ? 'positive' : 'neutral'}
      icon={offer.kind === 'binding' ? CheckIcon : ClockIcon}
    >
      {t(`financing.kind.${offer.kind}`)}
    </StatusBadge>
  );
}

function Best() {
  const t = useText();
  return (
    <StatusBadge tone="positive" icon={CheckIcon}>
      {t('financing.best')}
    </StatusBadge>
  );
}

const worded = [
  'quote.above-limit',
  'financing.offer-expired',
  'financing.bank-unavailable',
  'financing.confirmation-awaited',
] as const;

function Refusal({ error }: { error: unknown }) {
  const t = useText();
  const code = refusalAmong(error, worded);
  // messages: financing.refused.*
  return (
    <Note tone="danger" role="alert">
      {code ? t(`financing.refused.${code}`) : t('financing.failed', { reference: referenceOf(error) })}
    </Note>
  );
}
