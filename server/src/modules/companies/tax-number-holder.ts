import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { statesHoldingNumber } from 'shared-kit/contract/verification';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { company } from './schema.ts';

export type Numbered = Readonly<{ country: string; taxNumber: string | null }>;

/** What two numbers of a country are compared by. */
export const keyOfNumber = ({ country, taxNumber }: Numbered): SQL<string | null> =>
  sql`tax_number_key(${country}::text, ${taxNumber}::text)`;

/**
 * The company whose number this is, other than the given one; null if it is free. Older markets may have several with
 * one number: the first of them counts.
 */
export async function findNumberHolder(
  tx: Tx,
  own: Numbered,
  exceptId: string | null = null,
): Promise<string | null> {
  if (own.taxNumber === null) return null;
  const [row] = await tx
    .select({ id: company.id })
    .from(company)
    .where(
      and(
        eq(company.country, own.country),
        eq(company.taxKey, keyOfNumber(own)),
        inArray(company.verification, [...statesHoldingNumber]),
        exceptId === null ? undefined : ne(company.id, exceptId),
      ),
    )
    .orderBy(asc(company.createdAt), asc(company.id))
    .limit(1);
  return row?.id ?? null;
}

/** Whether two spellings are one number. */
export async function isSameNumber(tx: Tx, one: Numbered, other: Numbered): Promise<boolean> {
  const { rows } = await tx.execute<{ same: boolean }>(
    sql`select ${keyOfNumber(one)} is not distinct from ${keyOfNumber(other)} as same`,
  );
  return rows[0]?.same === true;
}

/** Until the transaction ends, nobody else takes this number. Returns whether this company may. */
export async function lockNumber(tx: Tx, own: Numbered & Readonly<{ id: string }>): Promise<boolean> {
  if (own.taxNumber !== null) {
    const key = sql`'tax-number ' || ${own.country}::text || ' ' || ${keyOfNumber(own)}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
  return (await findNumberHolder(tx, own, own.id)) === null;
}

/** The same, for a company that can't go on without it. */
export async function takeNumber(tx: Tx, own: Numbered & Readonly<{ id: string }>): Promise<void> {
  if (!(await lockNumber(tx, own))) throw new AppError('company.number-taken');
}
