import { ConfirmButton } from 'shared-kit/confirmation';
import { type BindingDecision, type CompanyFile, verification } from 'shared-kit/contract/verification';
import { useSendOnce } from 'shared-kit/form';
import { Row } from 'shared-kit/layout';
import { ApiError, bind, type Confirmed, call, formatMoment, useLocale } from 'shared-kit/shell';
import { Button, Note } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';
import { useDecisionMove } from './use-decision-move.ts';

type ProposalProps = {
  file: CompanyFile;
  proposal: NonNullable<CompanyFile['proposal']>;
  refetch: () => unknown;
};

/** A decision that waits for another of the staff. Who proposed it has no button to confirm it. */
export function Proposal({ file, proposal, refetch }: ProposalProps) {
  const t = useText();
  const locale = useLocale();
  const moveOf = useDecisionMove(file);
  const { pending, failure, run, keyOf } = useSendOnce((error) =>
    error instanceof ApiError ? (error.requestId ?? error.code) : '',
  );
  const params = { id: file.id };
  const confirm = (confirmed: Confirmed) =>
    run(async () => {
      try {
        await bind(confirmed, verification.confirmProposal, { params, body: {} }, keyOf);
      } finally {
        await refetch();
      }
    }, 'confirm');
  const drop = () =>
    run(async () => {
      try {
        await call(verification.dropProposal, { params });
      } finally {
        await refetch();
      }
    }, 'drop');
  const { decision, suspension, by, at, reason, isMine } = proposal;
  return (
    <Note
      tone="warning"
      role="status"
      title={t(`verify.proposal.what.${decision as 'approve' | 'reinstate'}`)}
    >
      <p>
        <span>{t('verify.proposal.by', { by, moment: formatMoment(at, locale) })}</span>
        {suspension && <span>{` ${t(`verify.suspension.reason.${suspension}`)}.`}</span>}
      </p>
      {reason && <p className={styles.reason}>{reason}</p>}
      {isMine && <p>{t('verify.proposal.mine')}</p>}
      {failure !== null && (
        <p role="alert">
          <span>{t('verify.decision.failed')}</span>{' '}
          {failure && <span>{t('verify.decision.reference', { code: failure })}</span>}
        </p>
      )}
      <Row className={styles.buttons}>
        {!isMine && (
          <ConfirmButton
            emphasis="primary"
            isQuick
            move={moveOf(decision as BindingDecision, t('verify.proposal.confirm'), suspension)}
            pending={pending === 'confirm'}
            onConfirm={confirm}
          >
            {t('verify.proposal.confirm')}
          </ConfirmButton>
        )}
        <Button pending={pending === 'drop'} onClick={() => void drop()}>
          {t(isMine ? 'verify.proposal.withdraw' : 'verify.proposal.refuse')}
        </Button>
      </Row>
    </Note>
  );
}
