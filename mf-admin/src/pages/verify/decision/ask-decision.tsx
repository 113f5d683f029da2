import { Confirmation } from 'shared-kit/confirmation';
import type { BindingDecision, CompanyFile, SuspensionReason } from 'shared-kit/contract/verification';
import { useForm, wrongAmong } from 'shared-kit/form';
import type { Confirmed } from 'shared-kit/shell';
import { SelectField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { useDecisionMove } from './use-decision-move.ts';

type Entries = Readonly<{ suspension: SuspensionReason | '' }>;
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
  const form = useForm({
    first: (): Entries => ({ suspension: '' }),
    read: ({ suspension }) => ({
      faults: wrongAmong({ suspension: suspensions !== null && suspension === '' }),
      body: { suspension: suspension || null },
    }),
    says: () => t('verify.suspension.missing'),
  });
  return (
    <Confirmation
      move={moveOf(decision, label)}
      pending={pending}
      isQuick={suspensions === null}
      onConfirm={(confirmed) => form.submit(async ({ suspension }) => on.onConfirm(confirmed, suspension))}
      onClose={on.onCancel}
    >
      {suspensions && (
        <SelectField
          {...form.text('suspension')}
          label={t('verify.suspension.why')}
          hint={form.entries.suspension === 'sanctions' ? t('verify.suspension.untold') : undefined}
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
