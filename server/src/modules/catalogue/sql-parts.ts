import { type SQL, sql } from 'drizzle-orm';

export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

export const unionOf = (selects: readonly SQL[]): SQL => sql.join([...selects], sql` union all `);

/** An array as one parameter, so that the statement's text doesn't depend on the number of values. */
export const textArray = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

export const numberArray = (values: readonly number[]): SQL => sql`${sql.param([...values])}::int[]`;
