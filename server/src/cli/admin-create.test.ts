import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { userAccount } from '../modules/accounts/index.ts';
import { testSession, testUser } from '../modules/accounts/testing.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { runTool } from './testing.ts';

describe('admin create', () => {
  const folder = mkdtempSync(join(tmpdir(), 'admin-create-'));
  const database = testDatabase();
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp(database);
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const create = (args: readonly string[], input?: string) =>
    runTool('admin-create', args, {
      env: { DATABASE_URL: database.url, DATA_DIR: folder, PUBLIC_URL: 'https://market.example' },
      ...(input !== undefined && { input }),
    });
  const signIn = (email: string, password: string) =>
    app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: { email, password } });
  const isAdmin = async (email: string) =>
    (await database.db.select().from(userAccount).where(eq(userAccount.email, email)))[0]?.isAdmin;

  describe('pnpm admin:create', () => {
    it('makes an admin, whose password the printed link sets once', async () => {
      const made = await create(['Deniz@Market.Example', '--name', 'Deniz Aksoy', '--locale', 'tr']);
      expect(made).toMatchObject({ code: 0, errors: '' });
      expect(await isAdmin('deniz@market.example')).toBe(true);
      const [, token] = /^https:\/\/market\.example\/tr\/reset-password\/(\S+)$/m.exec(made.output) ?? [];
      const set = () =>
        app.inject({
          method: 'POST',
          url: '/api/auth/reset-password',
          payload: { token, password: 'a quite long password' },
        });
      expect((await set()).statusCode).toBe(200);
      expect((await set()).statusCode).toBe(410);
      expect((await signIn('deniz@market.example', 'a quite long password')).statusCode).toBe(200);
    });

    it('takes a password from the standard input, and prints no link then', async () => {
      const made = await create(
        ['ada@market.example', '--name', 'Ada', '--password'],
        'typed by nobody here\n',
      );
      expect(made).toMatchObject({ code: 0, errors: '' });
      expect(made.output).not.toContain('http');
      expect((await signIn('ada@market.example', 'typed by nobody here')).statusCode).toBe(200);
    });

    it('prints another link for somebody who is one, whose old password and sessions last until it is used', async () => {
      const { userId, email } = await testUser(database.db, { isAdmin: true });
      const cookie = await testSession(database.db, userId);
      const again = await create([email]);
      expect(again.output).toContain(`${email} is one of the market's staff.`);
      expect(again.output).toContain('/reset-password/');
      const open = await app.inject({ url: '/api/admin/verification', headers: { cookie } });
      expect(open.statusCode).toBe(200);
    });

    it('makes somebody with an account an admin only when told so, and leaves their password', async () => {
      const { email } = await testUser(database.db);
      const refused = await create([email]);
      expect(refused).toMatchObject({ code: 1, output: '' });
      expect(refused.errors).toContain('--promote');
      expect(await isAdmin(email)).toBe(false);
      const promoted = await create([email, '--promote']);
      expect(promoted).toMatchObject({ code: 0, errors: '' });
      expect(promoted.output).not.toContain('http');
      expect(await isAdmin(email)).toBe(true);
    });

    it('never makes one of an address that nobody has proved', async () => {
      const { userId, email } = await testUser(database.db);
      await database.db.update(userAccount).set({ emailVerified: false }).where(eq(userAccount.id, userId));
      const refused = await create([email, '--promote']);
      expect(refused.errors).toBe(
        'Somebody registered that address but never confirmed that it is theirs: let them use the link in their mail first.\n',
      );
      expect(await isAdmin(email)).toBe(false);
    });

    it.each<[string, readonly string[], string]>([
      ['no address', [], 'Usage: pnpm admin:create'],
      ['an option that there isn’t', ['a@b.example', '--force'], 'Usage: pnpm admin:create'],
      ['no e-mail address', ['deniz'], '“deniz” is no e-mail address.'],
      ['somebody new without a name', ['new@market.example'], '--name "Deniz Aksoy"'],
      ['a language that there isn’t', ['a@b.example', '--locale', 'de'], '--locale takes en or tr.'],
    ])('refuses %s in a sentence', async (_what, args, told) => {
      const { code, output, errors } = await create(args);
      expect({ code, output }).toEqual({ code: 1, output: '' });
      expect(errors).toContain(told);
      expect(errors).not.toContain('    at ');
    });

    it('refuses a password that is too short, and adds nobody', async () => {
      const refused = await create(['short@market.example', '--name', 'Short', '--password'], 'short\n');
      expect(refused.errors).toBe('A password has 12 to 128 characters: nothing was changed.\n');
      expect(await isAdmin('short@market.example')).toBeUndefined();
    });
  });
});
