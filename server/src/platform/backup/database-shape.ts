import type { ClientBase } from 'pg';
import type { Header } from './format.ts';

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Every table of the market with its columns, except generated ones. Partitions belong to their table. */
export async function listTables(client: ClientBase): Promise<Header['tables']> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return rows;
}

/** The state of every sequence. Read it after the rows, so that no id of a row is used again. */
export async function readSequences(client: ClientBase): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

export async function setSequences(
  client: ClientBase,
  sequences: Readonly<Record<string, string | null>>,
): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    if (last !== null) await client.query('select setval($1::regclass, $2::bigint)', [quoted(name), last]);
  }
}

/**
 * Removes foreign keys and disables triggers so that tables can be loaded one after another.
 * Returns the statements that restore them and check every foreign key.
 */
export async function loosen(client: ClientBase, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by conname`);
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`);
  return [
    ...rows.map(
      ({ table, name, definition }) => `alter table ${table} add constraint ${quoted(name)} ${definition}`,
    ),
    ...tables.map((table) => `alter table ${quoted(table)} enable trigger user`),
  ];
}
