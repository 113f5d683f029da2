import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import drizzleConfig from '../../drizzle.config.ts';
import { demoDatabase } from './testing.ts';

const server = join(import.meta.dirname, '../..');

async function allTables(): Promise<PgTable[]> {
  const files = globSync([drizzleConfig.schema ?? []].flat(), { cwd: server });
  const modules: object[] = await Promise.all(files.map((file) => import(join(server, file))));
  const exported: unknown[] = modules.flatMap((it) => Object.values(it));
  return [...new Set(exported)].filter((it) => is(it, PgTable));
}

describe('stored JSON', () => {
  const database = demoDatabase();

  it('passes a schema in every column', async () => {
    const columns = (await allTables()).flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter((column) => column.getSQLType() === 'jsonb')
        .map((column) => ({ name: `${getTableName(table)}.${column.name}`, column })),
    );
    expect(columns.length).toBeGreaterThan(50);
    // JSON can't hold a function, so a column that takes one has no schema.
    const takesAll = columns.filter(({ column }) => {
      try {
        column.mapFromDriverValue(() => undefined);
        return true;
      } catch {
        return false;
      }
    });
    expect(takesAll.map(({ name }) => name)).toEqual([]);
  });

  it('has schemas for everything that the demo market writes', async () => {
    for (const table of await allTables()) await database.db.select().from(table);
  }, 120_000);
});
