import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { areaFailuresAnswer, type FailureReport, reportedCodes } from 'shared-kit/contract/failures';
import type { ReleasesAnswer } from 'shared-kit/contract/releases';
import { createLog } from '../../platform/logging/log.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testJobContext } from '../../platform/testing/test-job-context.ts';
import { forgetAttempts, testSession, testUser } from '../accounts/testing.ts';
import { createReleaseToken, insertRelease } from '../releases/index.ts';
import { forgetFailures } from '../releases/module.ts';
import { shopRelease } from '../releases/testing.ts';

describe('failures', () => {
  const database = testDatabase();
  const lines: Record<string, unknown>[] = [];
  let app: FastifyInstance;
  let token: string;
  let now = new Date('2026-11-20T09:00:00Z');
  beforeAll(async () => {
    const log = createLog('info', { write: (line: string) => lines.push(JSON.parse(line)) });
    app = await testApp({ db: database.db, log, clock: () => now });
    for (const version of ['1', '2']) await insertRelease(database.db, shopRelease(version), 1024, 'untried');
    token = await createReleaseToken(database.db, 'shop', 'shop team');
  });
  afterEach(async () => {
    lines.splice(0);
    now = new Date('2026-11-20T09:00:00Z');
    await forgetAttempts(database.db);
    await database.db.execute(sql`truncate browser_failure`);
  });
  afterAll(() => app.close());

  const list = { script: '/r/shop/1/list.1.js', line: 1, column: 2345 };
  const report: FailureReport = {
    code: 'page.event-threw',
    area: 'shop',
    version: '1',
    page: '/shop/:id',
    frames: [list, { script: '/h/host.0f.js', line: 2, column: 8 }],
    components: [list],
  };
  const tell = (payload: object, headers = {}) =>
    app.inject({ method: 'POST', url: '/api/failures', payload, headers });
  const warnings = () => lines.filter(({ level }) => level === 40);
  const kept = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.inject({ url: '/api/releases/shop/failures', headers });
    return areaFailuresAnswer.parse(answer.json()).failures;
  };

  it('logs what broke where, and counts it', async () => {
    expect((await tell(report)).statusCode).toBe(200);
    const hash = expect.stringMatching(/^[0-9a-f]{16}$/);
    expect(warnings()).toMatchObject([{ msg: 'a page broke in a browser', ...report, hash }]);
    const { body } = await app.inject('/metrics');
    expect(body).toContain('market_browser_failures_total{code="page.event-threw",area="shop"} 1');
  });

  it('keeps it for the team of the area, equal ones as one', async () => {
    await tell(report);
    now = new Date('2026-11-21T09:00:00Z');
    await tell({ ...report, page: '/shop' });
    await tell({ ...report, code: 'page.promise-rejected' });
    await tell({ ...report, frames: [list] });
    await tell({ ...report, area: null, version: 'host-1' });
    const traced = { ...list, source: null };
    expect(await kept()).toMatchObject([
      {
        code: report.code,
        version: '1',
        page: '/shop/:id',
        count: 2,
        components: [traced],
        firstDay: '2026-11-20',
        lastDay: '2026-11-21',
        frames: [traced, { line: 2 }],
      },
      { count: 1 },
      { count: 1 },
    ]);
    expect(new Set((await kept()).map(({ hash }) => hash)).size).toBe(3);
  });

  it('counts them by release for the staff', async () => {
    await tell(report);
    await tell({ ...report, frames: [] });
    const { userId } = await testUser(database.db, { kind: null, isAdmin: true });
    const headers = { cookie: await testSession(database.db, userId) };
    const { areas } = (await app.inject({ url: '/api/admin/releases', headers })).json() as ReleasesAnswer;
    const shop = areas.find(({ area }) => area === 'shop')?.releases;
    expect(shop?.map(({ version, failures }) => [version, failures]).toSorted()).toEqual([
      ['1', 2],
      ['2', 0],
    ]);
  });

  it('keeps them for 30 days', async () => {
    const forget = () =>
      forgetFailures.run(
        {},
        testJobContext({ db: database.db, clock: () => now }),
        new AbortController().signal,
      );
    await tell(report);
    now = new Date('2026-12-20T23:00:00Z');
    await forget();
    expect(await kept()).toHaveLength(1);
    now = new Date('2026-12-21T00:30:00Z');
    await forget();
    expect(await kept()).toEqual([]);
  });

  it('keeps so many different ones of a release a day, and goes on counting those', async () => {
    await database.db.execute(sql`
      insert into browser_failure (area, version, hash, day, code, frames, components, count)
      select 'shop', '1', n::text, '2026-11-20', 'page.threw', '[]', '[]', 1 from generate_series(1, 199) n`);
    await tell(report);
    expect((await tell({ ...report, frames: [list] })).statusCode).toBe(200);
    await tell(report);
    await tell({ ...report, version: '2' });
    const counts = await database.db.execute(
      sql`select version, count(*)::int as rows, sum(count)::int as failures from browser_failure group by 1 order by 1`,
    );
    expect(counts.rows).toEqual([
      { version: '1', rows: 200, failures: 201 },
      { version: '2', rows: 1, failures: 1 },
    ]);
  });

  it.each(reportedCodes)('takes %s, with nothing but its code', async (code) => {
    const bare = { area: null, version: null, page: null, frames: [], components: [] };
    expect((await tell({ code, ...bare })).statusCode).toBe(200);
  });

  it('takes a page that a release declares', async () => {
    const pages = [{ route: 'shop-fair', pattern: '/fair/:year', scripts: [], styles: [], shared: [] }];
    await insertRelease(database.db, shopRelease('fair', { pages }), 1024, 'untried');
    expect((await tell({ ...report, page: '/fair/:year' })).statusCode).toBe(200);
  });

  it.each<[string, object]>([
    ['a code that nobody knows', { code: 'area.invented' }],
    ['an area that nobody can have', { area: 'x'.repeat(50) }],
    ['an area that this market does not have', { area: 'logistics', version: null }],
    ['a version that is none', { version: 'a\nb' }],
    ['a release that is none of this market', { version: '3' }],
    ['words of the exception', { message: 's3cret' }],
    ['who it was', { email: 'a@mill.example' }],
    ['an address with its parameters', { page: '/shop/018f4d2e-0000-7000-8000-000000000001' }],
    ['a page with a query', { page: '/shop?q=deniz@mill.example' }],
    ['a token', { page: '/login/s3cret' }],
    ['a token of letters alone', { page: '/login/secret' }],
    ['a page that no release declares', { page: '/fair' }],
    ['a sub-page with its parameters', { page: '/manufacturer/products/s3cret' }],
    ['a page that is too long', { page: `/manufacturer/${'a'.repeat(300)}` }],
    ['more frames than a report has', { frames: Array(26).fill(list) }],
    ['a frame with words', { frames: [{ ...list, name: 's3cret' }] }],
    ['a frame without a place', { frames: [{ ...list, line: 0 }] }],
    ['a script of somewhere else', { frames: [{ ...list, script: 'https://evil.example/h/x.js' }] }],
    ['a script with a query', { frames: [{ ...list, script: '/h/host.js?q=s3cret' }] }],
    ['a script that the release lacks', { frames: [{ ...list, script: '/r/shop/1/s3cret.js' }] }],
    ['a component of an unknown release', { components: [{ ...list, script: '/r/bank/9/list.1.js' }] }],
  ])('refuses %s, and changes nothing', async (_what, wrong) => {
    const answer = await tell({ ...report, ...wrong });
    expect(answer.json()).toMatchObject({ status: 400, code: 'request.body-invalid' });
    expect(warnings()).toEqual([]);
    expect(await kept()).toEqual([]);
    expect(JSON.stringify(lines)).not.toMatch(/s3cret|mill\.example|127\.0\.0\.1/);
  });

  it.each(Object.keys(report))('refuses a report without its %s', async (field) => {
    expect((await tell({ ...report, [field]: undefined })).statusCode).toBe(400);
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
    expect(await kept()).toMatchObject([{ count: 60 }]);
  });
});
