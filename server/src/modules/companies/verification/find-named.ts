import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import type { Company } from '../repository.ts';
import { company } from '../schema.ts';

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
const bare = (text: string) => text.replace(/[\s.\-/]/g, '').toUpperCase();

/** Finds companies by id or tax number in any spelling. Several may have registered the same number. */
export async function companiesNamed(tx: Tx, named: string): Promise<Company[]> {
  const text = named.trim();
  if (isId(text)) return tx.select().from(company).where(eq(company.id, text.toLowerCase()));
  const number = bare(text);
  if (number === '') return [];
  const written = sql<string>`regexp_replace(upper(${company.taxNumber}), '[[:space:]./-]', '', 'g')`;
  return tx
    .select()
    .from(company)
    .where(or(eq(company.taxNumber, text), eq(written, number)));
}

/** The companies awaiting a decision, the longest waiting first. */
export const listWaiting = (tx: Tx): Promise<Company[]> =>
  tx
    .select()
    .from(company)
    .where(inArray(company.verification, ['submitted', 'in_review']))
    .orderBy(asc(company.submittedAt), asc(company.id));
