import { eq } from 'drizzle-orm';
import { standingAllows, type VerificationState } from 'shared-kit/contract/companies';
import { type ChecklistPoint, openPoints } from 'shared-kit/contract/documents';
import type { NoticeParams, NotificationEvent } from 'shared-kit/contract/notifications';
import {
  isAboutSuspension,
  isBindingDecision,
  type StaffDecision,
  type SuspensionReason,
  stepsOf,
  verificationTransitions,
} from 'shared-kit/contract/verification';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { addJob } from '../../platform/jobs/index.ts';
import type { MailParts } from '../accounts/index.ts';
import { followStanding } from '../catalogue/index.ts';
import {
  beginSuspension,
  type Company,
  type DecisionSnapshot,
  endSuspension,
  lockCompany,
  moveVerification,
} from '../companies/index.ts';
import { tellWatchers } from '../documents/index.ts';
import { notify } from '../notifications/index.ts';
import { tellBuyersOfStanding } from '../quotes/index.ts';
import { readPoints } from './company-file.ts';
import { decisionProposal } from './schema.ts';
import { snapshotOf } from './snapshot.ts';
import { readVersion } from './version.ts';

export type Decision = Readonly<{
  companyId: string;
  decision: StaffDecision;
  reason: string | null;
  /** The suspension that it is about, if it is about one. */
  suspension?: SuspensionReason | null;
  /** A user's id, or the operator's name. */
  actor: string;
  /** The version that the decider saw; null for an operator, who decides on the current one, whatever it lacks. */
  version: string | null;
  /** Who proposed it, where it takes two. */
  proposedBy?: string | null;
  /** One alone decides what takes two. */
  isAlone?: boolean;
}>;

const events = {
  'take-up': 'company-in-review',
  'request-changes': 'company-changes-requested',
  approve: 'company-approved',
  reject: 'company-rejected',
  suspend: 'company-suspended',
  reinstate: 'company-reinstated',
  reopen: 'company-reopened',
  close: 'company-closed',
} as const satisfies Readonly<Record<StaffDecision, NotificationEvent>>;

/** What a decision is about, as the decider saw it; locks the company. Throws if it is not as they saw it. */
export async function lookAt(parts: MailParts, tx: Tx, wanted: Decision) {
  const { companyId, decision, version } = wanted;
  const reason = wanted.reason?.trim() || null;
  const company = await lockCompany(tx, companyId);
  if (!company) throw new AppError('company.not-found');
  const documents = await readPoints(tx, company, parts.clock());
  const current = await readVersion(tx, company, documents);
  if (version !== null && version !== current)
    throw new AppError(isBindingDecision(decision) ? 'binding.moved' : 'verification.moved');
  // A lapsed document says enough.
  if (verificationTransitions[decision].needsReason && reason === null && wanted.suspension !== 'lapsed') {
    throw new AppError('verification.reason-needed', { errors: [{ name: 'reason', reason: 'missing' }] });
  }
  if (decision === 'approve' && version !== null && company.heldSince) {
    throw new AppError('verification.hits-open');
  }
  if (decision === 'approve' && version !== null && stepsOf(decision, company.verification))
    assertComplete(documents);
  return { company, documents, reason };
}

/**
 * Decides on a company, records it and notifies its members, all in this transaction. Of two concurrent decisions one
 * is refused, as is a decision on data that changed meanwhile. A decision that was proposed ends with it.
 */
export async function decide(parts: MailParts, tx: Tx, wanted: Decision): Promise<Company> {
  const { companyId, version } = wanted;
  const { company, documents, reason } = await lookAt(parts, tx, wanted);
  const snapshot = version === null ? null : await snapshotOf(tx, company, documents);
  const entryId = await makeDecision(tx, company, { ...wanted, reason, snapshot, now: parts.clock() });
  if (entryId === null) throw new AppError('verification.not-possible');
  await tx.delete(decisionProposal).where(eq(decisionProposal.companyId, companyId));
  const { verification: from } = company;
  const { verification: to } = (await lockCompany(tx, companyId)) ?? company;
  await followStanding(tx, companyId, { from, to });
  const isTrading = standingAllows(to, 'receive-requests');
  if (isTrading !== standingAllows(from, 'receive-requests')) {
    const event = isTrading ? 'quote-resumed' : 'quote-halted';
    await addJob(tx, tellBuyersOfStanding, { makerId: companyId, event, key: entryId });
  }
  // Neither its beginning nor its end is told to anybody but staff.
  if (wanted.suspension !== 'sanctions') {
    await tellCompany(parts, tx, company, { event: eventOf(wanted, to), reason, entryId });
  }
  await tellWatchers(tx, companyId);
  return company;
}

type Made = Decision & Readonly<{ now: Date; snapshot: DecisionSnapshot | null }>;

/** Returns the record's id; null if the company's state has no room for it. */
function makeDecision(
  tx: Tx,
  company: Company,
  { decision, suspension, ...mover }: Made,
): Promise<string | null> {
  if (!isAboutSuspension(decision)) return moveVerification(tx, company, decision, mover);
  if (!suspension) {
    throw new AppError('request.body-invalid', { errors: [{ name: 'suspension', reason: 'missing' }] });
  }
  const change = decision === 'suspend' ? beginSuspension : endSuspension;
  return change(tx, company, { ...mover, suspension });
}

function eventOf({ decision, suspension }: Decision, to: VerificationState): Outcome['event'] {
  if (decision === 'suspend' && suspension === 'lapsed') return 'company-lapsed';
  return decision === 'reinstate' && to === 'suspended' ? 'company-suspension-lifted' : events[decision];
}

/** Every obligatory document is accepted or waived. */
function assertComplete(documents: readonly ChecklistPoint[]): void {
  const errors = openPoints(documents).map(({ requirement, state }) => ({
    name: requirement,
    reason: state,
  }));
  if (errors.length > 0) throw new AppError('verification.documents-open', { errors });
}

type Outcome = Readonly<{
  event: (typeof events)[StaffDecision] | 'company-suspension-lifted' | 'company-lapsed';
  reason: string | null;
  entryId: string;
}>;

const tellCompany = (
  parts: MailParts,
  tx: Tx,
  { id: companyId, brandName }: Company,
  { event, reason, entryId }: Outcome,
): Promise<void> => {
  // A note may accompany every decision, required or not.
  const params: NoticeParams<typeof event> = { company: brandName, reason: reason ?? '' };
  const path = event === 'company-lapsed' ? '/documents' : '/profile?section=company';
  return notify(parts, tx, { event, params, to: { companyId }, path, dedupeKey: `${event}:${entryId}` });
};
