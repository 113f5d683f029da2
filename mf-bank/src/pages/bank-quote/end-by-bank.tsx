import { useId, useState } from 'react';
import { type BankQuoteDetail, bankOfferLimits } from 'shared-kit/contract';
import { api, referenceOf, useKeyPerBody, useSubmit } from 'shared-kit/shell';
import { Button, Disclosure, Note, TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './bank-quote-page.module.css';

type EndByBankProps = { detail: BankQuoteDetail; onChanged: () => Promise<void> };

/** Declines the request, or withdraws a binding offer after its validity. The buyer reads why. */
export function EndByBank({ detail, onChanged }: EndByBankProps) {
  const t = useText();
  const id = useId();
  const [reason, write] = useState('');
  const { isPending, failure, run, fail } = useSubmit((error) => referenceOf(error));
  const { keyOf } = useKeyPerBody();
  const move = (['decline', 'withdraw'] as const).find((it) => detail.moves.includes(it));
  if (!move) return null;
  const path = move === 'decline' ? 'decline' : 'withdrawal';
  const isMissing = failure === 'reason';
  const submit = async () => {
    if (reason.trim() === '') return fail('reason');
    const body = { reason };
    if (await run(() => api.post(`/api/bank/quotes/${detail.id}/${path}`, body, keyOf(body))))
      await onChanged();
  };
  // messages: end.*
  return (
    <Disclosure summary={t(`end.${move}`)}>
      <form
        className={styles.head}
        aria-label={t(`end.${move}`)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {failure && !isMissing && (
          <Note tone="danger" role="alert">
            {t('offer.failed', { reference: failure })}
          </Note>
        )}
        <TextField
          id={id}
          label={t('end.reason')}
          hint={t('end.hint')}
          maxLength={bankOfferLimits.text}
          value={reason}
          error={isMissing ? t('end.reason-missing') : undefined}
          onChange={({ target }) => write(target.value)}
        />
        <div className={styles.words}>
          <Button type="submit" pending={isPending}>
            {t(`end.${move}`)}
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}
