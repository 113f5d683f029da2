import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { testSession, testUser } from './modules/accounts/testing.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { createLog } from './platform/logging/log.ts';
import { testApp } from './platform/testing/test-app.ts';
import { testDatabase } from './platform/testing/test-database.ts';

describe('away', () => {
  const database = testDatabase();
  const written: { level: number; msg: string }[] = [];
  const log = createLog('warn', { write: (line) => written.push(JSON.parse(line)) });
  let cookie: string;
  let app: FastifyInstance;
  let away: ReturnType<typeof openDatabase>;
  beforeAll(async () => {
    cookie = await testSession(database.db, (await testUser(database.db)).userId);
    away = openDatabase({ host: '127.0.0.1', port: 1 }, log);
    app = await testApp({ db: away.db, log });
  });
  afterAll(async () => {
    await app.close();
    await away.close();
  });

  describe('while the database is away', () => {
    const credentials = { email: 'somebody@people.example', password: 'a good long password' };
    it.each<[string, InjectOptions]>([
      ['signing in', { method: 'POST', url: '/api/auth/sign-in/email', payload: credentials }],
      ['what needs a session', { url: '/api/cart' }],
      ['a list for everybody', { url: '/api/products' }],
      ['a write', { method: 'POST', url: '/api/cart/lines', payload: {} }],
      ['readiness', { url: '/api/ready' }],
    ])('%s is answered 503 and when to ask again', async (_what, asked) => {
      const answer = await app.inject({ ...asked, headers: { cookie } });
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['content-type']).toMatch('application/problem+json');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    });

    it('health goes on, and the log says once what is wrong', async () => {
      expect((await app.inject('/api/health')).statusCode).toBe(200);
      expect(written.map(({ msg }) => msg)).toEqual(['the connection to the database broke']);
    });
  });

  it('readiness is answered 503 while the database hangs', async () => {
    const hanging = await testApp({ db: database.db });
    const answer = await database.db.transaction(async (tx) => {
      // A lock on the table keeps readers waiting without an answer.
      await tx.execute(sql`lock table exchange_rate in access exclusive mode`);
      return hanging.inject('/api/ready');
    });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'server.not-ready']);
    expect((await hanging.inject('/api/ready')).statusCode).toBe(200);
    await hanging.close();
  });
});
