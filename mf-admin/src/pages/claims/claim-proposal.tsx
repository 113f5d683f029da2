import { claims, type StaffClaim } from 'shared-kit/contract/claims';
import { useSendOnce } from 'shared-kit/form';
import { Row } from 'shared-kit/layout';
import { call, formatMoment, refusalAmong, useLocale } from 'shared-kit/shell';
import { Button, Note } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import entry from '../entry.module.css';
import styles from './claims-page.module.css';

type ClaimProposalProps = {
  claimId: string;
  proposal: NonNullable<StaffClaim['proposal']>;
  onDropped: () => void;
};

/** That another of the staff has to confirm an owner. Who proposed it may take it back. */
export function ClaimProposal({ claimId, proposal, onDropped }: ClaimProposalProps) {
  const t = useText();
  const locale = useLocale();
  const { failure, isPending, run } = useSendOnce((error) =>
    t(refusalAmong(error, ['claim.moved']) ? 'claims.moved' : 'claims.failed'),
  );
  const drop = () =>
    run(async () => {
      await call(claims.dropProposal, { params: { id: claimId } });
      onDropped();
    });
  const { by, at, reason, isMine } = proposal;
  return (
    <Note tone="warning" role="status" title={t('claims.proposal')}>
      <p>{t('verify.proposal.by', { by: by ?? t('verify.not-stated'), moment: formatMoment(at, locale) })}</p>
      <p className={entry.reason}>{reason}</p>
      {isMine && <p>{t('verify.proposal.mine')}</p>}
      {failure && <p role="alert">{failure}</p>}
      <Row className={styles.buttons}>
        <Button pending={isPending} onClick={() => void drop()}>
          {t(isMine ? 'verify.proposal.withdraw' : 'verify.proposal.refuse')}
        </Button>
      </Row>
    </Note>
  );
}
