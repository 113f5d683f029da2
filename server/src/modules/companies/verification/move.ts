import type { AuditChange } from 'shared-kit/contract/audit';
import type { VerificationState } from 'shared-kit/contract/companies';
import {
  holdsNumber,
  type SuspensionReason,
  stepsOf,
  type VerificationTransition,
  verificationTransitions,
} from 'shared-kit/contract/verification';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { record } from '../../audit/index.ts';
import { changeCompany } from '../change-company.ts';
import { type Company, findCompany } from '../repository.ts';
import { type DecisionSnapshot, verificationDecision } from '../schema.ts';
import { takeNumber } from '../tax-number-holder.ts';

export type Mover = Readonly<{
  /** A user's id, or the operator's name. */
  actor: string;
  reason?: string | null;
  /** For a transition that begins or ends a suspension. */
  suspension?: SuspensionReason | null;
  /** How the staff came to it, where they did. */
  proposedBy?: string | null;
  isAlone?: boolean;
  snapshot?: DecisionSnapshot | null;
  now: Date;
}>;

/** Transitions that submit a company to the staff, so that its waiting time begins. */
const beginsWaiting: readonly VerificationTransition[] = ['submit', 'resubmit', 'change-data', 'appeal'];

/**
 * Moves the verification of a company that the caller has locked, and records each step. Returns the last record's id;
 * null if the table of transitions doesn't allow it. Throws if it would need a tax number that is another company's.
 */
export async function moveVerification(
  tx: Tx,
  { id: companyId, verification }: Pick<Company, 'id' | 'verification'>,
  transition: VerificationTransition,
  { actor, now: at, suspension = null, ...mover }: Mover,
): Promise<string | null> {
  const steps = stepsOf(transition, verification);
  if (!steps) return null;
  if (!holdsNumber(verification) && holdsNumber(verificationTransitions[transition].to)) {
    await takeOwnNumber(tx, companyId);
  }
  let from: VerificationState = verification;
  let id = '';
  for (const [position, step] of steps.entries()) {
    const { to } = verificationTransitions[step];
    // Ids order the steps that happen at the same time.
    id = newId(at.getTime() + position);
    // Only the decision has a reason and the rest, not the step of taking it up before.
    const { reason, proposedBy, isAlone, snapshot } = step === transition ? mover : {};
    await tx
      .insert(verificationDecision)
      .values({ id, companyId, from, to, actor, suspension, at, reason, proposedBy, isAlone, snapshot });
    await record(tx, {
      action: 'company.decided',
      companyId,
      by: actor,
      reason: reason ?? null,
      changes: [{ field: 'state', from, to }, ...suspensionChange(transition, suspension)],
      // Neither its beginning nor its end is told to anybody but staff.
      isStaffOnly: suspension === 'sanctions',
      at: new Date(at.getTime() + position),
    });
    from = to;
  }
  const isWaiting = beginsWaiting.includes(transition);
  await changeCompany(tx, companyId, { verification: from, ...(isWaiting && { submittedAt: at }) });
  return id;
}

async function takeOwnNumber(tx: Tx, companyId: string): Promise<void> {
  const own = await findCompany(tx, companyId);
  if (own) await takeNumber(tx, own);
}

function suspensionChange(
  transition: VerificationTransition,
  suspension: SuspensionReason | null,
): AuditChange[] {
  if (suspension === null) return [];
  const hasBegun = transition === 'suspend';
  return [{ field: 'suspension', from: hasBegun ? null : suspension, to: hasBegun ? suspension : null }];
}
