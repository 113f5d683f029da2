import { and, count, eq, inArray } from 'drizzle-orm';
import { holdingStates } from 'shared-kit/contract/sanctions';
import type { Tx } from '../../platform/db/index.ts';
import { tellStaff } from '../accounts/index.ts';
import { holdCompany } from '../companies/index.ts';
import { sanctionsHit } from './schema.ts';

/** Holds a locked company as long as staff have not cleared all of its hits. */
export async function followHits(tx: Tx, companyId: string, now: Date): Promise<void> {
  const [row] = await tx
    .select({ total: count() })
    .from(sanctionsHit)
    .where(and(eq(sanctionsHit.companyId, companyId), inArray(sanctionsHit.state, holdingStates)));
  await holdCompany(tx, companyId, (row?.total ?? 0) > 0 ? now : null);
  // Open pages of the company's own people must not even reload.
  await tellStaff(tx, { topic: 'company', id: companyId });
}
