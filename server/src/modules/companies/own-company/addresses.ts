import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { CompanyAddressInput } from 'shared-kit/contract/companies';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { companyAddress } from '../schema.ts';

export const listAddresses = (tx: Tx, companyId: string) =>
  tx
    .select()
    .from(companyAddress)
    .where(eq(companyAddress.companyId, companyId))
    .orderBy(asc(companyAddress.createdAt), asc(companyAddress.id));

export async function addAddress(tx: Tx, companyId: string, values: CompanyAddressInput): Promise<void> {
  await tx.insert(companyAddress).values({ ...values, id: newId(), companyId });
}

export async function changeAddress(tx: Tx, id: string, values: CompanyAddressInput): Promise<void> {
  await tx
    .update(companyAddress)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(companyAddress.id, id));
}

export async function deleteAddress(tx: Tx, id: string): Promise<void> {
  await tx.delete(companyAddress).where(eq(companyAddress.id, id));
}

export async function setDefaultDelivery(tx: Tx, companyId: string, id: string): Promise<void> {
  const others = and(eq(companyAddress.companyId, companyId), ne(companyAddress.id, id));
  await tx.update(companyAddress).set({ isDefaultDelivery: false }).where(others);
  await tx.update(companyAddress).set({ isDefaultDelivery: true }).where(eq(companyAddress.id, id));
}
