import {
  stepsOf,
  type VerificationState,
  type VerificationTransition,
  verificationTransitions,
} from 'shared-kit/contract';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { changeCompany } from '../own-company/repository.ts';
import type { Company } from '../repository.ts';
import { verificationDecision } from '../schema.ts';

type Mover = Readonly<{
  /** The id of a user; else who the operator says they are. */
  actor: string;
  reason?: string | null;
  now: Date;
}>;

/** These put a company before the staff, so that its waiting begins. */
const beginsWaiting: readonly VerificationTransition[] = ['submit', 'resubmit', 'change-data'];

/**
 * Moves the verification of a company that the caller has locked, and writes down each step: who, when, from what
 * to what, why. Answers the last entry's id; null where the table of transitions has no way.
 */
export async function moveVerification(
  tx: Tx,
  { id: companyId, verification }: Pick<Company, 'id' | 'verification'>,
  transition: VerificationTransition,
  { actor, reason = null, now: at }: Mover,
): Promise<string | null> {
  const steps = stepsOf(transition, verification);
  if (!steps) return null;
  let from: VerificationState = verification;
  let id = '';
  for (const [position, step] of steps.entries()) {
    const { to } = verificationTransitions[step];
    // Ids tell the order of what happened in one moment.
    id = newId(at.getTime() + position);
    // Taking up is said before the decision, which alone has a reason.
    const why = step === transition ? reason : null;
    await tx.insert(verificationDecision).values({ id, companyId, from, to, actor, reason: why, at });
    from = to;
  }
  const isWaiting = beginsWaiting.includes(transition);
  await changeCompany(tx, companyId, { verification: from, ...(isWaiting && { submittedAt: at }) });
  return id;
}
