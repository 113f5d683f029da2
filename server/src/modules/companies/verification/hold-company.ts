import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import { company } from '../schema.ts';

/** Holds a company from now on, or no longer. One that is held already stays so since its first hold. */
export async function holdCompany(tx: Tx, companyId: string, since: Date | null): Promise<void> {
  const { heldSince } = company;
  const differs = since === null ? isNotNull(heldSince) : isNull(heldSince);
  await tx
    .update(company)
    .set({ heldSince: since })
    .where(and(eq(company.id, companyId), differs));
}
