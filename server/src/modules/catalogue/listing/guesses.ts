import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';

type Node = Readonly<{ 'Plan Rows': number; Plans?: readonly Node[] }>;
type Explained = { 'QUERY PLAN': readonly { Plan: Node }[] };

/** The planner's estimate of matching rows. */
export async function guess(tx: Tx, condition: SQL): Promise<number> {
  return (await plan(tx, listedWith(condition)))?.['Plan Rows'] ?? 0;
}

/** Estimates for several conditions in one statement. */
export async function guesses(tx: Tx, conditions: readonly SQL[]): Promise<readonly number[]> {
  if (conditions.length === 0) return [];
  const parts = conditions.map(listedWith);
  const all = await plan(tx, sql.join(parts, sql` union all `));
  return (conditions.length === 1 ? [all] : (all?.Plans ?? [])).map((it) => it?.['Plan Rows'] ?? 0);
}

const listedWith = (condition: SQL): SQL => sql`select from product_listing l where ${condition}`;

async function plan(tx: Tx, statement: SQL): Promise<Node | undefined> {
  const { rows } = await tx.execute<Explained>(sql`explain (format json) ${statement}`);
  return rows[0]?.['QUERY PLAN'][0]?.Plan;
}
