import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { archiveOf, builtShop, versionOf } from '../testing.ts';
import { releaseIn } from '../verdict/testing.ts';
import { createReleaseToken } from './release-tokens.ts';

type Door = Readonly<{ method: string; path: string }>;
const nameOf = ({ method, path }: Door) => `${method} ${path}`;

/** What a door gets; a new one has to be told here. */
const bodies: Readonly<Record<string, object>> = {
  'POST /api/releases/{area}/{version}/preview': {},
  'POST /api/releases/{area}/{version}/trial': {},
  'POST /api/releases/{area}/live': { version: 'next', expected: 'live' },
  'POST /api/releases/{area}/canary': { version: 'next', percent: 20, expected: 'live' },
  'DELETE /api/releases/{area}/canary': { expected: 'live' },
};
/** A door that changes nothing in the market. */
const onlyTells = ({ method, path }: Door) => method === 'GET' || path.endsWith('/preview');

describe('a token that is being revoked', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let doors: readonly Door[];
  beforeAll(async () => {
    app = await testApp({ db: database.db });
    type Described = { paths: Record<string, Record<string, unknown>> };
    const { paths } = (await app.inject('/api/openapi.json')).json<Described>();
    doors = Object.entries(paths)
      .filter(([path]) => path.startsWith('/api/releases/'))
      .flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
      );
    await releaseIn(database.db, 'live', 'tried');
    await releaseIn(database.db, 'canary', 'tried');
    await releaseIn(database.db, 'next', 'tried');
    await database.db.execute(sql`
      insert into live_release (area, version, origin, canary_version, canary_percent)
      values ('shop', 'live', 'release', 'canary', 10)`);
  });
  afterAll(() => app.close());

  const state = async () =>
    (
      await database.db.execute(sql`
        select (select json_agg(r order by version) from area_release r) as releases,
          (select json_agg(t order by version) from release_trial t) as trials,
          (select json_agg(l) from live_release l) as live, (select count(*) from release_event) as events`)
    ).rows;

  const isWaitedFor = async () => {
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return ((await database.db.execute(waiting)).rowCount ?? 0) > 0;
  };

  async function ask({ method, path }: Door, token: string) {
    const isUpload = method === 'PUT';
    const version = isUpload ? versionOf('sent') : 'next';
    const answer = await app.inject({
      method: method as 'POST',
      url: path.replace('{area}', 'shop').replace('{version}', version),
      headers: {
        authorization: `Bearer ${token}`,
        ...(isUpload && { 'content-type': 'application/x-tar' }),
      },
      ...(method !== 'GET' && {
        payload: isUpload ? await archiveOf(builtShop('sent')) : bodies[nameOf({ method, path })],
      }),
    });
    return { status: answer.statusCode, ...(answer.json() as { code?: string; detail?: string }) };
  }

  /** Asks while the token is being revoked: it still holds when the request begins, and no longer when that goes on. */
  async function askMeanwhile(door: Door) {
    const token = await createReleaseToken(database.db, 'shop', 'CI');
    let answer: ReturnType<typeof ask> | undefined;
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`update release_token set revoked_at = now() where revoked_at is null`);
      let isAnswered = false;
      answer = ask(door, token).finally(() => {
        isAnswered = true;
      });
      while (!isAnswered && !(await isWaitedFor())) await wait(5);
    });
    return answer;
  }

  it('changes nothing at any door, with a sentence', async () => {
    expect(doors.length).toBeGreaterThan(6);
    const wrong: string[] = [];
    for (const door of doors) {
      const before = await state();
      const answer = await askMeanwhile(door);
      const isRefused =
        answer?.status === 401 && answer.detail?.startsWith('The token was revoked meanwhile.');
      if (onlyTells(door) ? answer?.status !== 200 : !isRefused)
        wrong.push(`${nameOf(door)}: ${answer?.status} ${answer?.code}`);
      if (JSON.stringify(await state()) !== JSON.stringify(before))
        wrong.push(`${nameOf(door)}: changed something`);
    }
    expect(wrong).toEqual([]);
  });
});
