import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { readSession } from 'shared-kit/contract/session';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { userSession } from './schema.ts';
import { testPassword, testSession, testUser } from './testing.ts';

describe('session', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp(database);
  });
  afterAll(() => app.close());

  const signIn = (email: string, password: string, remoteAddress = '192.0.2.1') =>
    app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email, password },
      remoteAddress,
    });
  const readWith = (cookie: string | undefined) =>
    app.inject({ url: '/api/_auth/session', headers: cookie ? { cookie } : {} });
  const cookieOf = (answer: Awaited<ReturnType<typeof signIn>>) => {
    const [cookie] = answer.cookies;
    return cookie && `${cookie.name}=${encodeURIComponent(cookie.value)}`;
  };

  describe('a session', () => {
    it('begins with the right password, is found, and ends on the server', async () => {
      const { email, companyId, userId } = await testUser(database.db, { kind: 'bank', name: 'Ece Yılmaz' });
      const signedIn = await signIn(email.toUpperCase(), testPassword);
      expect(signedIn.statusCode).toBe(200);
      const cookie = cookieOf(signedIn);

      const found = await readWith(cookie);
      expect(found.json()).toEqual({
        user: {
          isAdmin: false,
          isManufacturer: false,
          isBank: true,
          isProvider: false,
          name: 'Ece Yılmaz',
          companyRole: 'owner',
        },
        secure: { id: userId, email, companyId, companyName: 'The bank' },
      });
      expect(found.headers['cache-control']).toBe('private, no-store');

      const ended = await app.inject({
        method: 'DELETE',
        url: '/api/_auth/session',
        headers: { cookie: cookie ?? '' },
      });
      expect(ended.statusCode).toBe(200);
      expect(ended.cookies[0]).toMatchObject({ value: '', path: '/' });
      expect((await readWith(cookie)).json()).toEqual({});
      expect(await database.db.$count(userSession)).toBe(0);
    });

    it('is a cookie that no script reads and no other site sends', async () => {
      const { email } = await testUser(database.db);
      const signedIn = await signIn(email, testPassword);
      expect(signedIn.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
      expect(signedIn.cookies[0]).not.toHaveProperty('secure');
      expect(signedIn.json()).not.toHaveProperty('token');
    });

    it('is Secure where visitors come by https', async () => {
      const { email } = await testUser(database.db);
      const secure = await testApp(database, { PUBLIC_URL: 'https://market.example' });
      const answer = await secure.inject({
        method: 'POST',
        url: '/api/auth/sign-in/email',
        headers: { origin: 'https://market.example' },
        payload: { email, password: testPassword },
      });
      expect(answer.cookies[0]).toMatchObject({ name: '__Secure-tezgah.session_token', secure: true });
      const cookie = cookieOf(answer) ?? '';
      const found = await secure.inject({ url: '/api/_auth/session', headers: { cookie } });
      expect(readSession(found.json())?.secure.email).toBe(email);
      await secure.close();
    });

    it.each([
      ['no cookie', async () => undefined],
      ['a cookie of another signature', async () => 'tezgah.session_token=token.c2lnbmF0dXJl'],
      ['a cookie without a signature', async () => 'tezgah.session_token=token'],
      [
        'a session that has expired',
        async () =>
          testSession(database.db, (await testUser(database.db)).userId, new Date(Date.now() - 1000)),
      ],
    ])('does not come from %s', async (_what, cookie) => {
      const answer = await readWith(await cookie());
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({});
    });

    const flags = { isManufacturer: false, isBank: false, isProvider: false };
    it.each([
      ['retailer', flags],
      ['textile-manufacturer', { ...flags, isManufacturer: true }],
      ['machinery-manufacturer', { ...flags, isManufacturer: true }],
      ['bank', { ...flags, isBank: true }],
      ['provider', { ...flags, isProvider: true }],
    ] as const)('of a %s carries its flags', async (kind, expected) => {
      const { userId } = await testUser(database.db, { kind });
      const answer = await readWith(await testSession(database.db, userId));
      expect(readSession(answer.json())?.user).toMatchObject(expected);
    });
  });

  describe('signing in', () => {
    it('answers a wrong password and an unknown e-mail the same', async () => {
      const { email } = await testUser(database.db);
      const [wrong, unknown] = await Promise.all([
        signIn(email, 'not this one', '192.0.2.2'),
        signIn('nobody@people.example', testPassword, '192.0.2.2'),
      ]);
      const withoutId = (answer: typeof wrong) => ({
        ...answer.json(),
        requestId: null,
        at: answer.statusCode,
      });
      expect(withoutId(wrong)).toEqual(withoutId(unknown));
      expect(wrong.json()).toMatchObject({ code: 'auth.credentials-wrong', status: 401 });
      expect(wrong.cookies).toEqual([]);
    });

    it('says that what was typed is no e-mail address', async () => {
      const answer = await signIn('nobody', 'x', '192.0.2.3');
      expect(answer.json()).toMatchObject({
        code: 'request.body-invalid',
        errors: [{ name: 'email', reason: 'invalid-format' }],
      });
    });

    it.each(['text/plain', 'application/octet-stream', 'application/x-tar', 'application/pdf'])(
      'takes nothing that calls itself %s',
      async (type) => {
        const answer = await app.inject({
          method: 'POST',
          url: '/api/auth/sign-in/email',
          headers: { 'content-type': type },
          payload: '{"email":"deniz@mill.example","password":"x"}',
        });
        expect(answer.json()).toMatchObject({ code: 'request.media-type-unsupported', status: 415 });
      },
    );

    it.each([
      ['email', { email: [[]], password: 'x' }],
      ['password', { email: 'a@mill.example', password: 7 }],
      ['rememberMe', { email: 'a@mill.example', password: 'x', rememberMe: 'yes' }],
    ])('names a %s that is none', async (name, payload) => {
      const answer = await app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload });
      expect(answer.json()).toMatchObject({ status: 400, errors: [{ name }] });
    });

    it('leads nowhere, whatever it is asked', async () => {
      const { email } = await testUser(database.db);
      const payload = { email, password: testPassword, callbackURL: 'https://evil.example' };
      const answer = await app.inject({
        method: 'POST',
        url: '/api/auth/sign-in/email',
        payload,
        remoteAddress: '192.0.2.12',
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain('evil');
    });

    it('takes no GET', async () => {
      for (const path of ['sign-in/email', 'sign-out'])
        expect((await app.inject({ url: `/api/auth/${path}` })).statusCode).toBe(404);
    });

    it('names the field with text that no column can hold', async () => {
      const answer = await signIn('a\u0000@mill.example', 'x', '192.0.2.11');
      expect(answer.json()).toMatchObject({ status: 400, errors: [{ name: 'email' }] });
    });

    it.each(['sign-up/email', 'get-session', 'update-user', 'list-sessions', 'error'])(
      'offers no %s',
      async (path) => {
        const answer = await app.inject({ method: 'POST', url: `/api/auth/${path}`, payload: {} });
        expect(answer.json()).toMatchObject({ code: 'endpoint.not-found' });
      },
    );
  });
});
