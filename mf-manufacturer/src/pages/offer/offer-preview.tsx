import type { ReactNode } from 'react';
import type { Locale } from 'shared-kit/contract/languages';
import { formatMoney } from 'shared-kit/contract/money';
import { quantityText } from 'shared-kit/contract/products';
import {
  type AttachmentAnswer,
  type OfferDraftAnswer,
  type OfferInput,
  quoteLimits,
} from 'shared-kit/contract/quotes';
import { ExactPrice } from 'shared-kit/page';
import { formatDay, useLocale } from 'shared-kit/shell';
import { KeyValues } from 'shared-kit/ui';
import { Cell, ColumnHead, RowHead, Table, TableRow } from 'shared-kit/ui/table';
import { useText } from '../../text.ts';
import styles from './offer-page.module.css';

type Props = { draft: OfferDraftAnswer; files: readonly AttachmentAnswer[] };

/** The offer as the buyer will see it, with the server's sums. */
export function OfferPreview({ draft, files }: Props) {
  return (
    <>
      <PreviewLines draft={draft} />
      <PreviewTerms draft={draft} files={files} />
    </>
  );
}

function PreviewLines({ draft: { offer, totals } }: Pick<Props, 'draft'>) {
  const t = useText();
  const locale = useLocale();
  const money = (amount: string | null) =>
    amount === null ? '–' : formatMoney({ amount, currency: offer.currency });
  const priceOf = ({ unitPrice: amount }: OfferInput['lines'][number]) =>
    amount === null ? null : { amount, currency: offer.currency };
  const totalOf = new Map(totals.lineTotals.map(({ key, total }) => [key, total]));
  return (
    <Table label={t('offer.lines.title')} stacked>
      <thead>
        <tr>
          <ColumnHead>{t('offer.lines.title-field')}</ColumnHead>
          <ColumnHead numeric>{t('offer.lines.quantity')}</ColumnHead>
          <ColumnHead numeric>{t('offer.lines.unit-price')}</ColumnHead>
          <ColumnHead numeric>{t('offer.lines.amount')}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {offer.lines.map((line) => (
          <TableRow key={line.key}>
            <RowHead>{line.title}</RowHead>
            <Cell numeric className={styles.quantity}>
              {quantityText(line.quantity, line.unit === 'piece' ? '' : line.unit, locale)}
            </Cell>
            <Cell numeric>
              <span>{money(line.unitPrice)}</span>
              <ExactPrice price={priceOf(line)} quantity={line.quantity} />
            </Cell>
            <Cell numeric className={styles.amount}>
              {money(totalOf.get(line.key) ?? null)}
            </Cell>
          </TableRow>
        ))}
        <SumRow name={t('offer.terms.freight')} amount={money(offer.freight)} />
        {Number(totals.discount) > 0 && (
          <SumRow name={t('offer.terms.discount')} amount={`−${money(totals.discount)}`} />
        )}
        <SumRow name={t('offer.side.total')} amount={<b className={styles.total}>{money(totals.total)}</b>} />
      </tbody>
    </Table>
  );
}

function SumRow({ name, amount }: { name: string; amount: ReactNode }) {
  return (
    <TableRow>
      <RowHead colSpan={3}>{name}</RowHead>
      <Cell numeric corner>
        {amount}
      </Cell>
    </TableRow>
  );
}

function PreviewTerms({ draft: { offer }, files }: Props) {
  const t = useText();
  const locale = useLocale();
  const payment = offer.milestones
    .map(({ event, percent, days }) =>
      t(`offer.preview.milestone.${event}`, { percent: Number(percent), days: days ?? 0 }),
    )
    .join('; ');
  const open = t('offer.not-stated');
  const lasting = (count: number | null, unit: string) => (count === null ? open : `${count} ${unit}`);
  const facts = [
    {
      term: t('offer.terms.incoterm'),
      detail: offer.incoterm && `${offer.incoterm.rule} ${offer.incoterm.place}`,
    },
    {
      term: t('offer.terms.leadTimeWeeks'),
      detail: lasting(offer.leadTimeWeeks, t('offer.terms.weeks')),
    },
    {
      term: t('offer.preview.payment'),
      detail: [payment, offer.paymentNote].filter(Boolean).join('; ') || open,
    },
    ...guaranteeFact(offer, t, locale),
    {
      term: t('offer.payment.valid-until'),
      detail: offer.validUntil
        ? formatDay(offer.validUntil, locale)
        : t('offer.preview.validity', { count: quoteLimits.validityDays }),
    },
    {
      term: t('offer.terms.warrantyMonths'),
      detail: [lasting(offer.warrantyMonths, t('offer.terms.months')), offer.warrantyNote]
        .filter(Boolean)
        .join(', '),
    },
    {
      term: t('offer.payment.financing-until'),
      detail: offer.financingUntil
        ? formatDay(offer.financingUntil, locale)
        : t('offer.preview.binds-at-once'),
    },
    { term: t('offer.terms.tax'), detail: t(`offer.tax.${offer.tax.status}`) },
    ...(files.length > 0
      ? [{ term: t('offer.note.files'), detail: files.map(({ name }) => name).join(', ') }]
      : []),
    ...(offer.note ? [{ term: t('offer.note.buyer'), detail: offer.note }] : []),
  ];
  return <KeyValues facts={facts} tight />;
}

function guaranteeFact(
  { advanceGuarantee, currency }: OfferInput,
  t: ReturnType<typeof useText>,
  locale: Locale,
) {
  const { issuer = '', amount = null, until = null } = advanceGuarantee ?? {};
  if (amount === null || until === null) return [];
  const values = { issuer, amount: formatMoney({ amount, currency }), day: formatDay(until, locale) };
  return [{ term: t('offer.guarantee.title'), detail: t('offer.guarantee.value', values) }];
}
