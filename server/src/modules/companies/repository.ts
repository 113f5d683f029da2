import { count, eq, inArray } from 'drizzle-orm';
import { type VerificationState, verificationStates } from 'shared-kit/contract/companies';
import { tableOf } from 'shared-kit/contract/tables';
import { newId, type Tx } from '../../platform/db/index.ts';
import { company } from './schema.ts';

export type Company = typeof company.$inferSelect;
export type NewCompany = Omit<typeof company.$inferInsert, 'id'> & { id?: string };

/** Adds a company; returns its id. */
export async function createCompany(tx: Tx, values: NewCompany): Promise<string> {
  const id = values.id ?? newId();
  await tx.insert(company).values({ ...values, id });
  return id;
}

export async function findCompany(tx: Tx, id: string): Promise<Company | null> {
  const [row] = await tx.select().from(company).where(eq(company.id, id));
  return row ?? null;
}

/** Companies by id; unknown ids are missing. */
export async function findCompanies(tx: Tx, ids: readonly string[]): Promise<Map<string, Company>> {
  const unique = [...new Set(ids)];
  const rows = unique.length > 0 ? await tx.select().from(company).where(inArray(company.id, unique)) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

export async function countCompanies(tx: Tx): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(company);
  return row?.total ?? 0;
}

export async function countByVerification(tx: Tx): Promise<Record<VerificationState, number>> {
  const rows = await tx
    .select({ state: company.verification, total: count() })
    .from(company)
    .groupBy(company.verification);
  const totals = new Map(rows.map(({ state, total }) => [state, total]));
  return tableOf(verificationStates, (state) => totals.get(state) ?? 0);
}
