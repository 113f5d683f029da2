import { type FormEvent, useState } from 'react';
import { useConfirmation } from 'shared-kit/confirmation';
import {
  type BankQuoteDetail,
  bankOfferLimits,
  bankOffers,
  type DeclineReason,
  declineReasons,
  declineWords,
} from 'shared-kit/contract/financing';
import type { Move } from 'shared-kit/financing';
import { useLocale, useUnsavedInput } from 'shared-kit/shell';
import { Button, SelectField, Text, TextAreaField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './bank-quote-page.module.css';
import { useBindingMove } from './use-binding-move.ts';

/** Declines for one of the reasons, with words where the bank wishes to add some. */
export function DeclineForm({ detail, bind, pending }: Move & { detail: BankQuoteDetail }) {
  const t = useText();
  const locale = useLocale();
  const [code, choose] = useState<DeclineReason | ''>('');
  const [reason, write] = useState('');
  const [isTried, setTried] = useState(false);
  useUnsavedInput(code !== '' || reason !== '');
  const line = { term: t('bind.reason'), detail: code === '' ? '' : declineWords(code, locale) };
  const { ask, dialog } = useConfirmation({
    move: useBindingMove(detail)('decline', { label: t('end.decline'), lines: [line] }),
    pending: pending === 'decline',
  });
  const lacksWords = code === 'other' && reason.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (code !== '' && !lacksWords)
      await ask((confirmed) =>
        bind(confirmed, bankOffers.decline, { code, reason: reason.trim() }, 'decline'),
      );
  };
  return (
    <form
      className={styles.head}
      aria-label={t('end.decline')}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Text as="p">{t('decline.hint')}</Text>
      <SelectField
        label={t('end.reason')}
        value={code}
        error={isTried && code === '' ? t('decline.code-missing') : undefined}
        onChange={({ target }) => choose(declineReasons.find((it) => it === target.value) ?? '')}
      >
        <option value="">{t('decline.choose')}</option>
        {declineReasons.map((it) => (
          <option key={it} value={it}>
            {declineWords(it, locale)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t('decline.words')}
        optional={code === 'other' ? undefined : t('decline.optional')}
        rows={2}
        maxLength={bankOfferLimits.text}
        value={reason}
        error={isTried && lacksWords ? t('decline.words-missing') : undefined}
        onChange={({ target }) => write(target.value)}
      />
      <div className={styles.words}>
        <Button type="submit" pending={pending === 'decline'}>
          {t('end.decline')}
        </Button>
      </div>
      {dialog}
    </form>
  );
}
