import { useState } from 'react';
import { signingLimits } from 'shared-kit/contract';
import { api, useKeyPerBody, useSubmit } from 'shared-kit/shell';
import { Button, Note, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';

/** The market doesn't sign; the company reads why. */
export function Refusal({ companyId, refetch }: { companyId: string; refetch: () => unknown }) {
  const t = useText();
  const { keyOf, done } = useKeyPerBody();
  const { run, isPending, failure } = useSubmit(() => 'failed');
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const press = () => {
    if (!isAsked) return setAsked(true);
    if (reason.trim() === '') return setMissing(true);
    void run(async () => {
      await api.post(`/api/admin/companies/${companyId}/agreement/refusal`, { reason }, keyOf(reason));
      done();
      await refetch();
    });
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
    </>
  );
}
