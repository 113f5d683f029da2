import { afterEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../testing/test-database.ts';
import { databaseTrouble } from './database-trouble.ts';
import { openDatabase } from './open-database.ts';

describe('open database', () => {
  const database = testDatabase();
  const said: string[] = [];
  const say = (_details: object, message: string) => said.push(message);
  const opened: ReturnType<typeof openDatabase>[] = [];
  afterEach(async () => {
    for (const { close } of opened.splice(0)) await close();
    said.length = 0;
  });

  function open(max = 2) {
    const one = openDatabase(
      { connectionString: database.url, max, application_name: 'broken' },
      { warn: say, error: say },
    );
    opened.push(one);
    return one.db;
  }

  const breakAll = () =>
    database.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'broken'`);
  const trouble = (work: Promise<unknown>) => work.then(() => 'none', databaseTrouble);
  const one = sql`select 1`;

  async function until(isSo: () => boolean): Promise<void> {
    for (let waited = 0; !isSo() && waited < 5000; waited += 10) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(isSo()).toBe(true);
  }

  it('outlives connections that break in a transaction, in a statement and while idle', async () => {
    const db = open();
    await Promise.all([db.execute(one), db.execute(one)]);
    await breakAll();
    await until(() => db.$client.totalCount === 0);
    const inTransaction = db.transaction(async (tx) => {
      await tx.execute(one);
      await breakAll();
      await tx.execute(one);
    });
    expect(await trouble(inTransaction)).toBe('away');
    const inStatement = trouble(db.execute(sql`select pg_sleep(60)`));
    await until(() => db.$client.totalCount - db.$client.idleCount === 1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await breakAll();
    expect(await inStatement).toBe('away');
    await expect(db.execute(one)).resolves.toBeDefined();
  });

  it('gets back a connection that breaks before its transaction begins', async () => {
    const db = open(1);
    const client = await db.$client.connect();
    await breakAll();
    await until(() => db.$client.totalCount === 0);
    // The connection's holder notices later, or never.
    client.release();
    await expect(db.execute(one)).resolves.toBeDefined();
  });

  it('says once that connections broke, and once that the database answers again', async () => {
    const db = open();
    await Promise.all([db.execute(one), db.execute(one)]);
    await breakAll();
    await until(() => said.length === 2);
    expect(said).toEqual(['the connection to the database broke', 'the database answers again']);
  });

  it('is away as long as nothing listens there', async () => {
    const { db, close } = openDatabase({ host: '127.0.0.1', port: 1 }, { warn: say, error: say });
    expect(await trouble(db.execute(one))).toBe('away');
    expect(await trouble(db.transaction((tx) => tx.execute(one)))).toBe('away');
    expect(said).toEqual(['the connection to the database broke']);
    await close();
  });

  it('is busy when no connection gets free in time', async () => {
    const { db, close } = openDatabase(
      { connectionString: database.url, max: 1, connectionTimeoutMillis: 100 },
      { warn: say, error: say },
    );
    const client = await db.$client.connect();
    expect(await trouble(db.execute(one))).toBe('busy');
    client.release();
    await close();
  });
});
