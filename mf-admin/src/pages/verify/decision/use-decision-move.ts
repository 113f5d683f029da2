import type { BindingMove } from 'shared-kit/confirmation';
import type { BindingDecision, CompanyFile, SuspensionReason } from 'shared-kit/contract/verification';
import { useText } from '../../../text.ts';

/** Rejecting, suspending and closing are hard to undo. */
const against = ['reject', 'suspend', 'close'] as const satisfies readonly BindingDecision[];

/** A decision on a company, as staff confirm it: whom it concerns, in which state, and what it means for it. */
export function useDecisionMove(file: CompanyFile) {
  const t = useText();
  return (
    decision: BindingDecision,
    label: string,
    suspension: SuspensionReason | null = null,
  ): BindingMove => ({
    title: label,
    facts: [
      { term: t('verify.decision.company'), detail: file.legalName },
      { term: t('verify.decision.country'), detail: file.country },
      ...(file.taxNumber ? [{ term: t('verify.decision.tax-number'), detail: file.taxNumber }] : []),
      ...(suspension
        ? [{ term: t('verify.suspension.ends'), detail: t(`verify.suspension.reason.${suspension}`) }]
        : []),
    ],
    atStake: { version: file.version, sum: null },
    final: t(`verify.decision.sure.${decision}`),
    confirm: label,
    isAgainst: against.some((it) => it === decision),
  });
}
