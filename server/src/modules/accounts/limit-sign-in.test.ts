import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { rateLimit, userSession } from './schema.ts';
import { testPassword, testSession, testUser } from './testing.ts';

describe('limit sign in', () => {
  const database = testDatabase();
  const start = new Date();
  let now = start;
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp({ db: database.db, clock: () => now });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    now = start;
    await database.db.delete(rateLimit);
  });

  type Way = Readonly<{ from?: string; cookie?: string; headers?: Record<string, string> }>;
  const signIn = (email: string, password: string, { from = '192.0.2.1', cookie, headers }: Way = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email, password },
      remoteAddress: from,
      headers: { ...headers, ...(cookie && { cookie }) },
    });
  const fail = async (times: number, email: (index: number) => string, from: (index: number) => string) =>
    Promise.all(
      Array.from({ length: times }, (_, index) =>
        signIn(email(index), 'not this one', { from: from(index) }),
      ),
    );
  const statuses = (answers: readonly { statusCode: number }[], status: number) =>
    answers.filter(({ statusCode }) => statusCode === status).length;
  const cookiesOf = (answer: Awaited<ReturnType<typeof signIn>>) =>
    answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  /** The cookie that outlives the session. */
  const knownBrowserOf = (answer: Awaited<ReturnType<typeof signIn>>) =>
    cookiesOf(answer)
      .split('; ')
      .find((it) => it.includes('known_browser')) ?? '';

  describe('failures', () => {
    it('from one address are twenty a minute, and only for it', async () => {
      const answers = await fail(
        25,
        (index) => `n${index}@mill.example`,
        () => '192.0.2.9',
      );
      expect([statuses(answers, 401), statuses(answers, 429)]).toEqual([20, 5]);
      const refused = answers.find(({ statusCode }) => statusCode === 429);
      expect(refused?.json()).toMatchObject({ code: 'request.too-many', status: 429 });
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(60);
      expect((await signIn('other@mill.example', 'x', { from: '192.0.2.10' })).statusCode).toBe(401);
      now = new Date(start.getTime() + 60_000);
      expect((await signIn('other@mill.example', 'x', { from: '192.0.2.9' })).statusCode).toBe(401);
    });

    it.each(['somebody', 'nobody'])('with the account of %s are ten a minute, from wherever', async (who) => {
      const email = who === 'nobody' ? 'nobody@mill.example' : (await testUser(database.db)).email;
      const answers = await fail(
        14,
        () => email,
        (index) => `192.0.2.${index + 20}`,
      );
      expect([statuses(answers, 401), statuses(answers, 429)]).toEqual([10, 4]);
      expect((await signIn(email.toUpperCase(), testPassword, { from: '192.0.2.99' })).statusCode).toBe(429);
    });

    it('of a /64 count together', async () => {
      const answers = await fail(
        25,
        (index) => `n${index}@mill.example`,
        (index) => `2001:db8:1:2::${index + 1}`,
      );
      expect(statuses(answers, 429)).toBe(5);
    });

    it('come from the address of the connection, whatever a client says', async () => {
      await fail(
        20,
        (index) => `n${index}@mill.example`,
        () => '192.0.2.9',
      );
      const headers = { 'x-forwarded-for': '198.51.100.7', 'x-client-address': '198.51.100.7' };
      expect((await signIn('a@mill.example', 'x', { from: '192.0.2.9', headers })).statusCode).toBe(429);
    });
  });

  it('signing in well is never counted', async () => {
    const { email } = await testUser(database.db);
    for (let count = 0; count < 25; count++) expect((await signIn(email, testPassword)).statusCode).toBe(200);
  });

  describe('a browser that signed in to this account before', () => {
    it('is spared what strangers caused, at its address and with its account', async () => {
      const { email } = await testUser(database.db);
      const cookie = knownBrowserOf(await signIn(email, testPassword));
      await fail(
        25,
        () => email,
        () => '192.0.2.1',
      );
      expect((await signIn(email, testPassword)).statusCode).toBe(429);
      expect((await signIn(email, testPassword, { cookie })).statusCode).toBe(200);
    });

    it('may fail no more often than others', async () => {
      const { email } = await testUser(database.db);
      const cookie = knownBrowserOf(await signIn(email, testPassword));
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => signIn(email, 'not this one', { cookie })),
      );
      expect([statuses(answers, 401), statuses(answers, 429)]).toEqual([10, 2]);
    });

    it('is known to its own accounts alone', async () => {
      const [one, other] = [await testUser(database.db), await testUser(database.db)];
      const cookie = knownBrowserOf(await signIn(one.email, testPassword));
      await fail(
        10,
        () => other.email,
        (index) => `192.0.2.${index + 20}`,
      );
      expect((await signIn(other.email, testPassword, { cookie })).statusCode).toBe(429);
      const both = knownBrowserOf(await signIn(one.email, testPassword, { cookie }));
      expect(both).toBe(cookie);
    });

    it.each([
      'tezgah.known_browser=x',
      'tezgah.known_browser=abcdefghijklmnopqrstuv.mark',
      'tezgah.known_browser=...',
    ])('is not made by writing %s', async (cookie) => {
      const { email } = await testUser(database.db);
      await fail(
        10,
        () => email,
        (index) => `192.0.2.${index + 20}`,
      );
      expect((await signIn(email, testPassword, { cookie })).statusCode).toBe(429);
    });

    it('keeps that in a cookie that no script reads and that names nobody', async () => {
      const { email, userId } = await testUser(database.db);
      const answer = await signIn(email, testPassword);
      const cookie = answer.cookies.find(({ name }) => name === 'tezgah.known_browser');
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/auth' });
      expect(cookie?.value).not.toContain(email);
      expect(cookie?.value).not.toContain(userId);
    });
  });

  it('signing in by password ends the session that the browser had, and no other', async () => {
    const { email, userId } = await testUser(database.db);
    const [before, elsewhere] = [
      await testSession(database.db, userId, new Date(start.getTime() + 600_000)),
      await testSession(database.db, userId, new Date(start.getTime() + 600_000)),
    ];
    await signIn(email, testPassword, { cookie: before });
    const isSignedIn = async (cookie: string) =>
      'user' in (await app.inject({ url: '/api/_auth/session', headers: { cookie } })).json();
    expect([await isSignedIn(before), await isSignedIn(elsewhere)]).toEqual([false, true]);
    await signIn(email, 'not this one', { cookie: elsewhere });
    expect(await isSignedIn(elsewhere)).toBe(true);
    await database.db.delete(userSession);
  });
});
