import { eq } from 'drizzle-orm';
import { type BankPolicyAnswer, bankPolicies } from 'shared-kit/contract/financing';
import type { Money } from 'shared-kit/contract/money';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError, type ModuleContext, onlyBank, type RegisterRoute } from '../../../platform/http/index.ts';
import { takeEffectOnce } from '../../../platform/idempotency/index.ts';
import { userAccount } from '../../accounts/index.ts';
import { record } from '../../audit/index.ts';
import { bankThatMay } from '../bank-that-may.ts';
import { aloneBelow } from './policy.ts';
import { bankPolicy } from './schema.ts';

/** A bank's own rules. All of the bank read them, and its owners change them. */
export function policyRoutes(route: RegisterRoute, { db, clock }: ModuleContext): void {
  route(bankPolicies.read, bankPolicies.readSpec, {
    access: onlyBank,
    handler: async ({ actor: { companyId, companyRole } }) => {
      const bank = await bankThatMay(db, companyId, 'read-shared-requests');
      return { ...(await readPolicy(db, bank.id)), mayChange: companyRole === 'owner' };
    },
  });
  route(bankPolicies.change, bankPolicies.changeSpec, {
    access: onlyBank,
    handler: async ({ request, body, actor: { companyId, companyRole, userId } }) =>
      takeEffectOnce({ db, userId, request, body, now: clock() }, async (tx) => {
        const bank = await bankThatMay(tx, companyId, 'make-bank-offers');
        if (companyRole !== 'owner') throw new AppError('access.forbidden');
        const before = await aloneBelow(tx, bank.id);
        const { amount = null, currency = null } = body.aloneBelow ?? {};
        const values = { aloneBelow: amount, currency, changedBy: userId, changedAt: clock() };
        await tx
          .insert(bankPolicy)
          .values({ bankCompanyId: bank.id, ...values })
          .onConflictDoUpdate({ target: bankPolicy.bankCompanyId, set: values });
        await record(tx, {
          action: 'company.limit-changed',
          companyId: bank.id,
          by: userId,
          subject: null,
          changes: [{ field: 'alone-below', from: textOf(before), to: textOf(body.aloneBelow) }],
        });
        return {};
      }),
  });
}

const textOf = (limit: Money | null): string | null => limit && `${limit.amount} ${limit.currency}`;

async function readPolicy(tx: Tx, bankCompanyId: string): Promise<Omit<BankPolicyAnswer, 'mayChange'>> {
  const [row] = await tx
    .select({ policy: bankPolicy, by: userAccount.name })
    .from(bankPolicy)
    .leftJoin(userAccount, eq(userAccount.id, bankPolicy.changedBy))
    .where(eq(bankPolicy.bankCompanyId, bankCompanyId));
  return {
    aloneBelow: await aloneBelow(tx, bankCompanyId),
    changed: row ? { by: row.by, at: row.policy.changedAt.toISOString() } : null,
  };
}
