import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import type { Env } from '../env.ts';
import { restoreBackup } from '../platform/backup/index.ts';
import type { Database } from '../platform/db/index.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { provideDatabase } from '../platform/db/provide-database.ts';
import { provideFiles } from '../platform/files/index.ts';
import { createLog } from '../platform/logging/log.ts';
import { StartFailure } from '../platform/start-failure.ts';
import { figure, marketEnv, readArguments, runCommand, say, whereCalled } from './command.ts';

const usage = `Usage: pnpm restore <file> [--force]

Makes a market of what pnpm backup wrote, in DATA_DIR, or in the empty database of DATABASE_URL. No server may run on
it meanwhile. Until all of the file is there, nothing that was there before is touched.

  --force   replace the market that is in DATA_DIR already`;

const options = {
  force: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const log = createLog('error');

/** A database to fill, and how to make it the market's. */
type Place = Readonly<{ db: Database; finish: () => Promise<void>; close: () => Promise<void> }>;

async function hasMarket(connection: ClientConfig): Promise<boolean> {
  const client = new Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ found: boolean }>(
      "select to_regclass('public.company') is not null as found",
    );
    return rows[0]?.found ?? false;
  } finally {
    await client.end();
  }
}

/** The database of DATABASE_URL itself: its role may lack the right to create another. */
async function ownDatabase(db: Database): Promise<Place> {
  if (await hasMarket(db.$client.options)) {
    throw new StartFailure('There is a market in the database of DATABASE_URL already: name an empty one.');
  }
  return { db, finish: async () => undefined, close: async () => undefined };
}

/** A second database beside the private one, which it replaces in the end. */
async function besidePrivate({ $client: { options } }: Database, force: boolean): Promise<Place> {
  const { database = '', ...server } = options;
  if (!force && (await hasMarket(options))) {
    throw new StartFailure(
      'There is a market in DATA_DIR already: name another folder, or replace it with --force.',
    );
  }
  const beside = `${database}_restored`;
  const admin = new Client({ ...server, database: 'postgres' });
  await admin.connect();
  await admin.query(`drop database if exists ${beside} with (force)`);
  await admin.query(`create database ${beside}`);
  const { db, close } = openDatabase({ ...server, database: beside }, log);
  let isOpen = true;
  const closePool = async () => {
    if (isOpen) await close();
    isOpen = false;
  };
  return {
    db,
    finish: async () => {
      await closePool();
      await admin.query(`drop database ${database} with (force)`);
      await admin.query(`alter database ${beside} rename to ${database}`);
    },
    close: async () => {
      await closePool();
      await admin.query(`drop database if exists ${beside} with (force)`);
      await admin.end();
    },
  };
}

const keepSecretIn = (dataDir: string) => (secret: string) =>
  writeFileSync(join(dataDir, 'session-secret'), secret, { mode: 0o600 });

async function restore(file: string, env: Env, force: boolean) {
  // As a server, so that a running one on the same private database is noticed and refused.
  const { db, dataDir, stop } = await provideDatabase(env, 'server', log);
  let place: Place | undefined;
  try {
    const told = await restoreBackup(file, async () => {
      place = env.databaseUrl ? await ownDatabase(db) : await besidePrivate(db, force);
      return {
        db: place.db,
        files: await provideFiles(env.s3, dataDir),
        keepSecret: keepSecretIn(dataDir),
      };
    });
    await place?.finish();
    return { ...told, dataDir };
  } finally {
    await place?.close();
    await stop();
  }
}

async function main(): Promise<void> {
  const { positionals, values } = readArguments(options, usage);
  if (values.help) return say(usage);
  const [named, ...more] = positionals;
  if (!named || more.length > 0) throw new StartFailure(usage);
  const file = whereCalled(named);
  if (!existsSync(file)) throw new StartFailure(`There is no file ${file}.`);
  const { rows, files, dataDir } = await restore(file, marketEnv(), values.force);
  const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
  say(`The market is back: ${figure(count)} rows and ${figure(files)} files, kept in ${dataDir}.`);
  say('Start it with the same DATA_DIR (and DATABASE_URL, if set).');
}

runCommand(main);
