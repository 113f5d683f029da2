import type { ClientBase } from 'pg';
import type { Database } from '../db/index.ts';
import { StartFailure } from '../start-failure.ts';

/** Statements that remove all that a market may have in a database. Extensions and what is theirs stay. */
const removals = `
  with own (class, id, kind, name) as (
    select 'pg_namespace'::regclass, oid, 'schema', quote_ident(nspname) from pg_namespace
      where nspname in ('drizzle', 'graphile_worker')
    union all
    select 'pg_class'::regclass, oid,
      case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
      format('public.%I', relname)
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S', 'v', 'm')
    union all
    select 'pg_proc'::regclass, oid, 'routine', oid::regprocedure::text from pg_proc
      where pronamespace = 'public'::regnamespace
  )
  select format('drop %s if exists %s cascade', kind, name) as statement from own
  where not exists (select from pg_depend
    where classid = own.class and objid = own.id and deptype = 'e')`;

async function removalsFrom(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(removals);
  return rows.map(({ statement }) => statement);
}

async function extensionsOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select quote_ident(extname) as name from pg_extension',
  );
  return rows.map(({ name }) => name);
}

/** Checks that a database is empty, and returns what makes it so again. */
export async function startEmpty({ $client }: Database): Promise<() => Promise<void>> {
  const withClient = async <T>(work: (client: ClientBase) => Promise<T>): Promise<T> => {
    const client = await $client.connect();
    return work(client).finally(() => client.release());
  };
  const before = await withClient(async (client) => {
    if ((await removalsFrom(client)).length > 0) {
      throw new StartFailure(
        "The database of DATABASE_URL isn't empty: name an empty one, such as createdb makes, or empty it first.",
      );
    }
    return extensionsOf(client);
  });
  return () =>
    withClient(async (client) => {
      for (const statement of await removalsFrom(client)) await client.query(statement);
      for (const name of await extensionsOf(client)) {
        if (!before.includes(name)) await client.query(`drop extension ${name}`);
      }
    });
}
