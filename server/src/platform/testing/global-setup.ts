import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrateDatabase } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { startPrivatePostgres } from '../db/private-postgres.ts';
import { runDueJobs } from '../jobs/index.ts';
import { sendMail } from '../mail/send-mail.ts';
import { testJobContext } from './test-job-context.ts';
import { publishTestServer, withDatabase } from './test-server.ts';

type TestRun = Readonly<{ stop: () => Promise<void> }>;
declare global {
  var testRun: TestRun | undefined;
}

/** Fast instead of safe: these databases are thrown away. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  autovacuum: 'off',
};

async function privateServer(): Promise<TestRun & { url: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'server-tests-'));
  chmodSync(dataDir, 0o711);
  // PostgreSQL may still be writing after it was told to stop immediately.
  const remove = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  let abort = () => {};
  // Jest doesn't tear down an interrupted run.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      abort();
      remove();
      process.exit(1);
    });
  }
  const postgres = await startPrivatePostgres({ dataDir, as: 'server', settings }).catch((error: unknown) => {
    remove();
    throw error;
  });
  abort = postgres.abort;
  const { host, port, user } = postgres.connection;
  return {
    url: `postgres://${user}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`,
    stop: async () => {
      await postgres.stop();
      remove();
    },
  };
}

/** One PostgreSQL for the run (DATABASE_URL if set) with a migrated template for the workers to clone. */
export async function setUp(): Promise<void> {
  const given = process.env.DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await privateServer();
  try {
    globalThis.testRun = await makeTemplate(server);
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function makeTemplate(server: TestRun & { url: string }): Promise<TestRun> {
  const template = `market_test_${process.pid}`;
  const client = new Client({ connectionString: withDatabase(server.url, 'postgres') });
  await client.connect();
  await client.query(`create database ${template}`);
  const { db, close } = openDatabase({ connectionString: withDatabase(server.url, template) }, console);
  await migrateDatabase(db);
  // As a market's start does: until the first job of a kind is committed, all others of that kind would wait for it.
  await runDueJobs([sendMail], testJobContext({ db }));
  await close();
  publishTestServer({ url: server.url, template });
  return {
    stop: async () => {
      // Its copies too: the demo market stays for the next file.
      const { rows } = await client.query<{ datname: string }>(
        'select datname from pg_database where datname = $1 or starts_with(datname, $2)',
        [template, `${template}_`],
      );
      for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
      await client.end();
      await server.stop();
    },
  };
}

export async function tearDown(): Promise<void> {
  await globalThis.testRun?.stop();
}
