import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './types.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Any key that no other advisory lock in this database uses. */
const migrationLock = 4_118_200_001;

/**
 * Applies all migrations, or only the first `count`. If several processes start at once, one migrates and the others
 * wait.
 */
export async function migrateDatabase(db: Database, count?: number): Promise<void> {
  const client = await db.$client.connect();
  const folder = count === undefined ? null : firstMigrations(count);
  try {
    // A migration may take long, here or in the process we wait for.
    await client.query('set lock_timeout = 0; set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: folder ?? migrationsFolder });
    await migrateQueue(db);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    // Discard the connection: its timeouts are switched off.
    client.release(true);
    if (folder) rmSync(folder, { recursive: true });
  }
}

/** The queue of jobs has a schema and migrations of its own, `graphile_worker`. */
async function migrateQueue(db: Database): Promise<void> {
  // Read while the database starts, not before.
  const { Logger, runMigrations } = await import('graphile-worker');
  await runMigrations({ pgPool: db.$client, logger: new Logger(() => () => undefined) });
}

type Journal = Readonly<{ entries: readonly Readonly<{ tag: string }>[] }>;

/** A temporary folder with only the first migrations. */
function firstMigrations(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal;
  const entries = journal.entries.slice(0, count);
  for (const { tag } of entries)
    copyFileSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
  mkdirSync(join(folder, 'meta'));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return folder;
}
