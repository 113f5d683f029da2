import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './types.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Any number that nothing else in this database locks. */
const migrationLock = 4_118_200_001;

/** Brings the schema up to date. Several processes may start at once: one migrates, the others wait for it. */
export async function migrateDatabase(db: Database): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    client.release();
  }
}
