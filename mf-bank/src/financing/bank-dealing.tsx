import {
  type BuyersFinancing,
  financing,
  isRunningBankQuote,
  mayReadShared,
} from 'shared-kit/contract/financing';
import { ConditionList, MoveFailure, Thread, useMove, WordsForm } from 'shared-kit/financing';
import { Stack } from 'shared-kit/layout';
import { Disclosure } from 'shared-kit/ui';
import { useText } from '../text.ts';

type BankQuote = BuyersFinancing['bankQuotes'][number];
type Props = { bankQuote: BankQuote; quoteId: string; onChanged: () => Promise<void> };

/** One bank's questions and conditions, which the buyer answers, and the messages with it. */
export function BankDealing({ bankQuote, quoteId, onChanged }: Props) {
  const t = useText();
  const { failure, pending, move } = useMove(quoteId, onChanged);
  const { id, bank, state, conditions, messages } = bankQuote;
  const open = conditions.filter((it) => it.state === 'open').length;
  const mayWrite = mayReadShared(state);
  if (!mayWrite && messages.length === 0 && conditions.length === 0) return null;
  return (
    <Disclosure
      open={open > 0 || undefined}
      summary={
        open > 0
          ? t('financing.dealing.open', { bank: bank.name, count: open })
          : t('financing.dealing', { bank: bank.name })
      }
    >
      <Stack>
        <MoveFailure failure={failure} />
        <ConditionList
          conditions={conditions}
          actionOf={({ id: conditionId, text, state: standing }) =>
            standing === 'open' &&
            isRunningBankQuote(state) && (
              <WordsForm
                withFiles
                label={t('financing.answer.to', { condition: text })}
                action={t('financing.answer')}
                emphasis="primary"
                pending={pending === conditionId}
                onSend={(written) => move(financing.answer, { conditionId, ...written }, conditionId)}
              />
            )
          }
        />
        <Thread messages={messages} conditions={conditions} reader="buyer" />
        {mayWrite && (
          <WordsForm
            withFiles
            label={t('financing.write', { bank: bank.name })}
            action={t('financing.send')}
            pending={pending === 'messages'}
            onSend={(written) => move(financing.write, { bankQuoteId: id, ...written }, 'messages')}
          />
        )}
      </Stack>
    </Disclosure>
  );
}
