import { type ReactNode, useState } from 'react';
import {
  type AttachmentAnswer,
  formatMoney,
  type Locale,
  type OfferDraftAnswer,
  type OfferInput,
  type QuoteDetail,
  quoteLimits,
} from 'shared-kit/contract';
import { queries } from 'shared-kit/query';
import { useNavigate } from 'shared-kit/router';
import {
  api,
  formatDay,
  referenceOf,
  refusalAmong,
  useAddress,
  useKeyPerBody,
  useLocale,
  useSubmit,
} from 'shared-kit/shell';
import {
  Button,
  Cell,
  ColumnHead,
  KeyValues,
  Note,
  Row,
  RowHead,
  Table,
  TextAreaField,
  toasts,
} from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/overlay';
import { useText } from '../../text.ts';
import { ContradictionNotes } from './contradiction-notes.tsx';
import styles from './offer-page.module.css';

type Props = {
  quote: QuoteDetail;
  draft: OfferDraftAnswer;
  files: readonly AttachmentAnswer[];
  onClose: () => void;
};

/** Shows the offer as the buyer will see it, with the server's sums, and sends it. */
export default function SendDialog({ quote, draft, files, onClose }: Props) {
  const t = useText();
  const [text, setText] = useState('');
  const { isPending, failure, send } = useSending(quote, draft, onClose);
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('offer.send.title', { number: quote.versions.length + 1 })}
      description={t('offer.send.text', { buyer: quote.buyer.name })}
      closeLabel={t('offer.send.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('offer.send.back')}</Button>
          <Button emphasis="primary" pending={isPending} onClick={() => void send(text)}>
            {t('offer.send.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {failure && (
          <Note role="alert" tone="danger">
            {failure}
          </Note>
        )}
        <ContradictionNotes offer={draft.offer} />
        <PreviewLines draft={draft} />
        <PreviewTerms draft={draft} files={files} />
        <TextAreaField
          label={t('offer.send.words')}
          rows={3}
          maxLength={quoteLimits.text}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
    </Dialog>
  );
}

function PreviewLines({ draft: { offer, totals } }: Pick<Props, 'draft'>) {
  const t = useText();
  const money = (amount: string | null) =>
    amount === null ? '–' : formatMoney({ amount, currency: offer.currency });
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
          <Row key={line.key}>
            <RowHead>{line.title}</RowHead>
            <Cell numeric className={styles.quantity}>
              {line.quantity}
            </Cell>
            <Cell numeric>{money(line.unitPrice)}</Cell>
            <Cell numeric className={styles.amount}>
              {money(totalOf.get(line.key) ?? null)}
            </Cell>
          </Row>
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
    <Row>
      <RowHead colSpan={3}>{name}</RowHead>
      <Cell numeric corner>
        {amount}
      </Cell>
    </Row>
  );
}

function PreviewTerms({ draft: { offer }, files }: Pick<Props, 'draft' | 'files'>) {
  const t = useText();
  const locale = useLocale();
  // messages: offer.preview.milestone.*
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
    ...(offer.financingUntil
      ? [{ term: t('offer.payment.financing-until'), detail: formatDay(offer.financingUntil, locale) }]
      : []),
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

function useSending(quote: QuoteDetail, draft: OfferDraftAnswer, onClose: () => void) {
  const t = useText();
  const navigate = useNavigate();
  const address = useAddress();
  const { keyOf } = useKeyPerBody();
  const { isPending, failure, run } = useSubmit((error) => refusal(error, t));
  const send = (text: string) =>
    run(async () => {
      const body = { revision: draft.revision, text };
      await api.post(`/api/quotes/${quote.id}/send`, body, keyOf(body));
      toasts.show({ text: t('offer.send.done', { buyer: quote.buyer.name }) });
      void queries.invalidateQueries({ queryKey: ['quote', quote.id] });
      onClose();
      navigate(address(`/quote/${quote.id}`));
    });
  return { isPending, failure, send };
}

const worded = [
  'quote.draft-moved',
  'quote.state-moved',
  'quote.deadline-passed',
  'quote.terms-missing',
  'quote.company-not-approved',
  'network',
] as const;

function refusal(error: unknown, t: ReturnType<typeof useText>): string {
  const code = refusalAmong(error, worded);
  // messages: offer.refusal.*
  if (code) return t(`offer.refusal.${code}`);
  return t('offer.refusal.other', { reference: referenceOf(error) });
}
