import { and, eq } from 'drizzle-orm';
import { newId, type Tx } from '../../platform/db/index.ts';
import { lockCompany } from './change-company.ts';
import { createCompany, type NewCompany } from './repository.ts';
import { company, companyAddress } from './schema.ts';
import { lockNumber } from './tax-number-holder.ts';
import { moveVerification } from './verification/move.ts';

type NewAddress = Omit<typeof companyAddress.$inferInsert, 'id' | 'companyId' | 'kind'>;

/** Adds an unverified company with its registered address; returns its id. */
export async function registerCompany(
  tx: Tx,
  values: Omit<NewCompany, 'id' | 'city' | 'verification'>,
  address: Omit<NewAddress, 'country'>,
): Promise<string> {
  const { country } = values;
  const companyId = await createCompany(tx, { ...values, city: address.city, verification: 'draft' });
  await tx.insert(companyAddress).values({ ...address, id: newId(), companyId, kind: 'registered', country });
  return companyId;
}

/** Submits a draft to the market's staff. Others stay unchanged, and those whose tax number is another's by now. */
export async function submitDraft(
  tx: Tx,
  companyId: string,
  { actor, now }: Readonly<{ actor: string; now: Date }>,
): Promise<void> {
  const draft = await lockCompany(tx, companyId);
  if (draft && (await lockNumber(tx, draft))) await moveVerification(tx, draft, 'submit', { actor, now });
}

/** Deletes a draft; returns whether it was one. The database refuses if other rows depend on the company. */
export async function removeDraft(tx: Tx, companyId: string): Promise<boolean> {
  const removed = await tx
    .delete(company)
    .where(and(eq(company.id, companyId), eq(company.verification, 'draft')))
    .returning({ id: company.id });
  return removed.length > 0;
}
