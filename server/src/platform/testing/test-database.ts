import { afterAll, beforeAll } from '@jest/globals';
import { Client } from 'pg';
import { openDatabase } from '../db/open-database.ts';
import type { Database } from '../db/types.ts';
import { templateName, testServerUrl } from './test-server.ts';

async function asAdministrator(statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: testServerUrl('postgres') });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes a database with another one's content, in the place of one that an interrupted run left. */
export const cloneDatabase = (name: string, template: string): Promise<void> =>
  asAdministrator([
    `drop database if exists ${name} with (force)`,
    `create database ${name} template ${template}`,
  ]);

/**
 * A database for this test file, cloned before its tests and dropped after them: from the migrated template, or from
 * the one that `from` names. Call it at the top of a `describe`; `db` and `url` exist after `beforeAll`.
 */
export function testDatabase(from: () => Promise<string> | string = templateName): {
  readonly db: Database;
  readonly url: string;
} {
  const name = `${templateName()}_${process.env.JEST_WORKER_ID ?? '1'}`;
  let opened: ReturnType<typeof openDatabase> | undefined;

  beforeAll(async () => {
    await cloneDatabase(name, await from());
    opened = openDatabase({ connectionString: testServerUrl(name), max: 4 }, console);
  });
  afterAll(async () => {
    await opened?.close();
    await asAdministrator([`drop database if exists ${name} with (force)`]);
  });

  return {
    get db() {
      if (!opened) throw new Error('the test database opens in beforeAll');
      return opened.db;
    },
    get url() {
      return testServerUrl(name);
    },
  };
}
