import { useState } from 'react';
import { type BuyersFinancing, bankOfferLimits } from 'shared-kit/contract';
import { MoveFailure, useMove } from 'shared-kit/financing';
import { Button, Note, TextAreaField } from 'shared-kit/ui';
import { useText } from '../text.ts';
import styles from './financing.module.css';

type Changed = { quoteId: string; onChanged: () => Promise<void> };
type BankQuote = BuyersFinancing['bankQuotes'][number];

/** Banks that ask to withdraw an offer that still binds them; the buyer agrees or holds them to it. */
export function WithdrawalQuestions({ request, ...changed }: Changed & { request: BuyersFinancing }) {
  return request.bankQuotes
    .filter(({ moves }) => moves.includes('agree-to-withdrawal'))
    .map((it) => <WithdrawalAnswer key={it.id} bankQuote={it} {...changed} />);
}

function WithdrawalAnswer({ bankQuote, quoteId, onChanged }: Changed & { bankQuote: BankQuote }) {
  const t = useText();
  const [text, write] = useState('');
  const { failure, pending, move } = useMove(`/api/quotes/${quoteId}/financing`, onChanged);
  const { withdrawal, bank } = bankQuote;
  if (!withdrawal) return null;
  const names = { bank: bank.name };
  const answer = (agrees: boolean) =>
    void move(
      'withdrawal-answer',
      { withdrawalId: withdrawal.id, agrees, text: text.trim() },
      agrees ? 'agree' : 'refuse',
    );
  return (
    <>
      <MoveFailure failure={failure} />
      <Note tone="warning">
        <p>{t('financing.withdrawal.asked', { ...names, reason: withdrawal.reason })}</p>
        <p>{t('financing.withdrawal.binds')}</p>
        <TextAreaField
          label={t('financing.withdrawal.words', names)}
          optional={t('financing.withdrawal.optional')}
          rows={2}
          maxLength={bankOfferLimits.text}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
        <div className={styles.foot}>
          <Button size="small" pending={pending === 'agree'} onClick={() => answer(true)}>
            {t('financing.withdrawal.agree', names)}
          </Button>
          <Button size="small" pending={pending === 'refuse'} onClick={() => answer(false)}>
            {t('financing.withdrawal.refuse', names)}
          </Button>
        </div>
      </Note>
    </>
  );
}
