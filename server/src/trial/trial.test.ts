import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { testSession, testUser } from '../modules/accounts/testing.ts';
import { createLog } from '../platform/logging/log.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { testSecret } from '../platform/testing/test-env.ts';
import { signTrial, trialCookie } from './trial-cookie.ts';
import { type RunningTrialMarket, trialMarket } from './trial-market.ts';

describe('trial', () => {
  const database = testDatabase();
  const started = Date.now();
  let later = 0;
  const clock = () => new Date(started + later);
  const logged: string[] = [];
  const log = pino(
    { level: 'info' },
    new Writable({
      write: (line, _encoding, done) => {
        logged.push(String(line));
        done();
      },
    }),
  );

  let app: FastifyInstance;
  let trial: RunningTrialMarket;
  let trialId: string;
  let real: Readonly<{ companyId: string | null; admin: string }>;
  let sessions: Awaited<ReturnType<RunningTrialMarket['openSessions']>>['sessions'];

  const cookieOf = (role: string) =>
    sessions
      .find((it) => it.role === role)
      ?.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
      .join('; ') ?? '';
  const as = (role: string, url: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET') =>
    app.inject({ method, url, headers: { cookie: cookieOf(role) } });

  describe('sessions of a trial', () => {
    beforeAll(async () => {
      const { db } = database;
      trial = trialMarket({
        db,
        log: createLog('silent'),
        secret: testSecret,
        clock,
        secure: false,
        serve: (trialDb) => testApp({ db: trialDb }),
      });
      app = await testApp({ db, trial, clock, log });
      const { companyId } = await testUser(db, { kind: 'bank' });
      const { userId } = await testUser(db, { isAdmin: true });
      real = { companyId, admin: await testSession(db, userId, new Date(started + 3_600_000)) };
      const opened = await trial.openSessions();
      trialId = opened.id;
      sessions = opened.sessions;
    }, 120_000);

    afterAll(async () => {
      const { rows } = await database.db.execute<{ name: string }>(sql`select current_database() as name`);
      await app.close();
      await database.db.execute(sql.raw(`drop database if exists "${rows[0]?.name}_trial" with (force)`));
    });

    it('have data of their own in many states', async () => {
      const { quotes } = (await as('retailer owner', '/api/quotes')).json();
      expect(new Set(quotes.map(({ state }: { state: string }) => state)).size).toBeGreaterThan(2);
      const { counts } = (await as('admin', '/api/admin/verification')).json();
      expect(Object.keys(counts).length).toBeGreaterThan(4);
      const { areas } = (await as('admin', '/api/admin/releases')).json();
      expect(areas.filter(({ live }: { live: object | null }) => live)).toHaveLength(areas.length);
    });

    it('never see real data, and real users never see theirs', async () => {
      const names = async (cookie: string) => {
        const answer = await app.inject({
          url: '/api/admin/verification?state=all&limit=100',
          headers: { cookie },
        });
        return answer.json().companies.map(({ id }: { id: string }) => id) as string[];
      };
      const [ofTrial, ofMarket] = [await names(cookieOf('admin')), await names(real.admin)];
      expect(ofMarket).toEqual([real.companyId]);
      expect(ofTrial.length).toBeGreaterThan(5);
      expect(ofTrial).not.toContain(real.companyId);
      expect((await as('admin', `/api/admin/verification/${real.companyId}`)).statusCode).toBe(404);
    });

    it('gain nothing from the cookie of a real user, nor the other way round', async () => {
      const ticket = cookieOf('visitor');
      const both = await app.inject({
        url: '/api/_auth/session',
        headers: { cookie: `${ticket}; ${real.admin}` },
      });
      expect(both.json().user).toBeUndefined();
      const alone = cookieOf('admin').split('; ')[1] ?? '';
      const ofMarket = await app.inject({ url: '/api/_auth/session', headers: { cookie: alone } });
      expect(ofMarket.json().user).toBeUndefined();
      const forged = `${trialCookie}=${encodeURIComponent(signTrial('another secret', 'x', new Date(started + 60_000)))}`;
      const refused = await app.inject({
        url: '/api/_auth/session',
        headers: { cookie: `${forged}; ${real.admin}` },
      });
      expect(refused.json().user.isAdmin).toBe(true);
    });

    it.each([
      ['POST', '/api/cart/lines'],
      ['POST', '/api/contact'],
      ['POST', '/ingest'],
      ['DELETE', '/api/profile/sessions'],
    ] as const)('change nothing: %s %s', async (method, url) => {
      const answer = await as('retailer owner', url, method);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'trial.read-only']);
    });

    it('count views of products in their own market, as every product page does', async () => {
      const answer = await as('retailer owner', '/api/products/nothing/view', 'PUT');
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'product.not-found']);
    });

    it('are logged with what they ask', async () => {
      await as('bank owner', '/api/bank/quotes');
      const asked = logged
        .map((line) => JSON.parse(line))
        .filter(({ route }) => route === '/api/bank/quotes');
      expect(asked.at(-1)).toMatchObject({ trial: trialId, msg: 'answered' });
    });

    it('may sign out, and end by themselves after 5 minutes', async () => {
      expect((await as('mill', '/api/_auth/session', 'DELETE')).statusCode).toBeLessThan(300);
      expect((await as('mill', '/api/_auth/session')).json().user).toBeUndefined();
      later = 5 * 60_000 + 1000;
      expect((await as('bank owner', '/api/bank/quotes')).json().code).toBe('trial.over');
    });
  });
});
