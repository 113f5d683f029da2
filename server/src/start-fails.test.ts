import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { silentDatabase } from './platform/testing/silent-database.ts';
import { postmasterOf, startedServers } from './platform/testing/started-servers.ts';
import { testDatabase } from './platform/testing/test-database.ts';

// Starts real processes, several per test: they may take longer.
describe('main', () => {
  const { dataFolder, complaint } = startedServers();

  describe('a start that cannot succeed says why and what helps', () => {
    it('for a taken port', async () => {
      const other = createServer();
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      const address = other.address();
      const port = typeof address === 'object' && address ? String(address.port) : '';
      const dataDir = dataFolder();
      expect(await complaint({ DATA_DIR: dataDir, PORT: port })).toBe(
        `Port ${port} is taken: stop the program that uses it, or set PORT to a free one.`,
      );
      expect(() => postmasterOf(dataDir)).toThrow('ENOENT');
      other.close();
    }, 120_000);

    it('for a database that is away, without telling its password', async () => {
      expect(await complaint({ DATABASE_URL: 'postgres://me:swordfish@127.0.0.1:1/market' })).toBe(
        "The database at 127.0.0.1:1/market can't be used (connect ECONNREFUSED 127.0.0.1:1): start it, or correct DATABASE_URL.",
      );
    }, 120_000);

    it('for a data folder that cannot be written', async () => {
      const dataDir = dataFolder();
      writeFileSync(join(dataDir, 'postgres'), '');
      expect(await complaint({ DATA_DIR: dataDir })).toMatch(
        /^EEXIST: .*: move what is in the way, or set DATA_DIR to another folder\.$/,
      );
    }, 120_000);

    it('for a secret that a full disk has cut off', async () => {
      const dataDir = dataFolder();
      writeFileSync(join(dataDir, 'session-secret'), '');
      expect(await complaint({ DATA_DIR: dataDir })).toMatch(
        /^The secret in .* is cut off, .*: remove that file, or set SESSION_SECRET\.$/,
      );
    }, 120_000);

    it('for a database that accepts connections and says nothing', async () => {
      const silent = await silentDatabase('postgres://me@127.0.0.1:1/market', 0);
      expect(await complaint({ DATABASE_URL: silent.url })).toBe(
        `The database at 127.0.0.1:${silent.port}/market can't be used (timeout expired): start it, or correct DATABASE_URL.`,
      );
      silent.close();
    }, 60_000);

    describe('on a database that has a market', () => {
      const database = testDatabase();
      const given = () => ({ DATABASE_URL: database.url, DATA_DIR: dataFolder() });

      it('for a user that the database does not know', async () => {
        const url = database.url.replace(/\/\/[^@]*@/, '//stranger@');
        expect(await complaint({ ...given(), DATABASE_URL: url })).toMatch(
          /^The database at .* can't be used \(role "stranger" does not exist\): .*correct DATABASE_URL\.$/,
        );
      }, 120_000);

      it('for a full disk of the database', async () => {
        await database.db.execute(sql`
          create function no_room() returns event_trigger language plpgsql as $$
          begin raise exception 'No space left on device' using errcode = '53100'; end $$`);
        await database.db.execute(
          sql`create event trigger no_room on ddl_command_start execute function no_room()`,
        );
        const told = await complaint(given());
        await database.db.execute(sql`drop event trigger no_room`);
        expect(told).toBe(
          'The disk of the database is full (No space left on device): make room there, then start again.',
        );
      }, 120_000);

      it('for a host that a released area was not made for', async () => {
        await database.db.execute(sql`
        with release as (
          insert into area_release (area, version, contract, description)
          values ('shop', '0.9', -1, '{"id": "shop", "version": "0.9", "contract": -1}') returning area, version
        ) insert into live_release (area, version, origin) select area, version, 'release' from release
      `);
        expect(await complaint(given())).toMatch(
          /^This host can't show what visitors are given: mf-shop 0\.9 \(contract -1; .*--allow mf-shop: /,
        );
        await database.db.execute(sql`delete from live_release`);
      }, 120_000);

      it('for a bucket that is away', async () => {
        const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
        const away = { S3_BUCKET: 'market', S3_ENDPOINT: 'http://127.0.0.1:1', ...keys };
        expect(await complaint({ ...given(), ...away })).toBe(
          "Bucket market at http://127.0.0.1:1 can't be used (ECONNREFUSED): look at S3_ENDPOINT, S3_REGION and the store.",
        );
      }, 120_000);

      it('for tables that an older version made', async () => {
        await database.db.execute(sql`update drizzle.__drizzle_migrations set hash = 'from the past'`);
        expect(await complaint(given())).toMatch(
          /^The database was made by an old or a different version .*: start the version that made it, or name /,
        );
      }, 120_000);
    });

    it('for a bad variable', async () => {
      expect(await complaint({ PORT: 'web' })).toBe('PORT must be a whole number from 0 to 65535.');
    }, 120_000);
  });
});
