import { eq } from 'drizzle-orm';
import type { CompanyRisk } from 'shared-kit/contract/companies';
import { dayOf } from 'shared-kit/contract/dates';
import { countsUntil } from 'shared-kit/contract/documents';
import type { Tx } from '../../platform/db/index.ts';
import { listAccepted } from './repository.ts';
import { companyDocument } from './schema.ts';

/** Says anew how long a company's accepted documents count, after its risk changed. What was sealed here stays. */
export async function recountDocuments(tx: Tx, companyId: string, risk: CompanyRisk): Promise<void> {
  for (const { id, validUntil, decidedAt, countsUntil: before } of await listAccepted(tx, companyId)) {
    if (before === null || decidedAt === null) continue;
    const until = countsUntil(validUntil, dayOf(decidedAt), risk);
    await tx.update(companyDocument).set({ countsUntil: until }).where(eq(companyDocument.id, id));
  }
}
