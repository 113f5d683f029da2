import type { BindingMove } from 'shared-kit/confirmation';
import { claimTakesTwo, type StaffClaim } from 'shared-kit/contract/claims';
import type { companyRoles } from 'shared-kit/contract/session';
import { useText } from '../../text.ts';

export type Role = (typeof companyRoles)[number];
/** What a button does. Letting an owner in takes two of the staff: one proposes it, another confirms. */
export type ClaimStep = 'grant' | 'propose' | 'confirm' | 'refuse';

/** What this reader can do to let the claimant in with this role; null if only another of the staff can. */
export function grantingStep({ mayGrant, needsTwo, proposal }: StaffClaim, role: Role): ClaimStep | null {
  if (!mayGrant) return null;
  if (!needsTwo || !claimTakesTwo(role)) return 'grant';
  if (!proposal) return 'propose';
  return proposal.isMine ? null : 'confirm';
}

/** Who is let into which company as what, or refused. */
export function useClaimMove(claim: StaffClaim, step: ClaimStep, role: Role): BindingMove {
  const t = useText();
  const { name, email, company, version, proposal } = claim;
  const by = proposal?.by ?? t('verify.not-stated');
  return {
    title: t(`claims.${step}`),
    facts: [
      { term: t('claims.who'), detail: t('claims.claimant', { name, email }) },
      { term: t('claims.company'), detail: company.name },
      ...(step === 'refuse' ? [] : [{ term: t('claims.role'), detail: t(`claims.role.${role}`) }]),
      ...(step === 'confirm' ? [{ term: t('verify.bank.proposed-by'), detail: by }] : []),
    ],
    atStake: { version, sum: null },
    final: t(`claims.final.${step === 'confirm' ? 'grant' : step}`),
    confirm: t(`claims.${step}`),
    isAgainst: step === 'refuse',
  };
}
