import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PoolClient } from 'pg';
import { refuseOtherHistory } from './migration-history.ts';
import type { Database } from './types.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Any key that no other advisory lock in this database uses. */
export const migrationLock = 4_118_200_001;

type MigrateOptions = Readonly<{
  folder?: string;
  /** How many of its migrations; without it all. */
  count?: number;
  /** Called if another process migrates at this moment. */
  onWait?: () => void;
}>;

/**
 * Applies the folder's migrations. If several processes start at once, one migrates and the others wait. Refuses tables
 * that other migrations made.
 */
export async function migrateDatabase(
  db: Database,
  { folder = migrationsFolder, count, onWait = tellWait }: MigrateOptions = {},
): Promise<void> {
  const client = await db.$client.connect();
  const part = count === undefined ? null : firstMigrations(folder, count);
  try {
    // A migration may take long, here or in the process we wait for.
    await client.query('set lock_timeout = 0; set statement_timeout = 0');
    await takeLock(client, onWait);
    await refuseOtherHistory(client, folder);
    await migrate(drizzle(client), { migrationsFolder: part ?? folder });
    await migrateQueue(db);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    // Discard the connection: its timeouts are switched off.
    client.release(true);
    if (part) rmSync(part, { recursive: true });
  }
}

async function takeLock(client: PoolClient, onWait: () => void): Promise<void> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
    migrationLock,
  ]);
  if (rows[0]?.got) return;
  onWait();
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
}

const tellWait = () =>
  void process.stderr.write('Another process brings the tables up to date; waiting for it.\n');

/** The queue of jobs has a schema and migrations of its own, `graphile_worker`. */
async function migrateQueue(db: Database): Promise<void> {
  // Read while the database starts, not before.
  const { Logger, runMigrations } = await import('graphile-worker');
  await runMigrations({ pgPool: db.$client, logger: new Logger(() => () => undefined) });
}

type Journal = Readonly<{ entries: readonly Readonly<{ tag: string }>[] }>;

/** A temporary folder with only the first migrations. */
function firstMigrations(folder: string, count: number): string {
  const part = mkdtempSync(join(tmpdir(), 'migrations-'));
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal;
  const entries = journal.entries.slice(0, count);
  for (const { tag } of entries) copyFileSync(join(folder, `${tag}.sql`), join(part, `${tag}.sql`));
  mkdirSync(join(part, 'meta'));
  writeFileSync(join(part, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return part;
}
