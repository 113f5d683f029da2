import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { extract, pack } from 'tar-stream';
import { restoreBackup, storedFiles, type Target, writeBackup } from '../platform/backup/index.ts';
import { newId } from '../platform/db/index.ts';
import { localFiles } from '../platform/files/local-files.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { templateName, testServerUrl } from '../platform/testing/test-server.ts';
import { openTarget } from './restore-target.ts';

type Change = (name: string, content: Buffer) => Buffer | null;

/** Writes a backup again with other parts; one that becomes null is left out. */
async function changed(from: string, to: string, change: Change): Promise<void> {
  const [unpacked, packed] = [extract(), pack()];
  const reading = pipeline(createReadStream(from), createGunzip(), unpacked);
  const writing = pipeline(packed, createGzip(), createWriteStream(to));
  for await (const entry of unpacked) {
    const content = change(entry.header.name, await buffer(entry));
    if (content) packed.entry({ name: entry.header.name }, content);
  }
  packed.finalize();
  await Promise.all([reading, writing]);
}

const withSummary = (file: Buffer, rows: Readonly<Record<string, number>>): Buffer => {
  const told = JSON.parse(file.toString());
  return Buffer.from(JSON.stringify({ ...told, rows: { ...told.rows, ...rows } }));
};
const isOf = (name: string, table: string) => name.startsWith(`tables/${table}/`);

