import { useState } from 'react';
import { useConfirmation } from 'shared-kit/confirmation';
import { staffAgreements } from 'shared-kit/contract/agreements';
import { type AgreementAnswer, signingLimits } from 'shared-kit/contract/signing';
import { useForm, useSendOnce, wrongAmong } from 'shared-kit/form';
import { Row } from 'shared-kit/layout';
import { bind } from 'shared-kit/shell';
import { Button, Note, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';

type RefusalProps = { companyId: string; agreement: AgreementAnswer; refetch: () => unknown };

/** The market doesn't sign; the company reads why. */
export function Refusal({ companyId, agreement, refetch }: RefusalProps) {
  const t = useText();
  const form = useForm({
    first: () => ({ reason: '' }),
    read: (body) => ({ faults: wrongAmong({ reason: body.reason.trim() === '' }), body }),
    says: () => t('verify.decision.reason-missing'),
    shows: 'untouched',
    isUnsaved: ({ reason }) => reason.trim() !== '',
  });
  const { run, keyOf, isPending, failure } = useSendOnce(() => 'failed');
  const [isAsked, setAsked] = useState(false);
  const { ask, dialog } = useConfirmation({
    move: {
      title: t('verify.agreement.refuse'),
      facts: [
        { term: t('verify.decision.company'), detail: agreement.companyName },
        { term: t('verify.agreement.refusal-reason'), detail: form.entries.reason.trim() },
      ],
      atStake: { version: agreement.text.sha256, sum: null },
      final: t('verify.agreement.refuse-final'),
      confirm: t('verify.agreement.refuse'),
      isAgainst: true,
    },
    pending: isPending,
  });
  const refuse = (body: { reason: string }) =>
    ask((confirmed) =>
      run(async () => {
        await bind(confirmed, staffAgreements.refuse, { params: { id: companyId }, body }, keyOf);
        await refetch();
      }),
    );
  return (
    <>
      {isAsked && (
        <TextField
          {...form.text('reason')}
          label={t('verify.agreement.refusal-reason')}
          maxLength={signingLimits.reason}
        />
      )}
      {failure && <Note tone="danger" role="alert" title={t('verify.decision.failed')} />}
      <Row className={styles.buttons}>
        <Button
          size="small"
          pending={isPending}
          onClick={() => (isAsked ? void form.submit(refuse) : setAsked(true))}
        >
          {t('verify.agreement.refuse')}
        </Button>
      </Row>
      {dialog}
    </>
  );
}
