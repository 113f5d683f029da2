import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase } from '../platform/db/open-database.ts';
import { startPrivatePostgres } from '../platform/db/private-postgres.ts';
import { localFiles } from '../platform/files/local-files.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { runTool } from './testing.ts';

// Runs real processes, each with a database server: its tests may take longer.
describe('backup restore', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-cli-'));
  // The database may run under another account.
  chmodSync(folder, 0o711);
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));

  const [from, to, file] = ['from', 'to', 'market.tar.gz'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const on = (dataDir: string, input?: string) => ({
    env: { DATA_DIR: dataDir },
    ...(input !== undefined && { input }),
  });
  const password = 'a quite long password';

  async function signsIn(dataDir: string, email: string): Promise<number> {
    const postgres = await startPrivatePostgres({ dataDir, as: 'server' });
    const { db, close } = openDatabase(postgres.connection, console);
    const app = await testApp({ db });
    const payload = { email, password };
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload });
    await app.close();
    await close();
    await postgres.stop();
    return statusCode;
  }

  // A private database doesn't depend on the server of the other tests, so one run is enough.
  const once = process.env.DATABASE_URL ? describe.skip : describe;

  once('pnpm backup and pnpm restore', () => {
    let running: Awaited<ReturnType<typeof startPrivatePostgres>>;
    beforeAll(async () => {
      mkdirSync(from, { mode: 0o711 });
      running = await startPrivatePostgres({ dataDir: from, as: 'server' });
      const ada = await runTool(
        'admin-create',
        ['ada@market.example', '--name', 'Ada', '--password'],
        on(from, password),
      );
      expect(ada).toMatchObject({ code: 0, errors: '' });
      writeFileSync(join(from, 'session-secret'), 'the secret of this market');
      await localFiles(from).write('releases/shop/1.0.0/remoteEntry.js', Buffer.from('code'));
    }, 120_000);

    it('backs up beside a running server, for its owner alone to read', async () => {
      const done = await runTool('backup', [file], on(from));
      expect(done).toMatchObject({ code: 0, errors: '' });
      expect(done.output).toMatch(/^\d+ rows of \d+ tables and 1 files are in /);
      expect(statSync(file).mode & 0o777).toBe(0o600);
    }, 120_000);

    it('writes over no file unless told so, and leaves none that is unfinished', async () => {
      const before = readFileSync(file);
      const refused = await runTool('backup', [file], on(from));
      expect(refused).toMatchObject({
        code: 1,
        errors: `${file} is there already: name another file, or replace it with --force.\n`,
      });
      expect(readFileSync(file).equals(before)).toBe(true);
      const nowhere = await runTool('backup', [join(folder, 'none', 'x')], on(from));
      expect(nowhere.errors).toMatch(/^.* can't be written: ENOENT[^\n]*\n$/);
      expect(existsSync(`${file}.unfinished`)).toBe(false);
      await running.stop();
    }, 120_000);

    it('restores into a new folder: people sign in, releases and sessions are there', async () => {
      const done = await runTool('restore', [file], on(to));
      expect(done).toMatchObject({ code: 0, errors: '' });
      expect(done.output).toContain('The market is back: ');
      expect(await signsIn(to, 'ada@market.example')).toBe(200);
      expect(readFileSync(join(to, 'releases/shop/1.0.0/remoteEntry.js'), 'utf8')).toBe('code');
      expect(readFileSync(join(to, 'session-secret'), 'utf8')).toBe('the secret of this market');
    }, 120_000);

    it('replaces a market only when told so, and never one that runs or by a broken file', async () => {
      await runTool('admin-create', ['new@market.example', '--name', 'New', '--password'], on(to, password));
      const refused = await runTool('restore', [file], on(to));
      expect(refused).toMatchObject({
        code: 1,
        errors: `The folder ${to} isn't empty: set DATA_DIR to another one, or replace what is in it with --force.\n`,
      });
      const broken = join(folder, 'broken.tar.gz');
      writeFileSync(broken, readFileSync(file).subarray(0, -100));
      const cut = await runTool('restore', [broken, '--force'], on(to));
      expect(cut.errors).toContain('is no whole backup of a market');
      running = await startPrivatePostgres({ dataDir: to, as: 'server' });
      const busy = await runTool('restore', [file, '--force'], on(to));
      await running.stop();
      expect(busy.errors).toContain('Another server is already running on');
      expect(await signsIn(to, 'new@market.example')).toBe(200);

      expect(await runTool('restore', [file, '--force'], on(to))).toMatchObject({ code: 0, errors: '' });
      expect(await signsIn(to, 'new@market.example')).toBe(401);
      expect(await signsIn(to, 'ada@market.example')).toBe(200);
    }, 120_000);

    it.each<[string, readonly string[], string]>([
      ['no file', [], 'Usage: pnpm restore <file>'],
      ['a file that is not there', ['/no/such/file'], 'There is no file /no/such/file.'],
    ])('answers %s in a sentence', async (_what, args, told) => {
      const { code, errors } = await runTool('restore', args, on(to));
      expect(code).toBe(1);
      expect(errors).toContain(told);
    });
  });
});
