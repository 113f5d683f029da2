import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { StaffDecision } from 'shared-kit/contract/verification';
import { defineSweep, type JobContext } from '../../platform/jobs/index.ts';
import { marketMailParts } from '../accounts/index.ts';
import { byMarket } from '../audit/index.ts';
import { company, companySuspension, lockCompany } from '../companies/index.ts';
import { decide } from './decide.ts';

const dayMs = 86_400_000;

/**
 * Suspends approved companies whose obligatory documents have been missing for too long, and ends that suspension once
 * they are complete again.
 */
export const followLapsing = defineSweep({
  name: 'follow-lapsing',
  cron: '35 * * * *',
  limitSeconds: 600,
  async run(context, stopped) {
    for (const id of await listOverdue(context)) {
      if (stopped.aborted) return;
      await decideAsMarket(context, id, 'suspend');
    }
    for (const id of await listComplete(context)) {
      if (stopped.aborted) return;
      await decideAsMarket(context, id, 'reinstate');
    }
  },
});

const latestDue = ({ clock, env }: JobContext): Date =>
  new Date(clock().getTime() - env.suspendLapsedAfterDays * dayMs);

async function listOverdue(context: JobContext): Promise<string[]> {
  const rows = await context.db
    .select({ id: company.id })
    .from(company)
    .where(and(eq(company.verification, 'approved'), lte(company.reVerificationDue, latestDue(context))))
    .orderBy(asc(company.id));
  return rows.map(({ id }) => id);
}

async function listComplete({ db }: JobContext): Promise<string[]> {
  const rows = await db
    .select({ id: company.id })
    .from(companySuspension)
    .innerJoin(company, eq(company.id, companySuspension.companyId))
    .where(and(eq(companySuspension.reason, 'lapsed'), isNull(company.reVerificationDue)))
    .orderBy(asc(company.id));
  return rows.map(({ id }) => id);
}

type Change = Extract<StaffDecision, 'suspend' | 'reinstate'>;

const decideAsMarket = (context: JobContext, companyId: string, decision: Change): Promise<void> =>
  context.db.transaction(async (tx) => {
    const found = await lockCompany(tx, companyId);
    if (!found) return;
    const { verification, reVerificationDue: due } = found;
    const isStillSo =
      decision === 'suspend'
        ? verification === 'approved' && due !== null && due <= latestDue(context)
        : verification === 'suspended' && due === null;
    // A document was accepted meanwhile, or staff decided.
    if (!isStillSo) return;
    const wanted = { companyId, decision, suspension: 'lapsed', reason: null, version: null } as const;
    await decide(marketMailParts(context), tx, { ...wanted, actor: byMarket });
  });
