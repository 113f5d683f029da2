import { useState } from 'react';
import { type BankQuoteDetail, bankQuotes, mayReadShared } from 'shared-kit/contract/financing';
import { MoveFailure, Thread, useMove, WordsForm } from 'shared-kit/financing';
import { Stack } from 'shared-kit/layout';
import { Checkbox, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../text.ts';

type Props = { detail: BankQuoteDetail; onChanged: () => Promise<void> };

/** Messages with the buyer, and notes that stay with my bank. */
export function ThreadSheet({ detail, onChanged }: Props) {
  const t = useText();
  const { failure, pending, move } = useMove(detail.id, onChanged);
  const [isPrivate, setPrivate] = useState(false);
  if (!mayReadShared(detail.state)) return null;
  return (
    <Sheet>
      <SheetHeader title={t('thread.title')} />
      <Stack as={SheetBody}>
        <Thread messages={detail.messages} conditions={detail.conditions} reader="bank" />
        <MoveFailure failure={failure} />
        <WordsForm
          withFiles
          label={isPrivate ? t('thread.note') : t('thread.write', { buyer: detail.buyer.name })}
          action={isPrivate ? t('thread.keep') : t('thread.send')}
          pending={pending === 'messages'}
          onSend={(written) => move(bankQuotes.write, { ...written, isPrivate }, 'messages')}
        >
          <Checkbox checked={isPrivate} onChange={({ target }) => setPrivate(target.checked)}>
            {t('thread.only-us')}
          </Checkbox>
        </WordsForm>
      </Stack>
    </Sheet>
  );
}
