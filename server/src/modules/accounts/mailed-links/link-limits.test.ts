import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { forgetOldAttempts } from '../limit-attempts.ts';
import { rateLimit } from '../schema.ts';
import { testUser } from '../testing.ts';

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
  it.each(['somebody', 'nobody'])('for the mail of %s ends after five an hour', async (who) => {
    const email = who === 'nobody' ? 'nobody@mill.example' : (await testUser(database.db)).email;
    for (let count = 0; count < 5; count++) {
      after(count * 60);
      expect((await post('forgot-password', { email })).statusCode).toBe(200);
    }
    after(600);
    const refused = await post('request-login-link', { email });
    expect(refused.json()).toMatchObject({ code: 'request.too-many', status: 429 });
    expect(refused.headers['retry-after']).toBe('3000');
    after(3600);
    expect((await post('forgot-password', { email })).statusCode).toBe(200);
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

describe('what is counted', () => {
  const counts = () => database.db.select().from(rateLimit);
  const signIn = () => post('sign-in/email', { email: 'not-an-address', password: 'x' });

  it('holds whoever signs in meanwhile', async () => {
    const email = 'nobody@mill.example';
    for (let count = 0; count < 5; count++) await post('forgot-password', { email });
    for (const seconds of [0, 61, 122]) {
      after(seconds);
      await signIn();
    }
    expect((await post('forgot-password', { email })).statusCode).toBe(429);
  });

  it('says no address, and is forgotten after a day', async () => {
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
