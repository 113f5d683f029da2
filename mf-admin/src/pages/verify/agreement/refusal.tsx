import { useState } from 'react';
import { useConfirmation } from 'shared-kit/confirmation';
import { staffAgreements } from 'shared-kit/contract/agreements';
import { type AgreementAnswer, signingLimits } from 'shared-kit/contract/signing';
import { bind, useKeyPerBody, useSubmit } from 'shared-kit/shell';
import { Button, Note, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';

type RefusalProps = { companyId: string; agreement: AgreementAnswer; refetch: () => unknown };

/** The market doesn't sign; the company reads why. */
export function Refusal({ companyId, agreement, refetch }: RefusalProps) {
  const t = useText();
  const { keyOf, done } = useKeyPerBody();
  const { run, isPending, failure } = useSubmit(() => 'failed');
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { ask, dialog } = useConfirmation({
    move: {
      title: t('verify.agreement.refuse'),
      facts: [
        { term: t('verify.decision.company'), detail: agreement.companyName },
        { term: t('verify.agreement.refusal-reason'), detail: reason.trim() },
      ],
      atStake: { version: agreement.text.sha256, sum: null },
      final: t('verify.agreement.refuse-final'),
      confirm: t('verify.agreement.refuse'),
      isAgainst: true,
    },
    pending: isPending,
  });
  const press = () => {
    if (!isAsked) return setAsked(true);
    if (reason.trim() === '') return setMissing(true);
    void ask((confirmed) =>
      run(async () => {
        const asked = { params: { id: companyId }, body: { reason } };
        await bind(confirmed, staffAgreements.refuse, asked, keyOf);
        done();
        await refetch();
      }),
    );
  };
  return (
    <>
      {isAsked && (
        <TextField
          label={t('verify.agreement.refusal-reason')}
          error={isMissing ? t('verify.decision.reason-missing') : undefined}
          value={reason}
          maxLength={signingLimits.reason}
          onChange={({ target }) => {
            setReason(target.value);
            setMissing(false);
          }}
        />
      )}
      {failure && <Note tone="danger" role="alert" title={t('verify.decision.failed')} />}
      <div className={styles.buttons}>
        <Button size="small" pending={isPending} onClick={press}>
          {t('verify.agreement.refuse')}
        </Button>
      </div>
      {dialog}
    </>
  );
}
