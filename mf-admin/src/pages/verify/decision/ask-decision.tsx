import { useState } from 'react';
import { Confirmation } from 'shared-kit/confirmation';
import type { BindingDecision, CompanyFile, SuspensionReason } from 'shared-kit/contract/verification';
import type { Confirmed } from 'shared-kit/shell';
import { SelectField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { useDecisionMove } from './use-decision-move.ts';

type AskDecisionProps = {
  decision: BindingDecision;
  /** The button's words. */
  label: string;
  file: CompanyFile;
  pending: boolean;
  /** The reasons to choose from; null if the decision has none. */
  suspensions: readonly SuspensionReason[] | null;
  onConfirm: (confirmed: Confirmed, suspension: SuspensionReason | null) => void;
  onCancel: () => void;
};

/** Asks once more before a binding decision, and which suspension it is. Enter confirms it at once. */
export function AskDecision({ decision, label, file, pending, suspensions, ...on }: AskDecisionProps) {
  const t = useText();
  const moveOf = useDecisionMove(file);
  const [suspension, setSuspension] = useState<SuspensionReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const confirm = (confirmed: Confirmed) => {
    if (suspensions && !suspension) setMissing(true);
    else on.onConfirm(confirmed, suspension);
  };
  return (
    <Confirmation
      move={moveOf(decision, label)}
      pending={pending}
      isQuick={suspensions === null}
      onConfirm={confirm}
      onClose={on.onCancel}
    >
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
    </Confirmation>
  );
}
