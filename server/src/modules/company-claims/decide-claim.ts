import {
  type ClaimDecisionAnswer,
  type ClaimDecisionInput,
  type ClaimOpinionInput,
  claimAllows,
  claimTakesTwo,
  mayGrantClaim,
} from 'shared-kit/contract/claims';
import type { CompanyRole } from 'shared-kit/contract/session';
import type { Tx } from '../../platform/db/index.ts';
import { AppError, assertSeen } from '../../platform/http/index.ts';
import type { MailParts } from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import { type Company, lockCompany } from '../companies/index.ts';
import { setMembership } from '../members/index.ts';
import { mayBeJoined } from './may-be-joined.ts';
import { claimAtStake, dropProposal, proposeOwner, recordProposal } from './propose-owner.ts';
import { recordClaim } from './record-claim.ts';
import { findClaim, lockClaimant, moveClaim } from './repository.ts';
import type { ClaimRow } from './schema.ts';
import { tellGranted, tellRefused } from './tell-people.ts';

type Acting = Readonly<{ parts: MailParts; userId: string; id: string }>;

/** Everything is decided behind the lock on the claimed company. */
async function lockClaim(tx: Tx, id: string): Promise<Readonly<{ claim: ClaimRow; company: Company }>> {
  const { companyId } = await findClaim(tx, id);
  const company = await lockCompany(tx, companyId);
  if (!company) throw new AppError('claim.not-found');
  return { claim: await findClaim(tx, id), company };
}

/** An owner says whether the claimant is one of theirs. They may change their mind until staff decide. */
export async function answerClaim(
  { parts, userId: by, id, companyId }: Acting & Readonly<{ companyId: string }>,
  tx: Tx,
  { opinion }: ClaimOpinionInput,
): Promise<void> {
  const { claim, company } = await lockClaim(tx, id);
  // Claims on other companies look missing, and those that nobody was told of.
  if (company.id !== companyId || claim.openedAt === null) throw new AppError('claim.not-found');
  await moveClaim(tx, id, opinion, { answeredBy: by });
  const to = opinion === 'agree' ? 'agreed' : 'objected';
  const at = parts.clock();
  await recordClaim(tx, claim, { action: 'claim.answered', by, to, at });
  // Who proposed didn't know of the answer.
  if (claim.proposedBy !== null)
    await recordProposal(tx, claim, { action: 'claim.proposal-ended', by, at, reason: claim.proposedReason });
}

/** The claimant takes it back, whether or not anybody was told of it. */
export async function withdrawClaim({ parts, userId: by, id }: Acting, tx: Tx): Promise<void> {
  const { claim } = await lockClaim(tx, id);
  if (claim.userId !== by) throw new AppError('claim.not-found');
  const at = parts.clock();
  await moveClaim(tx, id, 'withdraw', { endedAt: at });
  if (claim.openedAt !== null)
    await recordClaim(tx, claim, { action: 'claim.withdrawn', by, to: 'withdrawn', at });
}

/** Staff take a proposal back, or don't agree with it. */
export async function dropClaimProposal({ parts, userId: by, id }: Acting, tx: Tx): Promise<void> {
  const { claim } = await lockClaim(tx, id);
  await dropProposal(tx, claim, { by, at: parts.clock() });
}

/** Staff let the claimant into the company, or don't. To make an owner, one proposes and another confirms. */
export async function decideClaim(
  { parts, userId: by, id, fourEyes }: Acting & Readonly<{ fourEyes: boolean }>,
  tx: Tx,
  input: ClaimDecisionInput,
): Promise<ClaimDecisionAnswer> {
  const { claim, company } = await lockClaim(tx, id);
  const at = parts.clock();
  const { decision, reason, seen } = input;
  if (!claimAllows(decision, claim.state)) throw new AppError('claim.moved');
  assertSeen(seen, claimAtStake(claim));
  if (decision === 'refuse') {
    await moveClaim(tx, id, decision, { reason, endedAt: at });
    await recordClaim(tx, claim, { action: 'claim.decided', by, to: 'refused', at, reason });
    await tellRefused(parts, tx, claim, reason);
    return { outcome: 'decided' };
  }
  await assertJoinable(tx, { claim, company, at });
  const { role } = input;
  const needsTwo = claimTakesTwo(role);
  if (needsTwo && fourEyes && claim.proposedBy === null) {
    await proposeOwner(tx, claim, { by, at, reason });
    return { outcome: 'proposed' };
  }
  if (needsTwo && fourEyes && claim.proposedBy === by) throw new AppError('claim.own-proposal');
  await grant(parts, tx, { claim, company, role, by, at, reason });
  return { outcome: 'decided' };
}

type Joining = Readonly<{ claim: ClaimRow; company: Company; at: Date }>;

/** The claimant stays locked, so that they can't join another company meanwhile. */
async function assertJoinable(tx: Tx, { claim, company, at }: Joining): Promise<void> {
  if (!mayBeJoined(company)) throw new AppError('company.not-allowed');
  const { state, openedAt, userId } = claim;
  if (state === 'open' && !mayGrantClaim(state, openedAt, at)) throw new AppError('claim.owners-asked');
  const claimant = await lockClaimant(tx, userId);
  if (claimant.companyId !== null) throw new AppError('member.other-company');
}

type Granting = Joining & Readonly<{ role: CompanyRole; by: string; reason: string }>;

async function grant(parts: MailParts, tx: Tx, granting: Granting): Promise<void> {
  const { claim, company, role, by, at, reason } = granting;
  const { id, userId, proposedBy, proposedReason, proposedAt } = claim;
  const isConfirmed = claimTakesTwo(role) && proposedBy !== null && proposedBy !== by;
  const isAlone = claimTakesTwo(role) && !isConfirmed;
  await setMembership(tx, userId, { companyId: company.id, role });
  await record(tx, {
    action: 'member.joined',
    companyId: company.id,
    by,
    subject: userId,
    at,
    changes: [{ field: 'role', from: null, to: role }],
  });
  const confirmed = isConfirmed ? { proposedBy, proposedReason, proposedAt } : {};
  await moveClaim(tx, id, 'grant', { reason, endedAt: at, ...confirmed });
  const more = isAlone ? [{ field: 'four-eyes' as const, from: null, to: 'alone' }] : [];
  await recordClaim(tx, claim, { action: 'claim.decided', by, to: 'granted', at, reason, more });
  await tellGranted(parts, tx, claim, { company: company.brandName, reason });
}
