import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { statesHoldingNumber } from 'shared-kit/contract/verification';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { company } from './schema.ts';

export type Numbered = Readonly<{ country: string; taxNumber: string | null }>;

/**
 * The company whose number this is, other than the given one; null if it is free. Older markets may have several with
 * one number: the first of them counts.
 */
export async function findNumberHolder(
  tx: Tx,
  { country, taxNumber }: Numbered,
  exceptId: string | null = null,
): Promise<string | null> {
  if (taxNumber === null) return null;
  const [row] = await tx
    .select({ id: company.id })
    .from(company)
    .where(
      and(
        eq(company.country, country),
        eq(company.taxNumber, taxNumber),
        inArray(company.verification, [...statesHoldingNumber]),
        exceptId === null ? undefined : ne(company.id, exceptId),
      ),
    )
    .orderBy(asc(company.createdAt), asc(company.id))
    .limit(1);
  return row?.id ?? null;
}

/** Until the transaction ends, nobody else takes this number. Returns whether this company may. */
export async function lockNumber(tx: Tx, own: Numbered & Readonly<{ id: string }>): Promise<boolean> {
  const key = `tax-number ${own.country} ${own.taxNumber}`;
  if (own.taxNumber !== null) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
  return (await findNumberHolder(tx, own, own.id)) === null;
}

/** The same, for a company that can't go on without it. */
export async function takeNumber(tx: Tx, own: Numbered & Readonly<{ id: string }>): Promise<void> {
  if (!(await lockNumber(tx, own))) throw new AppError('company.number-taken');
}
