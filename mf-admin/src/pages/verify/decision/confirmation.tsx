import { useState } from 'react';
import type { StaffDecision, SuspensionReason } from 'shared-kit/contract';
import { Button, Note, SelectField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';

/** Decisions that are hard to undo. */
export const finalDecisions = ['reject', 'suspend', 'close'] as const satisfies readonly StaffDecision[];
export type FinalDecision = (typeof finalDecisions)[number];

type ConfirmationProps = {
  decision: FinalDecision;
  /** The reasons to choose from; null if the decision has none. */
  suspensions: readonly SuspensionReason[] | null;
  onConfirm: (suspension: SuspensionReason | null) => void;
  onCancel: () => void;
};

/** Asks once more before a decision that is hard to undo, and which suspension it is. */
export function Confirmation({ decision, suspensions, onConfirm, onCancel }: ConfirmationProps) {
  const t = useText();
  const [suspension, setSuspension] = useState<SuspensionReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const confirm = () => {
    if (suspensions && !suspension) setMissing(true);
    else onConfirm(suspension);
  };
  // messages: verify.decision.sure.*
  // messages: verify.decision.confirm.*
  // messages: verify.suspension.reason.*
  return (
    <Note tone="danger" role="alert" title={t(`verify.decision.sure.${decision}`)}>
      {suspensions && (
        <SelectField
          label={t('verify.suspension.why')}
          hint={suspension === 'sanctions' ? t('verify.suspension.untold') : undefined}
          error={isMissing ? t('verify.suspension.missing') : undefined}
          value={suspension ?? ''}
          onChange={({ target }) => {
            setSuspension(suspensions.find((it) => it === target.value) ?? null);
            setMissing(false);
          }}
        >
          <option value="" />
          {suspensions.map((it) => (
            <option key={it} value={it}>
              {t(`verify.suspension.reason.${it}`)}
            </option>
          ))}
        </SelectField>
      )}
      <div className={styles.buttons}>
        <Button emphasis="danger-confirm" onClick={confirm}>
          {t(`verify.decision.confirm.${decision}`)}
        </Button>
        <Button onClick={onCancel}>{t('verify.decision.back')}</Button>
      </div>
    </Note>
  );
}
