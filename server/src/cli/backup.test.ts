import { createHash } from 'node:crypto';
import {
  cpSync,
  createWriteStream,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { restoreBackup, storedFiles, type Target, writeBackup } from '../platform/backup/index.ts';
import type { Database } from '../platform/db/index.ts';
import { migrationsFolder } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { localFiles } from '../platform/files/local-files.ts';
import { queueLeftMail, queueMail, renderMail } from '../platform/mail/index.ts';
import { answersInPieces } from '../platform/testing/answers-in-pieces.ts';
import { testJobContext } from '../platform/testing/test-job-context.ts';
import { templateName, testServerUrl } from '../platform/testing/test-server.ts';
import { demoDatabase } from '../seed/testing.ts';

const nothing = () => undefined;

describe('backup', () => {
  const database = demoDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const file = join(folder, 'market.tar.gz');
  const elsewhere = `${templateName()}_restored_${process.env.JEST_WORKER_ID}`;
  const opened: ReturnType<typeof openDatabase>[] = [];

  const administer = async (statement: string) => {
    const client = new Client({ connectionString: testServerUrl('postgres') });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  /** A database without anything, or with what a template has. */
  async function newDatabase(template = 'template0'): Promise<Database> {
    await opened.pop()?.close();
    await administer(`drop database if exists ${elsewhere} with (force)`);
    await administer(`create database ${elsewhere} template ${template}`);
    const database = openDatabase({ connectionString: testServerUrl(elsewhere), max: 4 }, console);
    opened.push(database);
    return database.db;
  }
  afterAll(async () => {
    await opened.pop()?.close();
    await administer(`drop database if exists ${elsewhere} with (force)`);
    rmSync(folder, { recursive: true });
  });

  /** Every table with its number of rows and a hash of them. */
  async function contents(db: Database): Promise<Record<string, string>> {
    const { rows } = await db.execute<{ name: string }>(
      sql`select relname as name from pg_class
      where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`,
    );
    const told: Record<string, string> = {};
    for (const { name } of rows) {
      const { rows: found } = await db.execute<{ told: string }>(
        sql.raw(`select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text)), '') as told
        from "${name}" t`),
      );
      told[name] = found[0]?.told ?? '';
    }
    return told;
  }
  /** Foreign keys, triggers and everything else that loading disables; partitions inherit theirs. */
  const shapeOf = async (db: Database) =>
    (
      await db.execute(sql`
      select conrelid::regclass::text as what, conname::text as name, pg_get_constraintdef(oid) as is from pg_constraint
        where connamespace = 'public'::regnamespace and coninhcount = 0
      union all select tgrelid::regclass::text, tgname::text, tgenabled::text from pg_trigger where not tgisinternal
      order by 1, 2, 3`)
    ).rows;

  const store = (name: string) => localFiles(join(folder, name));
  const take = (db: Database, from: string) =>
    writeBackup(
      { db, files: storedFiles(join(folder, from)), secret: 'a secret', now: new Date() },
      createWriteStream(file),
    );
  const restore = (db: Database, to = 'after', from = file) =>
    restoreBackup(from, { open: async () => target(db, to) });
  const target = (db: Database, to = 'after'): Target => ({
    db,
    files: store(to),
    keepSecret: nothing,
    keep: nothing,
    undo: nothing,
    close: nothing,
  });

  let before: Record<string, string>;
  beforeAll(async () => {
    // Values that text formats must escape, and enough rows for several pieces.
    await database.db.execute(sql`insert into analytics_event (id, name, properties, occurred_at, received_at)
    select gen_random_uuid(), e'tab\there\\n "quoted" ığüşöç 🧵', jsonb_build_object('text', repeat('x', 2000)), now(), now()
    from generate_series(1, 3000)`);
    await store('before').write('releases/shop/1.0.0/remoteEntry.js', Buffer.from('code'));
    await store('before').write('media/ff.png', Buffer.from([0, 255, 10]));
    writeFileSync(join(folder, 'before', 'session-secret'), 'not a file of the store');
    await store('before').write('postgres/data', Buffer.from('not a file of the store'));
    before = await contents(database.db);
  }, 120_000);

  describe('a backup', () => {
    it('makes the same market elsewhere: rows, files, rules and numbers that follow', async () => {
      await database.db.execute(sql`select nextval('rfq_number')`);
      const told = await take(database.db, 'before');
      const db = await newDatabase();
      expect(await restore(db)).toEqual(told);
      expect(await contents(db)).toEqual(before);
      expect(await shapeOf(db)).toEqual(await shapeOf(database.db));
      const next = sql`select nextval('rfq_number') as number`;
      expect((await db.execute(next)).rows).toEqual((await database.db.execute(next)).rows);
      const kept = [];
      for await (const [key, content] of storedFiles(join(folder, 'after'))) kept.push([key, [...content]]);
      expect(kept).toEqual([
        ['media/ff.png', [0, 255, 10]],
        ['releases/shop/1.0.0/remoteEntry.js', [...Buffer.from('code')]],
      ]);
    });

    it('is of one moment, however much is written meanwhile', async () => {
      let isOver = false;
      let written = 0;
      const writing = (async () => {
        for (let round = 0; !isOver; round += 1, written = round) {
          // Updates two tables that must always agree, in the order that is hardest for a backup.
          await database.db.transaction(async (tx) => {
            await tx.execute(
              sql`insert into verification (id, identifier, value, expires_at) values (${`v${round}`}, 'w', '', now())`,
            );
            await tx.execute(
              sql`insert into analytics_client (client, minute, requests) values (${`v${round}`}, now(), 1)`,
            );
          });
        }
        await database.db.execute(sql`delete from verification where identifier = 'w'`);
        await database.db.execute(sql`delete from analytics_client`);
      })();
      while (written === 0) await pause(10);
      const { rows } = await take(database.db, 'before');
      isOver = true;
      await writing;
      expect(rows.analytics_client).toBeGreaterThan(0);
      const db = await newDatabase();
      await restore(db);
      const agree = sql`select (select array_agg(id order by id) from verification where identifier = 'w')
      = (select array_agg(client order by client) from analytics_client) as so`;
      expect((await db.execute(agree)).rows).toEqual([{ so: true }]);
    });

    it('knows the number of rows although PostgreSQL tells it late', async () => {
      const { connection, close } = await answersInPieces(database.url);
      const slow = openDatabase({ ...connection, max: 1 }, console);
      const { rows } = await take(slow.db, 'before');
      await slow.close();
      close();
      expect(rows).toEqual((await take(database.db, 'before')).rows);
      expect(rows.analytics_event).toBe(3000);
    });

    it('of an older version is brought up to date', async () => {
      await take(database.db, 'before');
      const newer = join(folder, 'newer-migrations');
      cpSync(migrationsFolder, newer, { recursive: true });
      writeFileSync(
        join(newer, '9999_motto.sql'),
        "alter table company add column motto text default 'Weave on'",
      );
      const journal = JSON.parse(readFileSync(join(newer, 'meta/_journal.json'), 'utf8'));
      journal.entries.push({ idx: 9999, version: '7', when: 9e15, tag: '9999_motto', breakpoints: true });
      writeFileSync(join(newer, 'meta/_journal.json'), JSON.stringify(journal));
      const db = await newDatabase();
      const { rows } = await restoreBackup(file, { open: async () => target(db), folder: newer });
      const companies = await db.execute(sql`select from company where motto = 'Weave on'`);
      expect(companies.rowCount).toBe(rows.company);
      expect(await shapeOf(db)).toEqual(await shapeOf(database.db));
    });

    it.each<[string, SQL, string]>([
      [
        'a newer version',
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 9e15)`,
        'The backup is of a newer version of this software: restore it with the version that made it.',
      ],
      [
        'a version with other migrations',
        sql`update drizzle.__drizzle_migrations set hash = 'from the past'`,
        "The backup is of an old or a different version of this software and can't be brought up to date: restore it with the version that made it.",
      ],
    ])('of %s is refused before anything is touched', async (_what, change, told) => {
      const db = await newDatabase(templateName());
      await db.execute(change);
      await take(db, 'before');
      const open = async () => {
        throw new Error('touched');
      };
      await expect(restoreBackup(file, { open })).rejects.toThrow(told);
    });
  });

  it('has no jobs, yet mail that waited in it is queued again', async () => {
    const now = new Date();
    const content = renderMail({ subject: 'Your link', before: [], after: [] }, 'en', 'Tezgah');
    await queueMail(database.db, { to: 'deniz@mill.example', content, usefulUntil: now }, now);
    await take(database.db, 'before');
    const db = await newDatabase();
    await restore(db);
    const queued = sql`select task_identifier as job from graphile_worker.jobs`;
    expect((await db.execute(queued)).rows).toEqual([]);
    await queueLeftMail.run({}, testJobContext({ db }), new AbortController().signal);
    expect((await db.execute(queued)).rows).toEqual([{ job: 'send-mail' }]);
    await database.db.execute(sql`delete from mail`);
  });

  describe('a damaged backup', () => {
    const refused = /is no whole backup of a market/;
    it.each<[string, (path: string) => void]>([
      ['cut in the middle', (path) => truncateSync(path, Math.floor(readFileSync(path).length / 2))],
      ['cut at its end', (path) => truncateSync(path, readFileSync(path).length - 1)],
      ['something else', (path) => writeFileSync(path, createHash('sha512').digest())],
      ['empty', (path) => writeFileSync(path, '')],
    ])('is refused when it is %s, and no row stays', async (_what, damage) => {
      await take(database.db, 'before');
      const damaged = join(folder, 'damaged.tar.gz');
      writeFileSync(damaged, readFileSync(file));
      damage(damaged);
      const db = await newDatabase();
      await expect(restore(db, 'after', damaged)).rejects.toThrow(refused);
      const { rows } = await db.execute(sql`select to_regclass('company') is null as none`);
      if (!rows[0]?.none) expect((await db.execute(sql`select from company`)).rowCount).toBe(0);
    });
  });

  it('fails as a whole when its file can’t be written', async () => {
    const nowhere = createWriteStream(join(folder, 'no-such-folder', 'x'));
    const source = { db: database.db, files: null, secret: null, now: new Date() };
    await expect(writeBackup(source, nowhere)).rejects.toThrow('ENOENT');
  });
});
