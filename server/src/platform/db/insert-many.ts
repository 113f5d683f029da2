import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
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
  await writeMany(tx, table, rows, () => sql``);
}

/** The same, but a row with the key of one that exists replaces it. `key` are the columns of the primary key. */
export async function replaceMany<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  key: readonly Column[],
): Promise<void> {
  await writeMany(tx, table, rows, (names) => {
    const values = names.map((name) => sql`excluded.${sql.identifier(name)}`);
    return sql`on conflict (${listOf(key.map(({ name }) => name))})
      do update set (${listOf(names)}) = row(${sql.join(values, sql`, `)})`;
  });
}

const listOf = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

async function writeMany(
  tx: Tx,
  table: PgTable,
  rows: readonly Row[],
  onConflict: (names: readonly string[]) => SQL,
): Promise<void> {
  if (rows.length === 0) return;
  const columns = statedColumns(table, rows);
  const stated = columns.map(([, { name }]) => name);
  const names = listOf(stated);
  const json = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(columns.map(([key, column]) => [column.name, valueFor(column, row[key])])),
    ),
  );
  await tx.execute(
    sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${json}::json)
      ${onConflict(stated)}`,
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
