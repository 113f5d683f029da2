import {
  type ClaimDecisionInput,
  type ClaimOpinionInput,
  claimAllows,
  mayGrantClaim,
} from 'shared-kit/contract/claims';
import type { Tx } from '../../platform/db/index.ts';
import { AppError, assertSeen } from '../../platform/http/index.ts';
import type { MailParts } from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import { type Company, lockCompany } from '../companies/index.ts';
import { setMembership } from '../members/index.ts';
import { mayBeJoined } from './may-be-joined.ts';
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
  await recordClaim(tx, claim, { action: 'claim.answered', by, to, at: parts.clock() });
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

/** Staff let the claimant into the company, or don't. */
export async function decideClaim(acting: Acting, tx: Tx, input: ClaimDecisionInput): Promise<void> {
  const { parts, userId: by, id } = acting;
  const { claim, company } = await lockClaim(tx, id);
  const at = parts.clock();
  const { decision, reason, seen } = input;
  if (!claimAllows(decision, claim.state)) throw new AppError('claim.moved');
  assertSeen(seen, { version: claim.state, sum: null });
  if (decision === 'grant') await join(tx, { claim, company, role: input.role, by, at });
  await moveClaim(tx, id, decision, { reason, endedAt: at });
  const to = decision === 'grant' ? 'granted' : 'refused';
  await recordClaim(tx, claim, { action: 'claim.decided', by, to, at, reason });
  if (decision === 'grant') await tellGranted(parts, tx, claim, { company: company.brandName, reason });
  else await tellRefused(parts, tx, claim, reason);
}

type Joining = Readonly<{
  claim: ClaimRow;
  company: Company;
  role: 'owner' | 'approver' | 'member';
  by: string;
  at: Date;
}>;

async function join(tx: Tx, { claim, company, role, by, at }: Joining): Promise<void> {
  if (!mayBeJoined(company)) throw new AppError('company.not-allowed');
  const { state, openedAt, userId } = claim;
  if (state === 'open' && !mayGrantClaim(state, openedAt, at)) throw new AppError('claim.owners-asked');
  const claimant = await lockClaimant(tx, userId);
  if (claimant.companyId !== null) throw new AppError('member.other-company');
  await setMembership(tx, userId, { companyId: company.id, role });
  await record(tx, {
    action: 'member.joined',
    companyId: company.id,
    by,
    subject: userId,
    at,
    changes: [{ field: 'role', from: null, to: role }],
  });
}
