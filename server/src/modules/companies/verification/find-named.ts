import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import type { Company } from '../repository.ts';
import { company } from '../schema.ts';

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Finds companies by id or tax number in any spelling. Several may have registered the same number. */
export async function companiesNamed(tx: Tx, named: string): Promise<Company[]> {
  const text = named.trim();
  if (isId(text)) return tx.select().from(company).where(eq(company.id, text.toLowerCase()));
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  const key = sql`tax_number_key(${company.country}, ${text}::text)`;
  return tx
    .select()
    .from(company)
    .where(or(eq(company.taxNumber, text), eq(company.taxKey, key)));
}

/** The companies awaiting a decision, the longest waiting first. */
export const listWaiting = (tx: Tx): Promise<Company[]> =>
  tx
    .select()
    .from(company)
    .where(inArray(company.verification, ['submitted', 'in_review']))
    .orderBy(asc(company.submittedAt), asc(company.id));