describe('a restore that fails', () => {
  const database = testDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'restore-fails-'));
  chmodSync(folder, 0o711);
  const file = join(folder, 'market.tar.gz');
  const bad = join(folder, 'bad.tar.gz');
  const elsewhere = `${templateName()}_fails_${process.env.JEST_WORKER_ID}`;
  const dataDir = join(folder, 'new', 'data');

  const administer = async (url: string, statement: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    return client.query(statement).finally(() => client.end());
  };
  const onServer = (statement: string) => administer(testServerUrl('postgres'), statement);
  const inDatabase = (statement: string) => administer(testServerUrl(elsewhere), statement);

  beforeAll(async () => {
    const userId = newId();
    await database.db.execute(
      sql`insert into user_account (id, name, email) values (${userId}, 'Ada', 'ada@market.example')`,
    );
    await database.db.execute(
      sql`insert into user_session (id, token, user_id, expires_at) values (${newId()}, 'token', ${userId}, now())`,
    );
    await localFiles(join(folder, 'files')).write('media/a.png', Buffer.from('a picture'));
    const files = storedFiles(join(folder, 'files'));
    const source = { db: database.db, files, secret: 'a secret', now: new Date() };
    await writeBackup(source, createWriteStream(file));
  });
  beforeEach(async () => {
    await onServer(`drop database if exists ${elsewhere} with (force)`);
    await onServer(`create database ${elsewhere} template template0`);
  });
  afterEach(() => rmSync(join(folder, 'new'), { recursive: true, force: true }));
  afterAll(async () => {
    await onServer(`drop database if exists ${elsewhere} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  });

  /** All that a database holds. */
  const contents = async () =>
    (
      await inDatabase(`
    select 'schema' as kind, nspname::text as name from pg_namespace where nspname !~ '^pg_(toast|temp)'
    union all select 'relation', relname from pg_class join pg_namespace n on n.oid = relnamespace where nspname !~ '^(pg_|information_schema)'
    union all select 'function', proname from pg_proc join pg_namespace n on n.oid = pronamespace where nspname !~ '^(pg_|information_schema)'
    union all select 'extension', extname from pg_extension order by 1, 2`)
    ).rows;

  const places: readonly [string, () => string | null][] = [
    ['a private database', () => null],
    ['the database of DATABASE_URL', () => testServerUrl(elsewhere)],
  ];

  const damages: readonly [string, () => Promise<unknown>, RegExp][] = [
    [
      'a file that is cut short',
      async () => {
        await changed(file, bad, (_name, content) => content);
        truncateSync(bad, 2000);
      },
      /is no whole backup of a market/,
    ],
    ['a file of another kind', async () => writeFileSync(bad, 'no backup'), /is no whole backup of a market/],
    [
      'a file without its end',
      () => changed(file, bad, (name, content) => (name === 'summary.json' ? null : content)),
      /is no whole backup of a market/,
    ],
    [
      'rows that are missing',
      () => changed(file, bad, (name, content) => (isOf(name, 'user_session') ? null : content)),
      /is no whole backup of a market/,
    ],
    [
      'a row that its table refuses',
      () =>
        changed(file, bad, (name, content) =>
          isOf(name, 'user_session') ? Buffer.from('no session\n') : content,
        ),
      /user_session|uuid/,
    ],
    [
      'a row that names another one which is missing',
      () =>
        changed(file, bad, (name, content) => {
          if (isOf(name, 'user_account')) return null;
          return name === 'summary.json' ? withSummary(content, { user_account: 0 }) : content;
        }),
      /user_session_user_id/,
    ],
  ];

  describe.each(places)('into %s', (_where, url) => {
    const restore = async (from: string, meanwhile: (target: Target) => Target = (it) => it) =>
      restoreBackup(from, {
        open: async () => meanwhile(await openTarget(dataDir, { databaseUrl: url(), s3: null }, false)),
      });

    // A private database of its own for each takes seconds.
    const some = <Case>(cases: readonly Case[]) => (url() ? cases : cases.slice(-1));

    it.each(some(damages))('leaves nothing of %s', async (_what, damage, told) => {
      const before = await contents();
      await damage();
      await expect(restore(bad)).rejects.toThrow(told);
      expect(existsSync(dirname(dataDir))).toBe(false);
      expect(await contents()).toEqual(before);
    });

    it.each<[string, (target: Target) => Target, RegExp]>(
      some([
        [
          'a disk that is full',
          (target) => ({
            ...target,
            files: {
              write: async () => {
                throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
              },
            },
          }),
          /There is too little room for this backup/,
        ],
        [
          'a database that ends half-way',
          (target) => ({
            ...target,
            files: {
              write: async () => {
                await target.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
                where datname = current_database() and pid <> pg_backend_pid()`);
              },
            },
          }),
          /The database ended while the market was restored/,
        ],
      ]),
    )('leaves nothing after %s', async (_what, meanwhile, told) => {
      const before = await contents();
      await expect(restore(file, meanwhile)).rejects.toThrow(told);
      expect(existsSync(dirname(dataDir))).toBe(false);
      expect(await contents()).toEqual(before);
    });

    it('leaves a folder alone that somebody fills meanwhile', async () => {
      const before = await contents();
      const keepSecret = () => writeFileSync(join(dataDir, 'notes.txt'), 'mine');
      await expect(restore(file, (target) => ({ ...target, keepSecret }))).rejects.toThrow("isn't empty");
      expect(readdirSync(dataDir)).toEqual(['notes.txt']);
      expect(await contents()).toEqual(before);
    });

    it('restores into a folder whose only content a killed restore left', async () => {
      const left = join(dataDir, '.restoring.999999999');
      mkdirSync(left, { recursive: true });
      writeFileSync(join(left, 'session-secret'), 'of half a market');
      await restore(file);
      expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['media', 'session-secret']));
      expect(existsSync(left)).toBe(false);
    });
  });

  describe('is refused', () => {
    it.each<[string, string]>([
      ['a table', 'create table company (id uuid)'],
      ['a sequence', 'create sequence something'],
      ['a function', "create function something() returns int language sql as 'select 1'"],
    ])('where the database has %s', async (_what, statement) => {
      await inDatabase(statement);
      const before = await contents();
      const open = () => openTarget(dataDir, { databaseUrl: testServerUrl(elsewhere), s3: null }, false);
      await expect(restoreBackup(file, { open })).rejects.toThrow(
        "The database of DATABASE_URL isn't empty: name an empty one, such as createdb makes, or empty it first.",
      );
      expect(existsSync(dirname(dataDir))).toBe(false);
      expect(await contents()).toEqual(before);
    });

    it('where the folder has anything', async () => {
      mkdirSync(dataDir, { recursive: true });
      writeFileSync(join(dataDir, 'notes.txt'), 'mine');
      const open = () => openTarget(dataDir, { databaseUrl: testServerUrl(elsewhere), s3: null }, false);
      await expect(restoreBackup(file, { open })).rejects.toThrow(
        `The folder ${dataDir} isn't empty: set DATA_DIR to another one, or replace what is in it with --force.`,
      );
      expect(readdirSync(dataDir)).toEqual(['notes.txt']);
    });
  });
});
