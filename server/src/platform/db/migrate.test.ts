import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { templateName, testServerUrl } from '../testing/test-server.ts';
import { migrateDatabase } from './migrate.ts';
import { openDatabase } from './open-database.ts';

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
