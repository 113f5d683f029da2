import { type FormEvent, useState } from 'react';
import { offers, quoteLimits } from 'shared-kit/contract/quotes';
import { call, useKeyPerBody, useSubmit } from 'shared-kit/shell';
import { Button, Note, Text, TextAreaField, toasts } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './offer-page.module.css';
import { offerRefusal } from './offer-refusal.ts';

type Props = { quoteId: string; name: string; onRefused: () => void; onCancel: () => void };

/** Says why a colleague may not give the discount. */
export function RefuseDiscount({ quoteId, name, onRefused, onCancel }: Props) {
  const t = useText();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { keyOf } = useKeyPerBody();
  const { isPending, failure, run } = useSubmit((error) => offerRefusal(error, t));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() === '') return;
    void run(async () => {
      const body = { reason: reason.trim() };
      await call(offers.refuseDiscount, { params: { id: quoteId }, body, key: keyOf(body) });
      toasts.show({ text: t('offer.discount.refused-done') });
      onRefused();
    });
  };
  return (
    <form className={styles.stack} noValidate aria-label={t('offer.discount.refuse-title')} onSubmit={submit}>
      <Text as="p" look="small">
        {t('offer.discount.refuse-text', { name })}
      </Text>
      {failure && (
        <Note role="alert" tone="danger">
          {failure}
        </Note>
      )}
      <TextAreaField
        label={t('offer.discount.reason')}
        rows={2}
        maxLength={quoteLimits.reason}
        value={reason}
        error={isTried && reason.trim() === '' ? t('offer.discount.reason-missing') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t('offer.send.back')}</Button>
        <Button type="submit" emphasis="primary" pending={isPending}>
          {t('offer.discount.refuse')}
        </Button>
      </div>
    </form>
  );
}
