import { useState } from 'react';
import {
  type BindingDecision,
  type CompanyFile,
  isBindingDecision,
  possibleDecisions,
  type StaffDecision,
  type SuspensionReason,
  suspensionReasons,
} from 'shared-kit/contract/verification';
import { Row } from 'shared-kit/layout';
import type { Confirmed } from 'shared-kit/shell';
import { Button } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { hasOpenPoints } from '../file/checks.tsx';
import styles from '../verify-page.module.css';
import { AskDecision } from './ask-decision.tsx';

/** Highlights the next sensible step: if checks are open, to request a correction. */
function lookOf(decision: StaffDecision, file: CompanyFile) {
  if (decision === 'reject' || decision === 'suspend' || decision === 'close') return 'danger';
  const isOpen = possibleDecisions(file).includes('request-changes') && hasOpenPoints(file);
  return decision === (isOpen ? 'request-changes' : 'approve') ? 'primary' : 'secondary';
}

/** A suspension ends by a button of its own, beside its reason. */
const buttonsOf = (file: CompanyFile) =>
  possibleDecisions(file).filter(
    (decision) => decision !== 'reinstate' && (decision !== 'suspend' || openReasons(file).length > 0),
  );

const wordOf = (decision: StaffDecision, { verification, needsTwo }: CompanyFile) => {
  if (decision === 'approve' && needsTwo.includes(decision)) return 'propose-approve';
  return decision === 'suspend' && verification === 'suspended' ? 'suspend-again' : decision;
};

/** The reasons that it isn't suspended for yet. */
const openReasons = ({ suspensions }: CompanyFile) =>
  suspensionReasons.filter((it) => it !== 'lapsed' && !suspensions.some(({ reason }) => reason === it));

type DecisionButtonsProps = {
  file: CompanyFile;
  pending: StaffDecision | null;
  /** Called before a decision is sent or confirmed. */
  isReady: (decision: StaffDecision) => boolean;
  onDecide: (decision: StaffDecision, confirmed?: Confirmed, suspension?: SuspensionReason | null) => void;
};

export function DecisionButtons({ file, pending, isReady, onDecide }: DecisionButtonsProps) {
  const t = useText();
  const [asked, setAsked] = useState<BindingDecision | null>(null);
  const press = (decision: StaffDecision) => {
    if (!isReady(decision)) return;
    if (isBindingDecision(decision)) setAsked(decision);
    else onDecide(decision);
  };
  return (
    <Row className={styles.buttons}>
      {buttonsOf(file).map((decision) => (
        <Button
          key={decision}
          emphasis={lookOf(decision, file)}
          pending={pending === decision}
          onClick={() => press(decision)}
        >
          {t(`verify.decision.do.${wordOf(decision, file)}`)}
        </Button>
      ))}
      {asked && (
        <AskDecision
          decision={asked}
          label={t(`verify.decision.do.${wordOf(asked, file)}`)}
          file={file}
          pending={pending === asked}
          suspensions={asked === 'suspend' ? openReasons(file) : null}
          onConfirm={(confirmed, suspension) => {
            setAsked(null);
            onDecide(asked, confirmed, suspension);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </Row>
  );
}
