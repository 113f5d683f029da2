import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';
import { StartFailure } from '../start-failure.ts';

/** Hashes of the migrations that made the database's tables, in order; none if it is empty. */
export async function appliedMigrations(client: ClientBase): Promise<string[]> {
  const { rows: made } = await client.query(
    "select from pg_class where oid = to_regclass('drizzle.__drizzle_migrations')",
  );
  if (made.length === 0) return [];
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  );
  return rows.map(({ hash }) => hash);
}

export const hashesIn = (folder: string): string[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);

/** Whether two lists of migrations agree as far as both go: one is an older version of the other. */
export const haveSameHistory = (some: readonly string[], others: readonly string[]): boolean =>
  some.slice(0, others.length).every((hash, index) => hash === others[index]);

/** Drizzle compares dates alone, so it would take tables that other migrations made for up to date. */
export async function refuseOtherHistory(client: ClientBase, folder: string): Promise<void> {
  if (haveSameHistory(await appliedMigrations(client), hashesIn(folder))) return;
  throw new StartFailure(
    "The database was made by an old or a different version of this software and can't be brought up to date: " +
      'start the version that made it, or name a new DATA_DIR or an empty database in DATABASE_URL.',
  );
}
