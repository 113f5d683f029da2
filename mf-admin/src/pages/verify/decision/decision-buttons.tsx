import { useState } from 'react';
import {
  type CompanyFile,
  type StaffDecision,
  type SuspensionReason,
  suspensionReasons,
} from 'shared-kit/contract';
import { Button } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { hasOpenPoints } from '../file/checks.tsx';
import styles from '../verify-page.module.css';
import { Confirmation, type FinalDecision, finalDecisions } from './confirmation.tsx';
import { possibleDecisions } from './possible-decisions.ts';

const asFinal = (decision: StaffDecision): FinalDecision | null =>
  finalDecisions.find((it) => it === decision) ?? null;

/** Highlights the next sensible step: if checks are open, to request a correction. */
function lookOf(decision: StaffDecision, file: CompanyFile) {
  if (asFinal(decision)) return 'danger';
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
  onDecide: (decision: StaffDecision, suspension: SuspensionReason | null) => void;
};

export function DecisionButtons({ file, pending, isReady, onDecide }: DecisionButtonsProps) {
  const t = useText();
  const [asked, setAsked] = useState<FinalDecision | null>(null);
  const press = (decision: StaffDecision) => {
    if (!isReady(decision)) return;
    const final = asFinal(decision);
    if (final) setAsked(final);
    else onDecide(decision, null);
  };
  const confirm = (decision: FinalDecision, suspension: SuspensionReason | null) => {
    setAsked(null);
    if (isReady(decision)) onDecide(decision, suspension);
  };
  // messages: verify.decision.do.*
  if (asked) {
    return (
      <Confirmation
        decision={asked}
        suspensions={asked === 'suspend' ? openReasons(file) : null}
        onConfirm={(suspension) => confirm(asked, suspension)}
        onCancel={() => setAsked(null)}
      />
    );
  }
  // messages: verify.decision.do.*
  return (
    <div className={styles.buttons}>
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
    </div>
  );
}
