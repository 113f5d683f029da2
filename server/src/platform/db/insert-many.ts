import { type Column, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './types.ts';

/**
 * Inserts rows as one JSON parameter. A parameter for each value of many rows costs several times as much, most of it for
 * writing the statement. All rows must leave the same columns to their defaults; values can't be SQL expressions.
 */
export async function insertMany<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = statedColumns(table, rows);
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const json = JSON.stringify(
    rows.map((row: Row) =>
      Object.fromEntries(columns.map(([key, column]) => [column.name, valueFor(column, row[key])])),
    ),
  );
  await tx.execute(
    sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${json}::json)`,
  );
}

type Row = Readonly<Record<string, unknown>>;

function statedColumns(table: PgTable, rows: readonly Row[]): readonly (readonly [key: string, Column])[] {
  return Object.entries(getTableColumns(table)).filter(([key]) => {
    const stated = rows.filter((row) => row[key] !== undefined).length;
    if (stated !== 0 && stated !== rows.length) throw new Error(`Only some of the rows state ${key}`);
    return stated > 0;
  });
}

/** JSON and arrays stay as they are; others become what PostgreSQL reads as text. */
const valueFor = (column: Column, value: unknown): unknown =>
  value === null || column.getSQLType() === 'jsonb' || column.dataType === 'array'
    ? value
    : column.mapToDriverValue(value);
