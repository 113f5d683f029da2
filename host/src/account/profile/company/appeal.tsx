import { useState } from 'react';
import { myCompany } from 'shared-kit/contract/my-company';
import { reasonMaxLength } from 'shared-kit/contract/verification';
import { call, useSubmit, useUnsavedInput } from 'shared-kit/shell';
import { Button, TextAreaField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { useFailureText } from '../form/failure-text.ts';
import styles from '../form/form.module.css';

/** A company that was turned down asks the staff, once, to look again. */
export function Appeal({ onAppealed }: { onAppealed: () => unknown }) {
  const t = useText();
  const { failure, isPending, run } = useSubmit(useFailureText());
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  useUnsavedInput(reason.trim() !== '');
  const send = async () => {
    if (reason.trim() === '') return setMissing(true);
    await run(() => call(myCompany.appeal, { body: { reason } }));
    await onAppealed();
  };
  return (
    <>
      <TextAreaField
        label={t('profile.company.appeal-words')}
        hint={t('profile.company.appeal-hint')}
        error={isMissing ? t('profile.company.appeal-missing') : undefined}
        value={reason}
        maxLength={reasonMaxLength}
        rows={4}
        onChange={({ target }) => {
          setReason(target.value);
          setMissing(false);
        }}
      />
      <div className={styles.foot}>
        <Button pending={isPending} onClick={() => void send()}>
          {t('profile.company.appeal')}
        </Button>
      </div>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
