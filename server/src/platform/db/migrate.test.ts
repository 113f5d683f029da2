import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { templateName, testServerUrl } from '../testing/test-server.ts';
import { migrateDatabase, migrationLock } from './migrate.ts';
import { openDatabase } from './open-database.ts';

describe('migrate', () => {
  const name = `${templateName()}_empty`;
  const administrator = new Client({ connectionString: testServerUrl('postgres') });
  beforeAll(async () => {
    await administrator.connect();
    await administrator.query(`create database ${name}`);
  });
  afterAll(async () => {
    await administrator.query(`drop database ${name} with (force)`);
    await administrator.end();
  });

  const tables = "select count(*)::int as total from information_schema.tables where table_schema = 'public'";

  it('brings an empty database up to date once, however many processes start at once', async () => {
    const processes = [1, 2, 3].map(() => openDatabase({ connectionString: testServerUrl(name) }, console));
    await Promise.all(processes.map(({ db }) => migrateDatabase(db)));
    const [first] = processes;
    const { rows } = (await first?.db.$client.query<{ total: number }>(tables)) ?? { rows: [] };
    expect(rows[0]?.total).toBeGreaterThan(10);
    for (const { db } of processes) await expect(migrateDatabase(db)).resolves.toBeUndefined();
    for (const { close } of processes) await close();
  });

  it('tells that it waits for another process, once, and goes on after it', async () => {
    const { db, close } = openDatabase({ connectionString: testServerUrl(name) }, console);
    const holder = await db.$client.connect();
    await holder.query('select pg_advisory_lock($1)', [migrationLock]);
    let waits = 0;
    const { promise: waiting, resolve } = Promise.withResolvers<void>();
    const onWait = () => {
      waits += 1;
      resolve();
    };
    const migrated = migrateDatabase(db, { onWait });
    await waiting;
    holder.release(true);
    await migrated;
    await migrateDatabase(db, { onWait });
    expect(waits).toBe(1);
    await close();
  });

  describe('tables that another version made', () => {
    const opened = () => openDatabase({ connectionString: testServerUrl(name) }, console);

    it('are left as they are if it is newer', async () => {
      const { db, close } = opened();
      await db.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 9e15)`,
      );
      await expect(migrateDatabase(db)).resolves.toBeUndefined();
      await close();
    });

    it('are refused if it had other migrations', async () => {
      const { db, close } = opened();
      await db.execute(sql`update drizzle.__drizzle_migrations set hash = 'from the past'`);
      await expect(migrateDatabase(db)).rejects.toThrow(
        "The database was made by an old or a different version of this software and can't be brought up to date: " +
          'start the version that made it, or name a new DATA_DIR or an empty database in DATABASE_URL.',
      );
      await close();
    });
  });
});
