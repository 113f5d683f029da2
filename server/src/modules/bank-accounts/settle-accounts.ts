import { and, asc, eq, lte } from 'drizzle-orm';
import { defineSweep, type JobContext } from '../../platform/jobs/index.ts';
import { marketMailParts } from '../accounts/index.ts';
import { byMarket } from '../audit/index.ts';
import { lockCompany } from '../companies/index.ts';
import { recordAccount } from './record-account.ts';
import { findInForce, moveAccount } from './repository.ts';
import { bankAccount } from './schema.ts';
import { tellOwners } from './tell-owners.ts';

/** Puts confirmed accounts in force whose days of waiting are over. */
export const settleBankAccounts = defineSweep({
  name: 'settle-bank-accounts',
  cron: '*/10 * * * *',
  limitSeconds: 300,
  async run(context, stopped) {
    const due = await context.db
      .select({ id: bankAccount.id, companyId: bankAccount.companyId })
      .from(bankAccount)
      .where(isDue(context.clock()))
      .orderBy(asc(bankAccount.id));
    for (const each of due) {
      if (stopped.aborted) return;
      await putInForce(context, each);
    }
  },
});

const isDue = (now: Date) => and(eq(bankAccount.state, 'confirmed'), lte(bankAccount.effectiveAt, now));

const putInForce = (context: JobContext, due: Readonly<{ id: string; companyId: string }>): Promise<void> =>
  context.db.transaction(async (tx) => {
    const company = await lockCompany(tx, due.companyId);
    const at = context.clock();
    const [account] = await tx
      .select()
      .from(bankAccount)
      .where(and(eq(bankAccount.id, due.id), isDue(at)));
    // It was withdrawn meanwhile, or another process was faster.
    if (!company || !account) return;
    const before = await findInForce(tx, company.id);
    if (before) await moveAccount(tx, before.id, 'replace', { endedAt: at });
    await moveAccount(tx, account.id, 'take-effect');
    await recordAccount(tx, account, { action: 'bank-account.in-force', by: byMarket, at, before });
    await tellOwners(marketMailParts(context), tx, account, {
      event: 'bank-account-in-force',
      params: { company: company.brandName },
    });
  });
