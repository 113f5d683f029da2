import { Client, type PoolConfig } from 'pg';
import { prepareCatalogue } from '../modules/catalogue/module.ts';
import type { Database } from '../platform/db/index.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { AppError } from '../platform/http/index.ts';
import { codeOf } from '../platform/thrown.ts';
import type { seedDemo } from '../seed/index.ts';
import { seedColleagues } from './seed-colleagues.ts';
import { seedReleases } from './seed-releases.ts';

type Log = Parameters<typeof openDatabase>[1] & Parameters<typeof seedDemo>[1];
type Opened = ReturnType<typeof openDatabase>;

/** Offers expire, so older data no longer covers every state. */
const freshHours = 12;
/** Keeps two processes from creating the database at once. */
const makingLock = 4_118_200_002;
/** Written last: a database without it is incomplete. */
const companies = 'trial companies and colleagues of ';
const stamp = (at: Date): string => companies + at.toISOString();

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * The trial's companies have a separate database beside the market's. A connection to one can't reach the other, so a
 * trial can't show or change real data.
 */
export async function openTrialDatabase(real: Database, log: Log, now: Date): Promise<Opened> {
  const settings: PoolConfig = real.$client.options;
  // Creating a database takes longer than a visitor's statement may.
  const client = new Client({ ...settings, statement_timeout: 0, lock_timeout: 0 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    const name = `${rows[0]?.name}_trial`;
    const open = () => openDatabase({ ...connectionTo(name, settings), max: 4 }, log);
    await client.query('select pg_advisory_lock($1)', [makingLock]);
    if (!(await isFresh(client, name, now))) await make(client, { name, open, log, now });
    return open();
  } finally {
    // Closing the connection releases the lock.
    await client.end().catch(() => undefined);
  }
}

async function isFresh(client: Client, name: string, now: Date): Promise<boolean> {
  const { rows } = await client.query<{ told: string | null }>(
    `select shobj_description(oid, 'pg_database') as told from pg_database where datname = $1`,
    [name],
  );
  const madeAt = Date.parse(rows[0]?.told?.replace(companies, '') ?? '');
  return now.getTime() - madeAt < freshHours * 3_600_000;
}

type Making = Readonly<{ name: string; open: () => Opened; log: Log; now: Date }>;

async function make(client: Client, { name, open, log, now }: Making): Promise<void> {
  try {
    await client.query(`drop database if exists ${quoted(name)} with (force)`);
    await client.query(`create database ${quoted(name)}`);
  } catch (cause) {
    const detail = `The market's role may not make the database ${name}: give it CREATEDB.`;
    throw codeOf(cause) === '42501' ? new AppError('release.trial-unavailable', { detail, cause }) : cause;
  }
  const { db, close } = open();
  try {
    await migrateDatabase(db);
    await prepareCatalogue(db);
    // Read now: a start without a trial needn't parse the demo products.
    const { seedDemo } = await import('../seed/index.ts');
    await seedDemo(db, log, now);
    await seedColleagues(db);
    await seedReleases(db);
  } finally {
    await close();
  }
  await client.query(`comment on database ${quoted(name)} is '${stamp(now)}'`);
}

/** The same server and role with another database. */
function connectionTo(database: string, settings: PoolConfig): PoolConfig {
  if (!settings.connectionString) return { ...settings, database };
  const address = new URL(settings.connectionString);
  address.pathname = `/${database}`;
  return { ...settings, connectionString: address.href };
}
