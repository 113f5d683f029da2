import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ownPerson } from 'shared-kit/contract/account';
import { readSession } from 'shared-kit/contract/session';
import { newId } from '../../../platform/db/index.ts';
import { mail } from '../../../platform/mail/index.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { userAccount } from '../schema.ts';
import { forgetAttempts, testPassword, testSession, testUser } from '../testing.ts';

describe('own account', () => {
  const database = testDatabase();
  const start = new Date();
  let now = start;
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp({ db: database.db, clock: () => now }, { PUBLIC_URL: 'http://market.example' });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    now = start;
    await database.db.delete(mail);
    await forgetAttempts(database.db);
  });

  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, cookie: string, payload?: object) =>
    app.inject({
      method,
      url: `/api/${url}`,
      headers: { origin: 'http://market.example', ...(cookie && { cookie }) },
      ...(payload && { payload }),
    });
  const isSignedIn = async (cookie: string) =>
    readSession((await call('GET', '_auth/session', cookie)).json()) !== null;
  const mails = () => database.db.select().from(mail);

  async function visitor() {
    const user = await testUser(database.db);
    return { ...user, cookie: await testSession(database.db, user.userId) };
  }
  const signIn = (email: string, password: string) =>
    call('POST', 'auth/sign-in/email', '', { email, password });
  const read = async (cookie: string) => ownPerson.parse((await call('GET', 'profile', cookie)).json());

  describe('a person', () => {
    it('keeps a name from before the rule for names, and gives no other one against it', async () => {
      const { userId, cookie } = await visitor();
      const kept = 'Ali Kaya\nhttps://evil.example';
      await database.db.update(userAccount).set({ name: kept }).where(eq(userAccount.id, userId));
      for (const name of [kept, kept.replace('\n', '')]) {
        expect((await call('POST', 'profile', cookie, { name, locale: 'tr' })).json()).toEqual({});
        expect(await read(cookie)).toMatchObject({ name: kept, locale: 'tr' });
      }
      const other = await call('POST', 'profile', cookie, { name: 'Ali, evil.com', locale: 'en' });
      expect(other.json()).toMatchObject({
        code: 'request.body-invalid',
        errors: [{ name: 'name', reason: 'web-address' }],
      });
      expect(await read(cookie)).toMatchObject({ name: kept, locale: 'tr' });
    });

    it('changes name and language, which mails then have', async () => {
      const { email, cookie } = await visitor();
      await call('POST', 'profile', cookie, { name: '  Şule Öz ', locale: 'tr' });
      expect(await read(cookie)).toEqual({
        name: 'Şule Öz',
        email,
        locale: 'tr',
        newEmail: null,
        hasPassword: true,
      });
      await call('POST', 'auth/forgot-password', '', { email });
      expect((await mails())[0]?.locale).toBe('tr');
    });

    it.each([
      [{ name: ' ', locale: 'en' }, 'name'],
      [{ name: 'x'.repeat(121), locale: 'en' }, 'name'],
      [{ name: 'Deniz', locale: 'de' }, 'locale'],
    ])('is not %j', async (body, field) => {
      const { cookie } = await visitor();
      const answer = await call('POST', 'profile', cookie, body);
      expect(answer.json()).toMatchObject({ status: 400, errors: [{ name: field }] });
    });
  });

  describe('a password', () => {
    const change = (cookie: string, current = testPassword, password = 'another long password') =>
      call('POST', 'profile/password', cookie, { current, password });

    it('is replaced, ends the other sessions and links, keeps this one, and is told by mail', async () => {
      const { userId, email, cookie } = await visitor();
      const other = await testSession(database.db, userId);
      await call('POST', 'auth/request-login-link', '', { email });
      const token = /\/login\/([\w-]+)/.exec((await mails())[0]?.plainText ?? '')?.[1];
      expect((await change(cookie)).json()).toEqual({});
      expect([await isSignedIn(cookie), await isSignedIn(other)]).toEqual([true, false]);
      expect((await signIn(email, testPassword)).statusCode).toBe(401);
      expect((await signIn(email, 'another long password')).statusCode).toBe(200);
      expect((await call('POST', 'auth/login-token', '', { token })).statusCode).toBe(410);
      expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toContainEqual([
        email,
        'Your password was changed · Tezgah',
      ]);
    });

    it('needs the current one', async () => {
      const { email, cookie } = await visitor();
      expect((await change(cookie, 'a wrong password')).json()).toMatchObject({
        code: 'auth.credentials-wrong',
      });
      expect((await signIn(email, testPassword)).statusCode).toBe(200);
      expect(await mails()).toEqual([]);
    });

    it('too short is refused', async () => {
      const { cookie } = await visitor();
      expect((await change(cookie, testPassword, 'short')).json()).toMatchObject({
        errors: [{ name: 'password', reason: 'too-small' }],
      });
    });

    it('cannot be guessed without end', async () => {
      const { cookie } = await visitor();
      for (let tries = 0; tries < 10; tries++) await change(cookie, 'a wrong password');
      expect((await change(cookie)).statusCode).toBe(429);
    });
  });

  describe('another address', () => {
    const fresh = () => `${newId()}@people.example`;
    const ask = (cookie: string, email: string, password = testPassword) =>
      call('POST', 'profile/email', cookie, { email, password });
    const confirm = (token: string) => call('POST', 'auth/confirm-email', '', { token });
    const tokenTo = async (email: string) => {
      const letters = await database.db.select().from(mail).where(eq(mail.recipient, email));
      const newest = letters.toSorted((one, other) => (one.id < other.id ? 1 : -1))[0];
      return /\/login\/([\w-]+)\?for=new-email/.exec(newest?.plainText ?? '')?.[1] ?? '';
    };

    it('is in force once it is confirmed, and the old one is told', async () => {
      const { email, cookie } = await visitor();
      const next = fresh();
      await ask(cookie, next.toUpperCase());
      expect(await read(cookie)).toMatchObject({ email, newEmail: next });
      expect((await signIn(next, testPassword)).statusCode).toBe(401);

      const token = await tokenTo(next);
      expect((await confirm(token)).json()).toEqual({});
      expect(await read(cookie)).toMatchObject({ email: next, newEmail: null });
      expect((await signIn(next, testPassword)).statusCode).toBe(200);
      expect((await signIn(email, testPassword)).statusCode).toBe(401);
      const told = await database.db.select().from(mail).where(eq(mail.recipient, email));
      expect(told.map(({ subject }) => subject)).toEqual(['Your email address was changed · Tezgah']);
      expect(told[0]?.plainText).toContain(next);
      expect((await confirm(token)).json()).toMatchObject({ code: 'auth.link-invalid' });
    });

    it('needs the password', async () => {
      const { cookie } = await visitor();
      expect((await ask(cookie, fresh(), 'a wrong password')).json()).toMatchObject({
        code: 'auth.credentials-wrong',
      });
      expect(await mails()).toEqual([]);
    });

    it('of somebody else gets no mail and answers the same', async () => {
      const [mine, theirs] = [await visitor(), await visitor()];
      const next = fresh();
      const free = await ask(mine.cookie, next);
      const taken = await ask(mine.cookie, theirs.email);
      expect(taken.body).toBe(free.body);
      expect(await read(mine.cookie)).toMatchObject({ newEmail: theirs.email });
      expect((await mails()).map(({ recipient }) => recipient)).toEqual([next]);
    });

    it('that somebody else took meanwhile stays theirs', async () => {
      const { cookie, email } = await visitor();
      const next = fresh();
      await ask(cookie, next);
      const token = await tokenTo(next);
      await testUser(database.db, { email: next });
      expect((await confirm(token)).statusCode).toBe(410);
      expect(await read(cookie)).toMatchObject({ email });
    });

    it('works for an hour, and a newer wish takes its place', async () => {
      const { cookie } = await visitor();
      const [first, second] = [fresh(), fresh()];
      await ask(cookie, first);
      await ask(cookie, second);
      expect((await confirm(await tokenTo(first))).statusCode).toBe(410);
      const token = await tokenTo(second);
      now = new Date(start.getTime() + 3_600_000);
      expect((await confirm(token)).statusCode).toBe(410);
    });

    it('is no way to sign in', async () => {
      const { cookie } = await visitor();
      const next = fresh();
      await ask(cookie, next);
      expect((await call('POST', 'auth/login-token', '', { token: await tokenTo(next) })).statusCode).toBe(
        410,
      );
    });
  });
});
