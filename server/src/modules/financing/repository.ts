import { desc, eq } from 'drizzle-orm';
import { standingAllows } from 'shared-kit/contract';
import { newId, type Tx } from '../../platform/db/index.ts';
import { type Company, company } from '../companies/index.ts';
import { financingRequest, financingRequestBank } from './schema.ts';

type NewFinancingRequest = Omit<typeof financingRequest.$inferInsert, 'id' | 'updatedAt'> &
  Readonly<{ sharedWith: readonly Readonly<{ bankCompanyId: string; sharedAt: Date }>[] }>;

/** Adds a request and the banks it is shared with; returns its id. Run it in a transaction. */
export async function insertFinancingRequest(
  tx: Tx,
  { sharedWith, ...values }: NewFinancingRequest,
): Promise<string> {
  const id = newId();
  await tx.insert(financingRequest).values({ ...values, id, updatedAt: values.createdAt });
  await tx.insert(financingRequestBank).values(sharedWith.map((share) => ({ ...share, requestId: id })));
  return id;
}

/** The requests that buyers shared with this bank, the latest first. */
export function listSharedWith(tx: Tx, bankCompanyId: string, limit: number) {
  return tx
    .select({
      id: financingRequest.id,
      number: financingRequest.number,
      state: financingRequest.state,
      buyer: { name: company.legalName, country: company.country },
      subject: financingRequest.subject,
      amount: financingRequest.amount,
      currency: financingRequest.currency,
      termMonths: financingRequest.termMonths,
      sharedAt: financingRequestBank.sharedAt,
    })
    .from(financingRequestBank)
    .innerJoin(financingRequest, eq(financingRequest.id, financingRequestBank.requestId))
    .innerJoin(company, eq(company.id, financingRequest.buyerCompanyId))
    .where(eq(financingRequestBank.bankCompanyId, bankCompanyId))
    .orderBy(desc(financingRequestBank.sharedAt), desc(financingRequest.id))
    .limit(limit);
}

/** How many requests buyers shared with a bank; none while it may not read them. */
export const countSharedRequests = async (tx: Tx, { id, verification }: Company): Promise<number> =>
  standingAllows(verification, 'read-shared-requests')
    ? tx.$count(financingRequestBank, eq(financingRequestBank.bankCompanyId, id))
    : 0;
