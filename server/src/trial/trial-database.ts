import { Client, type PoolConfig } from 'pg';
import { prepareCatalogue } from '../modules/catalogue/index.ts';
import type { Database } from '../platform/db/index.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { AppError } from '../platform/http/index.ts';
import { seedDemo } from '../seed/index.ts';
import { seedReleases } from './seed-releases.ts';

type Log = Parameters<typeof openDatabase>[1] & Parameters<typeof seedDemo>[1];
type Opened = ReturnType<typeof openDatabase>;

/** Offers run out with the days, so what was made longer ago no longer has data in every state. */
const freshHours = 12;
/** Any number; it keeps two processes from making the database at once. */
const makingLock = 4_118_200_002;
/** Written when the database is whole: one that lacks it was cut short. */
const stamp = (at: Date): string => `trial companies of ${at.toISOString()}`;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * The companies of a trial lie in a database of their own, beside that of the market: a connection to one can't reach
 * the other, so no statement of a trial can show or change what is real.
 */
export async function openTrialDatabase(real: Database, log: Log, now: Date): Promise<Opened> {
  const settings: PoolConfig = real.$client.options;
  // Making a database takes longer than a visitor may wait.
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
    // The lock ends with the connection.
    await client.end().catch(() => undefined);
  }
}

async function isFresh(client: Client, name: string, now: Date): Promise<boolean> {
  const { rows } = await client.query<{ told: string | null }>(
    `select shobj_description(oid, 'pg_database') as told from pg_database where datname = $1`,
    [name],
  );
  const madeAt = Date.parse(rows[0]?.told?.replace('trial companies of ', '') ?? '');
  return now.getTime() - madeAt < freshHours * 3_600_000;
}

type Making = Readonly<{ name: string; open: () => Opened; log: Log; now: Date }>;

async function make(client: Client, { name, open, log, now }: Making): Promise<void> {
  try {
    await client.query(`drop database if exists ${quoted(name)} with (force)`);
    await client.query(`create database ${quoted(name)}`);
  } catch (cause) {
    const detail = `The market's role may not make the database ${name}: give it CREATEDB.`;
    throw (cause as { code?: string }).code === '42501'
      ? new AppError('release.trial-unavailable', { detail, cause })
      : cause;
  }
  const { db, close } = open();
  try {
    await migrateDatabase(db);
    await prepareCatalogue(db);
    await seedDemo(db, log, now);
    await seedReleases(db);
  } finally {
    await close();
  }
  await client.query(`comment on database ${quoted(name)} is '${stamp(now)}'`);
}

/** The same server and role, another database. */
function connectionTo(database: string, settings: PoolConfig): PoolConfig {
  if (!settings.connectionString) return { ...settings, database };
  const address = new URL(settings.connectionString);
  address.pathname = `/${database}`;
  return { ...settings, connectionString: address.href };
}
