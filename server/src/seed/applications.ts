import { eq } from 'drizzle-orm';
import type { VerificationState } from 'shared-kit/contract/companies';
import { namesOf } from 'shared-kit/contract/tables';
import { type VerificationTransition, verificationTransitions } from 'shared-kit/contract/verification';
import { createUser, userAccount } from '../modules/accounts/index.ts';
import { addAddress, beginSuspension, company, moveVerification } from '../modules/companies/index.ts';
import { insertProposal } from '../modules/verification/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { type CompanyKey, demoCompanies } from './demo/companies.ts';
import { demoAppeals, demoApplications, demoProposals, demoReasons } from './demo/demo-applications.ts';
import type { DemoCompany } from './demo/demo-company.ts';

type Parts = Readonly<{
  tx: Tx;
  companyIds: ReadonlyMap<string, string>;
  /** The staff member who decides. */
  staffId: string;
  passwordHash: string;
  now: Date;
}>;

const dayMs = 86_400_000;

/** The staff's decisions that lead from submission to this state. */
const decisions: Readonly<Record<VerificationState, readonly VerificationTransition[]>> = {
  draft: [],
  submitted: [],
  in_review: ['take-up'],
  changes_requested: ['take-up', 'request-changes'],
  approved: ['take-up', 'approve'],
  rejected: ['take-up', 'reject'],
  suspended: ['take-up', 'approve', 'suspend'],
  closed: ['take-up', 'approve', 'close'],
};

/** Submits each company's application and decides on it, by the same rules as in the market. */
export async function seedVerifications(parts: Parts): Promise<void> {
  for (const key of namesOf(demoCompanies)) {
    const id = parts.companyIds.get(key);
    if (!id) throw new Error(`the demo market has no ${key}`);
    await stateData(parts, id, key);
    await decideOn(parts, id, key, demoCompanies[key]);
  }
}

async function stateData({ tx, passwordHash }: Parts, companyId: string, key: CompanyKey): Promise<void> {
  const stated = demoApplications[key];
  if (!stated) return;
  const { taxNumber, taxOffice = null, line1, postalCode = null, owner, partner } = stated;
  const { city, country } = demoCompanies[key];
  await tx.update(company).set({ taxNumber, taxOffice }).where(eq(company.id, companyId));
  const seat = {
    kind: 'registered',
    label: null,
    line1,
    line2: null,
    postalCode,
    city,
    region: null,
  } as const;
  await addAddress(tx, companyId, { ...seat, country });
  await createUser(tx, { ...owner, passwordHash, company: { id: companyId, role: 'owner' } });
  // A draft waits for somebody to confirm their address.
  if (demoCompanies[key].verification === 'draft') {
    await tx.update(userAccount).set({ emailVerified: false }).where(eq(userAccount.companyId, companyId));
  }
  if (partner) {
    await createUser(tx, { ...partner, passwordHash, company: { id: companyId, role: 'member' } });
  }
}

async function decideOn(
  { tx, staffId, now }: Parts,
  id: string,
  key: CompanyKey,
  { verification, submittedDaysAgo, brandName }: DemoCompany,
): Promise<void> {
  if (submittedDaysAgo === undefined) return;
  const submittedAt = new Date(now.getTime() - submittedDaysAgo * dayMs);
  await moveVerification(tx, { id, verification: 'draft' }, 'submit', { actor: brandName, now: submittedAt });
  const decidedAt = new Date(submittedAt.getTime() + dayMs / 3);
  let from: VerificationState = 'submitted';
  const appeal = demoAppeals[key];
  const steps = decisions[appeal ? 'rejected' : verification];
  for (const [position, step] of steps.entries()) {
    const reason = position === steps.length - 1 ? (demoReasons[key] ?? null) : null;
    const at = new Date(decidedAt.getTime() + position * (dayMs / 24));
    const mover = { actor: staffId, reason, now: at };
    if (step === 'suspend') {
      await beginSuspension(tx, { id, verification: from }, { ...mover, suspension: 'conduct' });
    } else await moveVerification(tx, { id, verification: from }, step, mover);
    from = verificationTransitions[step].to;
  }
  const later = new Date(decidedAt.getTime() + 2 * dayMs);
  if (appeal) {
    const mover = { actor: brandName, reason: appeal, now: later };
    await moveVerification(tx, { id, verification: from }, 'appeal', mover);
  }
  const decision = demoProposals[key];
  if (decision) await insertProposal(tx, { companyId: id, decision, proposedBy: staffId, at: later });
}
