import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { forEachLocale, locales } from 'shared-kit/contract';
import * as z from 'zod';
import drizzleConfig from '../../../drizzle.config.ts';
import { seedDemo } from '../../seed/index.ts';
import { createLog } from '../logging/log.ts';
import { testDatabase } from '../testing/test-database.ts';
import { shapeOf } from './json.ts';

const server = join(import.meta.dirname, '../../..');

async function allTables(): Promise<PgTable[]> {
  const files = globSync(drizzleConfig.schema as string[], { cwd: server });
  const modules = await Promise.all(files.map((file) => import(join(server, file))));
  return [...new Set(modules.flatMap((it) => Object.values(it)))].filter((it) => is(it, PgTable));
}

describe('stored JSON', () => {
  const database = testDatabase();

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
    await seedDemo(database.db, createLog('silent'));
    for (const table of await allTables()) await database.db.select().from(table);
  }, 120_000);
});

describe('the shape of a schema', () => {
  const texts = z.object(forEachLocale(() => z.string().max(3)));

  it('takes what a narrower bound would refuse, and keeps fields that it doesn’t know', () => {
    const shape = shapeOf(z.object({ note: z.string().trim().max(3), days: z.int().max(5).nullable() }));
    const stored = { note: ' as it was written ', days: 30, older: true };
    expect(shape.parse(stored)).toEqual(stored);
    expect(shape.safeParse({ note: 1, days: null }).success).toBe(false);
  });

  it('has an empty text in a language that came later, also within a union', () => {
    const [first = 'en', ...others] = locales;
    const filled = { [first]: 'words', ...Object.fromEntries(others.map((locale) => [locale, ''])) };
    expect(shapeOf(texts).parse({ [first]: 'words' })).toEqual(filled);
    expect(shapeOf(z.union([z.string(), texts])).parse({ [first]: 'words' })).toEqual(filled);
  });

  it('leaves a language out where it may be missing', () => {
    const some = z.object(forEachLocale(() => z.string().optional()));
    expect(shapeOf(some).parse({})).toEqual({});
  });
});
