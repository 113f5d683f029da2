import { offers, quoteLimits } from 'shared-kit/contract/quotes';
import { useForm, wrongAmong } from 'shared-kit/form';
import { Row, Stack } from 'shared-kit/layout';
import { call } from 'shared-kit/shell';
import { Button, Note, Text, TextAreaField, toasts } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { offerRefusal } from './offer-refusal.ts';

type Props = { quoteId: string; name: string; onRefused: () => void; onCancel: () => void };

/** Says why a colleague may not give the discount. */
export function RefuseDiscount({ quoteId, name, onRefused, onCancel }: Props) {
  const t = useText();
  const form = useForm({
    first: () => ({ reason: '' }),
    read: ({ reason }) => ({
      faults: wrongAmong({ reason: reason.trim() === '' }),
      body: { reason: reason.trim() },
    }),
    says: () => t('offer.discount.reason-missing'),
    failureOf: (error) => offerRefusal(error, t),
  });
  const { failure } = form;
  return (
    <Stack
      as="form"
      gap="3"
      aria-label={t('offer.discount.refuse-title')}
      {...form.sends(async (body, key) => {
        await call(offers.refuseDiscount, { params: { id: quoteId }, body, key });
        toasts.show({ text: t('offer.discount.refused-done') });
        onRefused();
      })}
    >
      <Text as="p" look="small">
        {t('offer.discount.refuse-text', { name })}
      </Text>
      {failure && (
        <Note role="alert" tone="danger">
          {failure}
        </Note>
      )}
      <TextAreaField
        {...form.text('reason')}
        label={t('offer.discount.reason')}
        rows={2}
        maxLength={quoteLimits.reason}
      />
      <Row>
        <Button onClick={onCancel}>{t('offer.send.back')}</Button>
        <Button type="submit" emphasis="primary" pending={form.isPending}>
          {t('offer.discount.refuse')}
        </Button>
      </Row>
    </Stack>
  );
}
