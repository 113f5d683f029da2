import type { AuditAction } from 'shared-kit/contract/audit';
import type { Seen } from 'shared-kit/contract/binding';
import { claimAllows } from 'shared-kit/contract/claims';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { record } from '../audit/index.ts';
import { setProposal } from './repository.ts';
import type { ClaimRow } from './schema.ts';

/** What a decision is about: the state of the claim, and what another of the staff proposed. */
export function claimAtStake({ state, proposedBy, proposedAt }: ClaimRow): Seen {
  const version = proposedAt ? `${state} ${proposedBy} ${proposedAt.toISOString()}` : state;
  return { version, sum: null };
}

type By = Readonly<{ by: string; at: Date }>;

/** Another of the staff has to confirm that the claimant becomes an owner. */
export async function proposeOwner(
  tx: Tx,
  claim: ClaimRow,
  { by, at, reason }: By & Readonly<{ reason: string }>,
): Promise<void> {
  await setProposal(tx, claim.id, { proposedBy: by, proposedReason: reason, proposedAt: at });
  await recordProposal(tx, claim, { action: 'claim.proposed', by, at, reason });
}

/**
 * The proposer takes it back, or another of the staff doesn't agree. The claim goes on waiting; one that was granted says
 * for ever who proposed it.
 */
export async function dropProposal(tx: Tx, claim: ClaimRow, { by, at }: By): Promise<void> {
  if (claim.proposedBy === null || !claimAllows('grant', claim.state)) throw new AppError('claim.moved');
  const action = claim.proposedBy === by ? 'claim.proposal-withdrawn' : 'claim.proposal-refused';
  await setProposal(tx, claim.id);
  await recordProposal(tx, claim, { action, by, at, reason: claim.proposedReason });
}

type Recorded = By &
  Readonly<{
    action: Extract<AuditAction, `claim.propos${string}`>;
    reason: string | null;
  }>;

/** What staff discuss among themselves is theirs until they decide. */
export const recordProposal = (
  tx: Tx,
  { companyId, userId: subject }: ClaimRow,
  entry: Recorded,
): Promise<void> =>
  record(tx, {
    ...entry,
    companyId,
    subject,
    isStaffOnly: true,
    changes: [{ field: 'role', from: null, to: 'owner' }],
  });
