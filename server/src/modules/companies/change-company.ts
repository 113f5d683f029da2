import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { type Company, findCompany } from './repository.ts';
import { company } from './schema.ts';

/** Locks a company, so that two changes don't overlap. */
export async function lockCompany(tx: Tx, id: string): Promise<Company | null> {
  await tx.select({ id: company.id }).from(company).where(eq(company.id, id)).for('update');
  return findCompany(tx, id);
}

type Change = Partial<Omit<typeof company.$inferInsert, 'id' | 'kind' | 'country'>>;

export async function changeCompany(tx: Tx, id: string, change: Change): Promise<void> {
  await tx
    .update(company)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(company.id, id));
}
