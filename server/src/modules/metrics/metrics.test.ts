import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { newId } from '../../platform/db/index.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { addJob, defineJob } from '../../platform/jobs/index.ts';
import { createLog } from '../../platform/logging/log.ts';
import { mail } from '../../platform/mail/index.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';

describe('metrics', () => {
  const database = testDatabase();
  const greet = defineJob({
    name: 'greet',
    payload: z.object({ name: z.string() }),
    attempts: 3,
    limitSeconds: 1,
    run: async () => undefined,
  });
  const token = 'a token of a watcher';
  const lines: Record<string, unknown>[] = [];
  let app: FastifyInstance;
  beforeAll(async () => {
    const log = createLog('info', { write: (line: string) => lines.push(JSON.parse(line)) });
    const clock = () => new Date('2026-11-20T12:00:00Z');
    app = await testApp({ db: database.db, log, clock }, { METRICS_TOKEN: token.replaceAll(' ', '-') });
  });
  afterAll(() => app.close());

  const read = async () => (await app.inject('/metrics')).body;

  describe('the metrics', () => {
    it('have requests by route pattern, never by address', async () => {
      await app.inject(`/api/products/${newId()}`);
      await app.inject('/nothing-like-it');
      const body = await read();
      expect(body).toContain(
        'http_request_duration_seconds_count{method="GET",route="/api/products/:id",status="401"} 1',
      );
      expect(body).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 1');
      expect(body).toMatch(/http_request_duration_seconds_bucket\{le="0.25",.*route="\/api\/products\/:id"/);
      expect(body).not.toContain('nothing-like-it');
    });

    it('have the process, its event loop and its connections', async () => {
      const body = await read();
      for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds']) {
        expect(body).toMatch(new RegExp(`^${name} [\\d.e-]+$`, 'm'));
      }
      expect(body).toMatch(/^database_pool_connections\{state="idle"\} \d+$/m);
      expect(body).toMatch(/^database_up 1$/m);
    });

    it('have live releases, the age of the rates and waiting mail', async () => {
      await database.db.execute(sql`insert into area_release (area, version, contract, description)
      values ('shop', '1.0.0-a', 1, '{}'), ('shop', '1.1.0-b', 1, '{}')`);
      await database.db.execute(sql`insert into live_release (area, version, canary_version, canary_percent)
      values ('shop', '1.0.0-a', '1.1.0-b', 10)`);
      await database.db.insert(mail).values({
        id: newId(),
        recipient: 'a@mill.example',
        locale: 'en',
        subject: '',
        plainText: '',
        html: '',
        nextAttemptAt: new Date(),
        usefulUntil: new Date(),
        createdAt: new Date('2026-11-20T11:59:00Z'),
      });
      const body = await read();
      expect(body).toContain('market_live_release_info{area="shop",version="1.0.0-a",share="live"} 1');
      expect(body).toContain('market_live_release_info{area="shop",version="1.1.0-b",share="canary"} 1');
      expect(body).toMatch(/^market_mails_waiting 1$/m);
      expect(body).toMatch(/^market_mails_oldest_waiting_seconds 60$/m);
      expect(body).toMatch(/^market_exchange_rates_age_seconds \d{5,}$/m);
      expect(body).not.toContain('mill.example');
    });

    it('say that the database is away, and leave out what needs it', async () => {
      const away = openDatabase({ host: '127.0.0.1', port: 1 }, console);
      const alone = await testApp({ db: away.db });
      const { statusCode, body } = await alone.inject('/metrics');
      expect(statusCode).toBe(200);
      expect(body).toMatch(/^database_up 0$/m);
      expect(body).toContain('process_cpu_seconds_total');
      expect(body).not.toContain('market_mails_waiting');
      await alone.close();
      await away.close();
    });

    it('count the runs of jobs, and unfinished jobs', async () => {
      app.metrics.jobEnded('greet', 'done');
      await addJob(database.db, greet, { name: 'Deniz' });
      await addJob(database.db, greet, { name: 'Ada' });
      await database.db.execute(sql`update graphile_worker._private_jobs set attempts = 3
      where payload->>'name' = 'Ada'`);
      const body = await read();
      expect(body).toMatch(/^market_job_runs_total\{job="greet",outcome="done"\} 1$/m);
      expect(body).toMatch(/^market_jobs\{job="greet",state="waiting"\} 1$/m);
      expect(body).toMatch(/^market_jobs\{job="greet",state="dead"\} 1$/m);
      expect(body).not.toContain('Deniz');
    });
  });

  const bearer = (given: string) => ({ authorization: `Bearer ${given}` });
  const right = bearer(token.replaceAll(' ', '-'));

  it.each<[string, string, Record<string, string>, number]>([
    ['a program on this machine', '127.0.0.1', {}, 200],
    ['the same over IPv6', '::1', {}, 200],
    ['a mapped address of this machine', '::ffff:127.0.0.1', {}, 200],
    ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, 404],
    ['a proxy that says so in its own way', '127.0.0.1', { via: '1.1 proxy' }, 404],
    ['another machine', '203.0.113.7', {}, 404],
    ['another machine with the token', '203.0.113.7', right, 200],
    ['a proxy with the token', '127.0.0.1', { ...right, 'x-forwarded-for': '203.0.113.7' }, 200],
    ['a wrong token', '203.0.113.7', bearer('a-token-of-nobody'), 404],
    ['a wrong token on this machine', '127.0.0.1', bearer('a-token-of-nobody'), 404],
  ])('%s gets its answer', async (_who, remoteAddress, headers, status) => {
    expect((await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode).toBe(status);
  });

  it('opens to no token where none is configured', async () => {
    const plain = await testApp({ db: database.db });
    const ask = { url: '/metrics', remoteAddress: '203.0.113.7', headers: bearer('undefined') };
    expect((await plain.inject(ask)).statusCode).toBe(404);
    await plain.close();
  });

  it('logs each request with its id, route, status and milliseconds', async () => {
    lines.splice(0);
    const answer = await app.inject('/api/suggestions?q=deniz@mill.example');
    expect(lines).toMatchObject([
      {
        msg: 'answered',
        req: { id: answer.headers['x-request-id'], method: 'GET', path: '/api/suggestions' },
        res: { status: 200 },
        route: '/api/suggestions',
        milliseconds: expect.any(Number),
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain('deniz');
  });
});
