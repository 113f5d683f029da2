import { beforeAll, describe, expect, it } from '@jest/globals';
import { inArray, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { testDatabase } from '../testing/test-database.ts';
import { insertMany, newId, replaceMany } from './index.ts';

describe('insert many', () => {
  const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
  const thing = pgTable('thing', {
    id: uuid('id').primaryKey(),
    name: text('its_name'),
    facts: jsonb('facts').$type<unknown>(),
    terms: text('terms').array(),
    search: tsvector('search'),
    price: numeric('price', { precision: 14, scale: 4 }),
    seenAt: bigint('seen_at', { mode: 'number' }),
    madeAt: timestamp('made_at', { withTimezone: true, precision: 3 }),
    isKept: boolean('is_kept').notNull().default(true),
  });
  const database = testDatabase();

  beforeAll(() =>
    database.db.execute(sql`create table thing (id uuid primary key, its_name text, facts jsonb, terms text[],
    search tsvector, price numeric(14, 4), seen_at bigint, made_at timestamptz(3), is_kept boolean not null default true)`),
  );

  it('keeps every kind of value as a single insert would, and defaults of what is left out', async () => {
    const full = {
      id: newId(1),
      name: `Tezgâh "190", it's \\ {1,2}\n<b>`,
      facts: { a: [1, null, 'x"y'], words: "'" },
      terms: ['maker:{a,b}', 'c "d"', ''],
      search: `'loom':1A 'tezgah':2B`,
      price: '12345678.1200',
      seenAt: 1_795_000_000_000_123,
      madeAt: new Date('2026-03-01T10:20:30.456Z'),
    };
    const none = {
      name: null,
      facts: null,
      terms: null,
      search: null,
      price: null,
      seenAt: null,
      madeAt: null,
    };
    const rows = [full, { ...full, id: newId(2), facts: 'a text', terms: [] }, { id: newId(3), ...none }];
    await insertMany(database.db, thing, rows);
    const kept = await database.db.select().from(thing).orderBy(thing.id);
    expect(kept).toEqual(rows.map((row) => ({ ...row, isKept: true })));
  });

  it('does nothing without rows', async () => {
    await insertMany(database.db, thing, []);
  });

  it('replaces rows with the same key, and only those', async () => {
    const table = [10, 11, 12].map((at) => ({ id: newId(at), name: 'before', isKept: false }));
    const [stays, first, second] = table as [(typeof table)[0], (typeof table)[0], (typeof table)[0]];
    await insertMany(database.db, thing, [stays, first]);
    const replaced = [first, second].map((row) => ({ ...row, name: 'after' }));
    await replaceMany(database.db, thing, replaced, [thing.id]);
    const { id, name, isKept } = thing;
    const ids = table.map((row) => row.id);
    const kept = await database.db
      .select({ id, name, isKept })
      .from(thing)
      .where(inArray(id, ids))
      .orderBy(id);
    expect(kept).toEqual([stays, ...replaced]);
  });

  it('refuses rows of which only some state a column, before any is inserted', async () => {
    const rows = [{ id: newId() }, { id: newId(), name: 'a loom' }];
    await expect(insertMany(database.db, thing, rows)).rejects.toThrow('Only some of the rows state name');
  });
});
