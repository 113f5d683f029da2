import { useState } from 'react';
import { type CompanyFile, decisionsIn, type StaffDecision } from 'shared-kit/contract';
import { Button, Note } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { hasOpenPoints } from '../file/checks.tsx';
import styles from '../verify-page.module.css';

/** Decisions that are hard to undo, so they ask for confirmation. */
const finalOnes = ['reject', 'suspend'] as const satisfies readonly StaffDecision[];
type Final = (typeof finalOnes)[number];
const asFinal = (decision: StaffDecision): Final | null => finalOnes.find((it) => it === decision) ?? null;

/** Highlights the next sensible step: if checks are open, to request a correction. */
function lookOf(decision: StaffDecision, file: CompanyFile) {
  if (asFinal(decision)) return 'danger';
  const isOpen = decisionsIn(file.verification).includes('request-changes') && hasOpenPoints(file);
  const otherwise = file.verification === 'suspended' ? 'reinstate' : 'approve';
  return decision === (isOpen ? 'request-changes' : otherwise) ? 'primary' : 'secondary';
}

type DecisionButtonsProps = {
  file: CompanyFile;
  pending: StaffDecision | null;
  /** Called before a decision is sent or confirmed. */
  isReady: (decision: StaffDecision) => boolean;
  onDecide: (decision: StaffDecision) => void;
};

export function DecisionButtons({ file, pending, isReady, onDecide }: DecisionButtonsProps) {
  const t = useText();
  const [asked, setAsked] = useState<Final | null>(null);
  const press = (decision: StaffDecision) => {
    if (!isReady(decision)) return;
    const final = asFinal(decision);
    if (final) setAsked(final);
    else onDecide(decision);
  };
  const confirm = (decision: Final) => {
    setAsked(null);
    if (isReady(decision)) onDecide(decision);
  };
  // messages: verify.decision.do.*
  // messages: verify.decision.sure.*
  // messages: verify.decision.confirm.*
  if (asked) {
    return (
      <Note tone="danger" role="alert" title={t(`verify.decision.sure.${asked}`)}>
        <div className={styles.buttons}>
          <Button emphasis="danger-confirm" onClick={() => confirm(asked)}>
            {t(`verify.decision.confirm.${asked}`)}
          </Button>
          <Button onClick={() => setAsked(null)}>{t('verify.decision.back')}</Button>
        </div>
      </Note>
    );
  }
  return (
    <div className={styles.buttons}>
      {decisionsIn(file.verification).map((decision) => (
        <Button
          key={decision}
          emphasis={lookOf(decision, file)}
          pending={pending === decision}
          onClick={() => press(decision)}
        >
          {t(`verify.decision.do.${decision}`)}
        </Button>
      ))}
    </div>
  );
}
