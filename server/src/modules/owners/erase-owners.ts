import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { record } from '../audit/index.ts';
import { beneficialOwner, beneficialOwnerPerson } from './schema.ts';

/** Erases who a company's owners are, past ones included; that there were some stays. Returns how many it erased. */
export async function eraseOwners(
  tx: Tx,
  companyId: string,
  { by, at }: Readonly<{ by: string; at: Date }>,
): Promise<number> {
  const owners = await tx
    .select({ id: beneficialOwner.id })
    .from(beneficialOwner)
    .innerJoin(beneficialOwnerPerson, eq(beneficialOwnerPerson.ownerId, beneficialOwner.id))
    .where(eq(beneficialOwner.companyId, companyId));
  for (const { id: subject } of owners) {
    await tx.delete(beneficialOwnerPerson).where(eq(beneficialOwnerPerson.ownerId, subject));
    await record(tx, { action: 'owner.erased', companyId, by, subject, at });
  }
  return owners.length;
}
