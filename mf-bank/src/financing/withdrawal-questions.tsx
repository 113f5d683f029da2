import { useState } from 'react';
import { ConfirmButton } from 'shared-kit/confirmation';
import { type BuyersFinancing, bankOfferLimits, financing } from 'shared-kit/contract/financing';
import { MoveFailure, useMove } from 'shared-kit/financing';
import { Row } from 'shared-kit/layout';
import { Note, TextAreaField } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { useBuyersMove } from './use-buyers-move.ts';

type Changed = { request: BuyersFinancing; quoteId: string; onChanged: () => Promise<void> };
type BankQuote = BuyersFinancing['bankQuotes'][number];

/** Banks that ask to withdraw an offer that still binds them; the buyer agrees or holds them to it. */
export function WithdrawalQuestions(changed: Changed) {
  return changed.request.bankQuotes
    .filter(({ moves }) => moves.includes('agree-to-withdrawal'))
    .map((it) => <WithdrawalAnswer key={it.id} bankQuote={it} {...changed} />);
}

function WithdrawalAnswer({ bankQuote, request, quoteId, onChanged }: Changed & { bankQuote: BankQuote }) {
  const t = useText();
  const [text, write] = useState('');
  const { failure, pending, bind } = useMove(quoteId, onChanged);
  const moveOf = useBuyersMove(request);
  const { withdrawal, bank } = bankQuote;
  if (!withdrawal) return null;
  const names = { bank: bank.name };
  const answers = [
    { name: 'agree', agrees: true, move: 'agree-to-withdrawal' },
    { name: 'refuse', agrees: false, move: 'refuse-withdrawal' },
  ] as const;
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
        <Row gap="3">
          {answers.map(({ name, agrees, move }) => (
            <ConfirmButton
              key={name}
              size="small"
              pending={pending === name}
              move={moveOf(move, t(`financing.withdrawal.${name}`, names), bankQuote)}
              onConfirm={(confirmed) =>
                bind(
                  confirmed,
                  financing.answerWithdrawal,
                  { withdrawalId: withdrawal.id, agrees, text: text.trim() },
                  name,
                )
              }
            >
              {t(`financing.withdrawal.${name}`, names)}
            </ConfirmButton>
          ))}
        </Row>
      </Note>
    </>
  );
}
