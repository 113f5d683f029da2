import type { VerificationState } from 'shared-kit/contract';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { changeCompany, lockCompany } from '../own-company/repository.ts';
import type { Company } from '../repository.ts';
import { verificationDecision } from '../schema.ts';

/** What may be approved: somebody has put it before the market's staff, and nobody has turned it down for good. */
const approvable: readonly VerificationState[] = ['submitted', 'in_review', 'changes_requested', 'suspended'];

type Decision = Readonly<{ companyId: string; actor: string; reason: string | null; now: Date }>;
type Outcome = Readonly<{ company: Company; outcome: 'approved' | 'approved-before' | 'not-approvable' }>;

/** Lets a company trade, and writes down who decided so. Of two at once, the second finds it approved. */
export async function approveCompany(
  tx: Tx,
  { companyId, actor, reason, now }: Decision,
): Promise<Outcome | null> {
  const company = await lockCompany(tx, companyId);
  if (!company) return null;
  const from = company.verification;
  if (from === 'approved') return { company, outcome: 'approved-before' };
  if (!approvable.includes(from)) return { company, outcome: 'not-approvable' };
  await changeCompany(tx, companyId, { verification: 'approved' });
  await tx
    .insert(verificationDecision)
    .values({ id: newId(), companyId, from, to: 'approved', actor, reason, at: now });
  return { company, outcome: 'approved' };
}
