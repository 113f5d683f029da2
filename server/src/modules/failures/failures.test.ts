import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createLog } from '../../platform/logging/log.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { forgetAttempts } from '../accounts/testing.ts';

describe('failures', () => {
  const database = testDatabase();
  const lines: Record<string, unknown>[] = [];
  let app: FastifyInstance;
  beforeAll(async () => {
    const log = createLog('info', { write: (line: string) => lines.push(JSON.parse(line)) });
    app = await testApp({ db: database.db, log });
  });
  afterEach(async () => {
    lines.splice(0);
    await forgetAttempts(database.db);
  });
  afterAll(() => app.close());

  const report = { code: 'area.chunk-missing', area: 'shop', version: '1.0.0-abc', path: '/tr/shop/42' };
  const tell = (payload: object, headers = {}) =>
    app.inject({ method: 'POST', url: '/api/failures', payload, headers });
  const warnings = () => lines.filter(({ level }) => level === 40);

  it('logs what broke where, and counts it', async () => {
    expect((await tell(report)).statusCode).toBe(200);
    expect(warnings()).toMatchObject([{ msg: 'a page broke in a browser', ...report }]);
    const { body } = await app.inject('/metrics');
    expect(body).toContain('market_browser_failures_total{code="area.chunk-missing",area="shop"} 1');
  });

  it('never logs a token or who it was', async () => {
    await tell({ ...report, area: null, code: 'page.threw', path: '/login/s3cret', email: 'a@mill.example' });
    expect(warnings()).toMatchObject([{ area: null, path: '/login/{token}' }]);
    expect(JSON.stringify(lines)).not.toMatch(/s3cret|mill\.example|127\.0\.0\.1/);
  });

  it.each<[string, object]>([
    ['a code that nobody knows', { ...report, code: 'area.invented' }],
    ['an area that nobody knows', { ...report, area: 'x'.repeat(50) }],
    ['a version that is none', { ...report, version: 'a\nb' }],
    ['a path with a query', { ...report, path: '/shop?q=deniz@mill.example' }],
    ['a path that is too long', { ...report, path: `/${'a'.repeat(300)}` }],
  ])('refuses %s', async (_what, body) => {
    expect((await tell(body)).statusCode).toBe(400);
    expect(warnings()).toEqual([]);
  });

  it('takes nothing from another site', async () => {
    expect((await tell(report, { origin: 'https://evil.example' })).statusCode).toBe(403);
  });

  it('takes sixty a minute from one address, so that nobody fills the log', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await tell(report)).statusCode);
    expect(statuses.filter((it) => it === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect(warnings()).toHaveLength(60);
  });
});
