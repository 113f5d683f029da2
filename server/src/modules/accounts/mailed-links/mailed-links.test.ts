import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readSession } from 'shared-kit/contract/session';
import { createLog } from '../../../platform/logging/log.ts';
import { mail } from '../../../platform/mail/index.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { rateLimit, userAccount, userSession, verification } from '../schema.ts';
import { testPassword, testSession, testUser } from '../testing.ts';

describe('mailed links', () => {
  const database = testDatabase();
  // Sessions are checked against the database's own clock.
  const start = new Date();
  let now = start;
  const after = (seconds: number) => {
    now = new Date(start.getTime() + seconds * 1000);
  };
  let app: FastifyInstance;
  let log = '';
  beforeAll(async () => {
    const lines = new PassThrough();
    lines.on('data', (chunk: Buffer) => {
      log += chunk;
    });
    app = await testApp(
      { db: database.db, clock: () => now, log: createLog('trace', lines) },
      { PUBLIC_URL: 'http://market.example' },
    );
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    now = start;
    for (const table of [mail, rateLimit, verification]) await database.db.delete(table);
  });

  const post = (path: string, payload: object, cookie = '') =>
    app.inject({
      method: 'POST',
      url: `/api/auth/${path}`,
      headers: { origin: 'http://market.example', 'user-agent': 'Loom/1', ...(cookie && { cookie }) },
      payload,
    });
  type Answer = Awaited<ReturnType<typeof post>>;
  const signIn = (email: string, password: string) => post('sign-in/email', { email, password });
  const mails = () => database.db.select().from(mail);
  const sessionOf = async (cookie: string) =>
    readSession((await app.inject({ url: '/api/_auth/session', headers: { cookie } })).json());
  const cookieOf = ({ cookies: [cookie] }: Answer) =>
    `${cookie?.name}=${encodeURIComponent(cookie?.value ?? '')}`;

  /** The token of the newest mail and its whole link. */
  async function mailedLink() {
    const [newest] = (await mails()).toSorted((one, other) => (one.id < other.id ? 1 : -1));
    const link = /https?:\S+\/(?:login|reset-password)\/([\w-]+)\S*/.exec(newest?.plainText ?? '');
    return { address: link?.[0] ?? '', token: link?.[1] ?? '', mail: newest };
  }
  async function askFor(path: 'forgot-password' | 'request-login-link', email: string, more = {}) {
    expect((await post(path, { email, ...more })).statusCode).toBe(200);
    return mailedLink();
  }
  const newPassword = 'another long password';

  describe('forgetting a password', () => {
    it('mails a link in the language of the user', async () => {
      const { userId, email } = await testUser(database.db);
      await database.db.update(userAccount).set({ locale: 'tr' }).where(eq(userAccount.id, userId));
      const { address, mail: letter } = await askFor('forgot-password', ` ${email.toUpperCase()} `);
      expect(address).toMatch(/^http:\/\/market\.example\/tr\/reset-password\/[\w-]{43}$/);
      expect(letter).toMatchObject({
        recipient: email,
        locale: 'tr',
        subject: 'Yeni şifrenizi belirleyin · Tezgah',
      });
      expect(letter?.html).toContain(address);
      expect(letter?.usefulUntil).toEqual(new Date(start.getTime() + 3_600_000));
    });

    it.each(['forgot-password', 'request-login-link'])('%s answers the same to nobody', async (path) => {
      const { email } = await testUser(database.db);
      const [known, unknown] = [
        await post(path, { email }),
        await post(path, { email: 'nobody@mill.example' }),
      ];
      expect(unknown.statusCode).toBe(200);
      expect(unknown.body).toBe(known.body);
      expect(unknown.cookies).toEqual([]);
      expect((await mails()).map(({ recipient }) => recipient)).toEqual([email]);
    });

    it('stores no token', async () => {
      const { email } = await testUser(database.db);
      const { token } = await askFor('forgot-password', email);
      expect(JSON.stringify(await database.db.select().from(verification))).not.toContain(token);
    });
  });

  describe('a new password', () => {
    it('takes the place of the old one, ends all sessions and links, and is told by mail', async () => {
      const { userId, email } = await testUser(database.db);
      const cookie = await testSession(database.db, userId);
      const other = await askFor('request-login-link', email);
      const { token } = await askFor('forgot-password', email);
      expect(await sessionOf(cookie)).not.toBeNull();

      expect((await post('reset-password', { token, password: newPassword })).json()).toEqual({});
      expect(await sessionOf(cookie)).toBeNull();
      expect((await signIn(email, testPassword)).statusCode).toBe(401);
      expect((await signIn(email, newPassword)).statusCode).toBe(200);
      expect((await post('login-token', { token: other.token })).statusCode).toBe(410);
      const { mail: notice } = await mailedLink();
      expect(notice).toMatchObject({ recipient: email, subject: 'Your password was changed · Tezgah' });
    });

    it('of one account leaves the sessions and links of others alone', async () => {
      const [mine, theirs] = [await testUser(database.db), await testUser(database.db)];
      const cookie = await testSession(database.db, theirs.userId);
      const their = await askFor('request-login-link', theirs.email);
      const { token } = await askFor('forgot-password', mine.email);
      await post('reset-password', { token, password: newPassword });
      expect(await sessionOf(cookie)).not.toBeNull();
      expect((await post('login-token', { token: their.token })).statusCode).toBe(200);
    });

    it('proves the address of one who had not shown it yet', async () => {
      const { userId, email } = await testUser(database.db);
      await database.db.update(userAccount).set({ emailVerified: false }).where(eq(userAccount.id, userId));
      const { token } = await askFor('forgot-password', email);
      await post('reset-password', { token, password: newPassword });
      expect((await signIn(email, newPassword)).statusCode).toBe(200);
    });

    it('too short is refused, and the link still works', async () => {
      const { email } = await testUser(database.db);
      const { token } = await askFor('forgot-password', email);
      const refused = await post('reset-password', { token, password: 'short' });
      expect(refused.json()).toMatchObject({
        code: 'request.body-invalid',
        errors: [{ name: 'password', reason: 'too-small' }],
      });
      expect((await post('reset-password', { token, password: newPassword })).statusCode).toBe(200);
    });
  });

  describe('signing in by link', () => {
    it('begins a session and leads where the visitor wanted to go', async () => {
      const { userId, email } = await testUser(database.db);
      const { address, token } = await askFor('request-login-link', email, { redirect: '/cart?x=1' });
      expect(address).toBe(`http://market.example/login/${token}?redirect=%2Fcart%3Fx%3D1`);
      const answer = await post('login-token', { token });
      expect(answer.cookies[0]).toMatchObject({
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 2_592_000,
      });
      expect((await sessionOf(cookieOf(answer)))?.secure.email).toBe(email);
      expect(await database.db.select().from(userSession).where(eq(userSession.userId, userId))).toEqual([
        expect.objectContaining({ userAgent: 'Loom/1', ipAddress: '127.0.0.1' }),
      ]);
    });

    it('ends the session that this browser had before', async () => {
      const [one, other] = [await testUser(database.db), await testUser(database.db)];
      const before = await testSession(database.db, one.userId);
      const { token } = await askFor('request-login-link', other.email);
      await post('login-token', { token }, before);
      expect(await sessionOf(before)).toBeNull();
    });

    it('is not how an address is proved: then a new password comes first', async () => {
      const { userId, email } = await testUser(database.db);
      await database.db.update(userAccount).set({ emailVerified: false }).where(eq(userAccount.id, userId));
      const { address } = await askFor('request-login-link', email);
      expect(address).toContain('/reset-password/');
    });

    it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'cart'])(
      'takes no redirect to %s',
      async (redirect) => {
        const answer = await post('request-login-link', { email: 'deniz@mill.example', redirect });
        expect(answer.json()).toMatchObject({ code: 'request.body-invalid' });
      },
    );
  });

  const using = [
    ['forgot-password', 'reset-password', 3600],
    ['request-login-link', 'login-token', 900],
  ] as const;
  describe.each(using)('the link of %s', (asking, path, seconds) => {
    const use = (token: string) => post(path, { token, password: newPassword });

    it('works until the last second', async () => {
      const { token } = await askFor(asking, (await testUser(database.db)).email);
      after(seconds - 1);
      expect((await use(token)).statusCode).toBe(200);
    });

    it('has expired at the second', async () => {
      const { token } = await askFor(asking, (await testUser(database.db)).email);
      after(seconds);
      expect((await use(token)).json()).toMatchObject({ code: 'auth.link-invalid', status: 410 });
    });

    it('works once', async () => {
      const { token } = await askFor(asking, (await testUser(database.db)).email);
      expect((await use(token)).statusCode).toBe(200);
      expect((await use(token)).json()).toMatchObject({ code: 'auth.link-invalid' });
    });

    it('works once, however many use it at the same time', async () => {
      const { token } = await askFor(asking, (await testUser(database.db)).email);
      const answers = await Promise.all([use(token), use(token), use(token)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410]);
    });

    it('is good for nothing else', async () => {
      const { token } = await askFor(asking, (await testUser(database.db)).email);
      const other = path === 'login-token' ? 'reset-password' : 'login-token';
      expect((await post(other, { token, password: newPassword })).statusCode).toBe(410);
    });

    it.each(['garbage', '../../x', "' or 1=1 --", 'ş'.repeat(200)])('is not %j', async (token) => {
      expect((await use(token)).statusCode).toBe(410);
    });
  });

  it('a reset link can be looked at without being used up', async () => {
    const { token } = await askFor('forgot-password', (await testUser(database.db)).email);
    expect((await post('check-reset-link', { token })).statusCode).toBe(200);
    expect((await post('check-reset-link', { token })).statusCode).toBe(200);
    await post('reset-password', { token, password: newPassword });
    expect((await post('check-reset-link', { token })).json()).toMatchObject({ code: 'auth.link-invalid' });
  });

  it('logs neither tokens nor addresses', async () => {
    const { email } = await testUser(database.db);
    const { token, address } = await askFor('request-login-link', email);
    await app.inject({ url: new URL(address).pathname });
    await post('login-token', { token });
    await post('login-token', { token });
    expect(log).toContain('/login/{token}');
    expect(log).toContain('/api/auth/login-token');
    expect(log).not.toContain(token);
    expect(log).not.toContain(email);
  });
});
