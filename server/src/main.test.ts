import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { compiled } from './cli/testing.ts';
import { isAlive } from './platform/db/postmaster.ts';
import { testDatabase } from './platform/testing/test-database.ts';

// Runs real processes with their own PostgreSQL, and starts several per test: they may take longer.
describe('main', () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));

  type Running = {
    process: ChildProcess;
    output: () => string;
    ready: Promise<string>;
    ended: Promise<number | null>;
  };
  const running: Running[] = [];
  const folders: string[] = [];

  function dataFolder(...deeper: string[]): string {
    const folder = mkdtempSync(join(tmpdir(), 'main-test-'));
    chmodSync(folder, 0o755);
    folders.push(folder);
    return join(folder, ...deeper);
  }

  /** Starts the server without demo data; `ready` resolves to its URL. */
  function start(variables: Record<string, string>): Running {
    const child = spawn(process.execPath, [main], {
      env: {
        ENV_FILE: '',
        PATH: process.env.PATH,
        ...compiled(),
        DEMO: 'false',
        // Takes a quarter of a start. Tests of stopping have it.
        PREPARE_PAGES: 'false',
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'silent',
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    const ready = new Promise<string>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        text += chunk;
        const url = /Ready at (\S+)/.exec(text)?.[1];
        if (url) resolve(url);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('close', () => reject(new Error(`ended before it was ready:\n${text}`)));
    });
    ready.catch(() => undefined);
    const ended = once(child, 'close').then(([code]) => code as number | null);
    const started = { process: child, output: () => text, ready, ended };
    running.push(started);
    return started;
  }

  const postmasterOf = (dataDir: string) =>
    Number(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);

  async function isReady(url: string): Promise<boolean> {
    return (await fetch(`${url}/api/ready`)).ok;
  }

  /** A failed start's message to the operator, without the lines that name its steps. */
  async function complaint(variables: Record<string, string>): Promise<string> {
    const failed = start(variables);
    expect(await failed.ended).toBe(1);
    return failed
      .output()
      .split('\n')
      .filter((line) => line && !/^(Opening|Keeping|Bringing)/.test(line))
      .join('\n');
  }

  afterEach(async () => {
    for (const { process: child, ended } of running.splice(0)) {
      child.kill('SIGTERM');
      await ended;
    }
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  describe('stopping', () => {
    it('by Ctrl-C leaves nothing running, also where the socket had to go elsewhere', async () => {
      // Longer than a socket's path may be.
      const dataDir = dataFolder('a'.repeat(60), 'b'.repeat(60));
      const server = start({ DATA_DIR: dataDir, PREPARE_PAGES: 'true' });
      await isReady(await server.ready);
      const postmaster = postmasterOf(dataDir);
      server.process.kill('SIGINT');
      expect(await server.ended).toBe(0);
      expect(isAlive(postmaster)).toBe(false);
    }, 120_000);

    it('works while it is still starting', async () => {
      const dataDir = dataFolder();
      const server = start({ DATA_DIR: dataDir, PREPARE_PAGES: 'true' });
      await once(server.process.stdout ?? server.process, 'data');
      server.process.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      expect(() => postmasterOf(dataDir)).toThrow('ENOENT');
    }, 120_000);
  });

  describe('a second start', () => {
    // Each finds what the one before stopped in order; the first one makes it.
    const dataDir = mkdtempSync(join(tmpdir(), 'main-test-'));
    chmodSync(dataDir, 0o755);
    afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

    it('on one folder is refused, and leaves the first alone', async () => {
      const first = start({ DATA_DIR: dataDir });
      const url = await first.ready;
      expect(await complaint({ DATA_DIR: dataDir })).toBe(
        `Another server is already running on ${dataDir}: stop it first, or set DATA_DIR and PORT for a second one.`,
      );
      expect(await isReady(url)).toBe(true);
    }, 120_000);

    it('after kill -9 adopts the PostgreSQL that was left running', async () => {
      const first = start({ DATA_DIR: dataDir });
      await first.ready;
      const postmaster = postmasterOf(dataDir);
      first.process.kill('SIGKILL');
      await first.ended;
      expect(isAlive(postmaster)).toBe(true);

      const second = start({ DATA_DIR: dataDir });
      expect(await isReady(await second.ready)).toBe(true);
      expect(postmasterOf(dataDir)).toBe(postmaster);
      second.process.kill('SIGTERM');
      expect(await second.ended).toBe(0);
      expect(isAlive(postmaster)).toBe(false);
    }, 120_000);

    it('after kill -9 of everything recovers', async () => {
      const first = start({ DATA_DIR: dataDir });
      await first.ready;
      const postmaster = postmasterOf(dataDir);
      first.process.kill('SIGKILL');
      process.kill(postmaster, 'SIGKILL');
      await first.ended;

      const second = start({ DATA_DIR: dataDir });
      expect(await isReady(await second.ready)).toBe(true);
      expect(postmasterOf(dataDir)).not.toBe(postmaster);
    }, 120_000);
  });

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

    describe('on a database that has a market', () => {
      const database = testDatabase();
      const given = () => ({ DATABASE_URL: database.url, DATA_DIR: dataFolder() });

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
