import { formatMoney } from 'shared-kit/contract/money';
import { type QuoteChanged, type QuoteDetail, quotes } from 'shared-kit/contract/quotes';
import { Stack } from 'shared-kit/layout';
import { addressOf, formatLastDay, useLocale } from 'shared-kit/shell';
import { Button, ButtonLink, KeyValues, Note } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/overlay';
import { useText } from '../../../text.ts';

type Props = { quote: QuoteDetail; stage: QuoteChanged['stage']; onClose: () => void };

/** Confirms what was just agreed between whom, and links the order's document. */
export default function Accepted({ quote, stage, onClose }: Props) {
  const t = useText();
  const locale = useLocale();
  const version = quote.versions.at(-1);
  if (!version) return null;
  const { number, total, currency, financingUntil } = version;
  const isOrdered = stage === 'ordered';
  const facts = [
    { term: t('action.accept.buyer'), detail: quote.buyer.legalName },
    { term: t('action.accept.seller'), detail: quote.seller.legalName },
    {
      term: t('action.accept.what'),
      detail: t('action.accept.version', { quote: quote.number, number }),
    },
    { term: t('quote.lines.total'), detail: <b>{formatMoney({ amount: total, currency })}</b> },
    {
      term: t('accepted.state'),
      detail: t(isOrdered ? 'quotes.stage.ordered' : 'quotes.stage.accepted'),
    },
  ];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(isOrdered ? 'accepted.ordered' : 'accepted.conditional')}
      description={t('accepted.told', { maker: quote.seller.name })}
      closeLabel={t('action.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('action.close')}</Button>
          <ButtonLink
            emphasis="primary"
            href={addressOf(quotes.orderConfirmationPdf, {
              params: { id: quote.id, number: String(number) },
              query: { locale },
            })}
            download
          >
            {t(isOrdered ? 'accepted.order-pdf' : 'accepted.acceptance-pdf')}
          </ButtonLink>
        </>
      }
    >
      <Stack>
        <KeyValues facts={facts} tight />
        <Note tone={isOrdered ? 'positive' : 'warning'}>
          {isOrdered || !financingUntil
            ? t('accepted.bound')
            : t('accepted.bound-once-financed', { day: formatLastDay(financingUntil, locale) })}
        </Note>
      </Stack>
    </Dialog>
  );
}
