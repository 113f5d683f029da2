import { eq } from 'drizzle-orm';
import {
  type DecisionAnswer,
  isAboutSuspension,
  type StaffDecision,
  type SuspensionReason,
  stepsOf,
  takesTwo,
} from 'shared-kit/contract/verification';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import type { MailParts } from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import { type Company, listSuspensions, lockCompany } from '../companies/index.ts';
import { tellWatchers } from '../documents/index.ts';
import { hasExposedOwner } from '../owners/index.ts';
import { type Decision, decide, lookAt } from './decide.ts';
import { type DecisionProposal, decisionProposal } from './schema.ts';
import { findProposal } from './version.ts';

type ByStaff = Decision & Readonly<{ version: string }>;

/** Decides, or proposes the decision where it takes another of the staff and the operator wants that. */
export async function decideOrPropose(
  parts: MailParts,
  tx: Tx,
  wanted: ByStaff,
  fourEyes: boolean,
): Promise<DecisionAnswer> {
  const seen = await lookAt(parts, tx, wanted);
  const isExposed = await hasExposedOwner(tx, wanted.companyId);
  const needsTwo = takesTwo(wanted.decision, { kind: seen.company.kind, isExposed });
  if (!needsTwo || !fourEyes) {
    await decide(parts, tx, { ...wanted, isAlone: needsTwo });
    return { outcome: 'decided' };
  }
  await assertPossible(tx, seen.company, wanted);
  const { companyId, decision, suspension = null, actor: proposedBy } = wanted;
  const proposed = await tx
    .insert(decisionProposal)
    .values({ companyId, decision, suspension, reason: seen.reason, proposedBy, at: parts.clock() })
    .onConflictDoNothing()
    .returning();
  if (proposed.length === 0) throw new AppError('verification.not-possible');
  await recordProposal(tx, 'company.proposed', wanted, { by: proposedBy, reason: seen.reason });
  await tellWatchers(tx, wanted.companyId);
  return { outcome: 'proposed' };
}

/** Decides as somebody else of the staff proposed. */
export async function confirmProposal(
  parts: MailParts,
  tx: Tx,
  { companyId, version, actor }: Pick<ByStaff, 'companyId' | 'version' | 'actor'>,
): Promise<void> {
  const proposal = await takeProposal(tx, companyId);
  if (proposal.proposedBy === actor) throw new AppError('verification.own-proposal');
  const { decision, suspension, reason, proposedBy } = proposal;
  await decide(parts, tx, { companyId, version, actor, decision, suspension, reason, proposedBy });
}

/** The proposer takes it back, or another of the staff doesn't agree. */
export async function dropProposal(tx: Tx, companyId: string, by: string): Promise<void> {
  const proposal = await takeProposal(tx, companyId);
  const action = proposal.proposedBy === by ? 'company.proposal-withdrawn' : 'company.proposal-refused';
  await recordProposal(tx, action, proposal, { by, reason: proposal.reason });
  await tx.delete(decisionProposal).where(eq(decisionProposal.companyId, companyId));
  await tellWatchers(tx, companyId);
}

type Proposed = Readonly<{
  companyId: string;
  decision: StaffDecision;
  suspension?: SuspensionReason | null;
}>;

/** What staff discuss among themselves is theirs until they decide. */
const recordProposal = (
  tx: Tx,
  action: 'company.proposed' | 'company.proposal-withdrawn' | 'company.proposal-refused',
  { companyId, decision, suspension = null }: Proposed,
  { by, reason }: Readonly<{ by: string; reason: string | null }>,
): Promise<void> =>
  record(tx, {
    action,
    companyId,
    by,
    reason,
    isStaffOnly: true,
    changes: [
      { field: 'decision', from: null, to: decision },
      ...(suspension ? [{ field: 'suspension' as const, from: null, to: suspension }] : []),
    ],
  });

async function takeProposal(tx: Tx, companyId: string): Promise<DecisionProposal> {
  // Every decision locks the company first.
  await lockCompany(tx, companyId);
  const proposal = await findProposal(tx, companyId);
  if (!proposal) throw new AppError('verification.proposal-gone');
  return proposal;
}

async function assertPossible(tx: Tx, company: Company, { decision, suspension }: ByStaff): Promise<void> {
  const isPossible = isAboutSuspension(decision)
    ? (await listSuspensions(tx, company.id)).some(({ reason }) => reason === suspension)
    : stepsOf(decision, company.verification) !== null;
  if (!isPossible) throw new AppError('verification.not-possible');
}
