import {
  type AttachmentAnswer,
  type OfferDraftAnswer,
  offers,
  type QuoteDetail,
  quoteLimits,
} from 'shared-kit/contract/quotes';
import { useForm } from 'shared-kit/form';
import { Stack } from 'shared-kit/layout';
import { queries } from 'shared-kit/query';
import { useNavigate } from 'shared-kit/router';
import { call, useAddress } from 'shared-kit/shell';
import { Button, Note, TextAreaField, toasts } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/overlay';
import { useText } from '../../text.ts';
import { ContradictionNotes } from './contradiction-notes.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { offerRefusal } from './offer-refusal.ts';
import { ProformaGaps } from './proforma-gaps.tsx';

type Props = {
  quote: QuoteDetail;
  draft: OfferDraftAnswer;
  files: readonly AttachmentAnswer[];
  onClose: () => void;
};

/** Shows the offer as the buyer will see it and sends it, or asks somebody to send it who may give its discount. */
export default function SendDialog({ quote, draft, files, onClose }: Props) {
  const t = useText();
  const { discountLimit: limit, mayExceedLimit, discountApproval: asked } = draft;
  const mustAsk = limit?.isAbove === true && !mayExceedLimit;
  const { form, deliver } = useDelivery({ quote, draft, mustAsk, onClose });
  const buyer = quote.buyer.name;
  const names = limit?.waitsFor.join(', ') || t('offer.discount.nobody');
  const isAsked = mustAsk && asked?.state === 'open';
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        mustAsk ? t('offer.discount.ask-title') : t('offer.send.title', { number: quote.versions.length + 1 })
      }
      description={mustAsk ? t('offer.discount.ask-text', { names, buyer }) : t('offer.send.text', { buyer })}
      closeLabel={t('offer.send.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('offer.send.back')}</Button>
          {!isAsked && (
            <Button emphasis="primary" pending={form.isPending} onClick={() => void deliver()}>
              {mustAsk ? t('offer.discount.ask') : t('offer.send.confirm')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="3">
        {form.failure && (
          <Note role="alert" tone="danger">
            {form.failure}
          </Note>
        )}
        {isAsked && <Note tone="warning">{t('offer.discount.waits')}</Note>}
        <ContradictionNotes offer={draft.offer} />
        <ProformaGaps gaps={draft.gaps} />
        <OfferPreview draft={draft} files={files} />
        {!isAsked && (
          <TextAreaField
            {...form.text('text')}
            label={mustAsk ? t('offer.discount.ask-words') : t('offer.send.words')}
            rows={3}
            maxLength={quoteLimits.text}
          />
        )}
      </Stack>
    </Dialog>
  );
}

type Delivery = Pick<Props, 'quote' | 'draft' | 'onClose'> & { mustAsk: boolean };

/** Sends the draft, or asks for approval of it, and goes back to the quote. */
function useDelivery({ quote, draft, mustAsk, onClose }: Delivery) {
  const t = useText();
  const navigate = useNavigate();
  const address = useAddress();
  const form = useForm({
    first: () => ({ text: '' }),
    read: ({ text }) => ({ faults: [], body: { revision: draft.revision, text } }),
    says: () => '',
    isUnsaved: ({ text }) => text !== '',
    failureOf: (error) => offerRefusal(error, t),
  });
  const deliver = () =>
    form.submit(async (body, key) => {
      const move = mustAsk ? offers.askDiscount : offers.send;
      await call(move, { params: { id: quote.id }, body, key });
      form.saved();
      toasts.show({
        text: mustAsk ? t('offer.discount.ask-done') : t('offer.send.done', { buyer: quote.buyer.name }),
      });
      void queries.invalidateQueries({ queryKey: ['quote', quote.id] });
      onClose();
      navigate(address(`/quote/${quote.id}`));
    });
  return { form, deliver };
}
