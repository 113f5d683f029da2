import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { mail } from '../../../platform/mail/index.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { forgetOldAttempts } from '../limit-attempts.ts';
import { rateLimit } from '../schema.ts';
import { testUser } from '../testing.ts';

describe('link limits', () => {
  const database = testDatabase();
  const start = new Date();
  let now = start;
  const after = (seconds: number) => {
    now = new Date(start.getTime() + seconds * 1000);
  };
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp({ db: database.db, clock: () => now });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    now = start;
    await database.db.delete(rateLimit);
  });
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/auth/${path}`, payload });

  describe('asking too often', () => {
    const lettersTo = async (email: string) =>
      (await database.db.select().from(mail)).filter(({ recipient }) => recipient === email);

    it.each(['forgot-password', 'request-login-link'])(
      'by %s mails one link in ten minutes',
      async (path) => {
        const { email } = await testUser(database.db);
        const asked = Array.from({ length: 5 }, () => post(path, { email }));
        expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
        after(599);
        await post(path, { email });
        expect(await lettersTo(email)).toHaveLength(1);
        after(601);
        await post(path, { email });
        expect(await lettersTo(email)).toHaveLength(2);
      },
    );

    it('leaves a delivered link as it is, and mails another once it is used', async () => {
      const { email } = await testUser(database.db);
      await post('forgot-password', { email });
      await post('forgot-password', { email });
      const [letter] = await lettersTo(email);
      const token = /reset-password\/([\w-]{43})/.exec(letter?.plainText ?? '')?.[1];
      expect((await post('reset-password', { token, password: 'another long password' })).statusCode).toBe(
        200,
      );
      await post('forgot-password', { email });
      expect(await lettersTo(email)).toHaveLength(3);
    });

    it.each(['somebody', 'nobody'])('by strangers does not keep %s from asking', async (who) => {
      const email = who === 'nobody' ? 'nobody@mill.example' : (await testUser(database.db)).email;
      for (let count = 0; count < 10; count++) await post('forgot-password', { email });
      const own = { method: 'POST', url: '/api/auth/forgot-password', payload: { email } } as const;
      expect((await app.inject({ ...own, remoteAddress: '192.0.2.7' })).statusCode).toBe(200);
    });

    it('from one machine ends after ten a minute', async () => {
      const ask = (count: number) => post('forgot-password', { email: `nobody-${count}@mill.example` });
      for (let count = 0; count < 10; count++) expect((await ask(count)).statusCode).toBe(200);
      expect((await ask(10)).statusCode).toBe(429);
      after(60);
      expect((await ask(11)).statusCode).toBe(200);
    });

    it('counts without keeping addresses', async () => {
      await post('forgot-password', { email: 'nobody@mill.example' });
      expect(JSON.stringify(await database.db.select().from(rateLimit))).not.toMatch(/nobody|127\.0/);
    });
  });

  describe('the count of attempts', () => {
    const counts = () => database.db.select().from(rateLimit);
    const signIn = () => post('sign-in/email', { email: 'nobody@mill.example', password: 'x' });

    it('also holds for a user who signs in meanwhile', async () => {
      for (let count = 0; count < 10; count++)
        await post('forgot-password', { email: `n${count}@mill.example` });
      await signIn();
      expect((await post('forgot-password', { email: 'n@mill.example' })).statusCode).toBe(429);
    });

    it('names no address, and is deleted after a day', async () => {
      await signIn();
      await post('forgot-password', { email: 'nobody@mill.example' });
      const kept = await counts();
      expect(kept).toHaveLength(3);
      expect(JSON.stringify(kept)).not.toMatch(/127\.0\.0\.1|mill\.example/);
      after(86_000);
      await forgetOldAttempts(database.db, now);
      expect(await counts()).toHaveLength(3);
      after(86_401);
      await forgetOldAttempts(database.db, now);
      expect(await counts()).toEqual([]);
    });
  });
});
