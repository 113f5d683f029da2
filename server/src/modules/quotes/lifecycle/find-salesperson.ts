import { and, eq } from 'drizzle-orm';
import type { Salesperson } from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import { userAccount } from '../../accounts/index.ts';
import type { RfqRow } from './locked-quote.ts';
import { quoteSalesperson } from './schema.ts';

/** The maker's person who looks after a quote; null if nobody does, or who did has left the company. */
export async function findSalesperson(
  tx: Tx,
  { id, sellerCompanyId }: Pick<RfqRow, 'id' | 'sellerCompanyId'>,
): Promise<Salesperson | null> {
  const [found] = await tx
    .select({ id: userAccount.id, name: userAccount.name })
    .from(quoteSalesperson)
    .innerJoin(
      userAccount,
      and(eq(userAccount.id, quoteSalesperson.userId), eq(userAccount.companyId, sellerCompanyId)),
    )
    .where(eq(quoteSalesperson.rfqId, id));
  return found ?? null;
}
