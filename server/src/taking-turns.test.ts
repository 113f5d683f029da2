import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import * as z from 'zod';
import { testSession, testUser } from './modules/accounts/testing.ts';
import { newId } from './platform/db/index.ts';
import { openServerPools } from './platform/db/open-database.ts';
import { defineModule, signedIn } from './platform/http/index.ts';
import { testApp } from './platform/testing/test-app.ts';
import { testDatabase } from './platform/testing/test-database.ts';

describe('taking turns', () => {
  // Uses the real lock timeouts.

  const database = testDatabase();
  const params = z.object({ id: z.uuid() });
  const answer = z.object({ count: z.number() });

  const things = defineModule({
    name: 'things',
    routes: (route, { db }) => {
      const thing = { url: '/api/things/:id', access: signedIn, params, answer, summary: 'a thing' } as const;
      route({
        ...thing,
        method: 'GET',
        handler: async ({ params: { id } }) => {
          const { rows } = await db.execute<{ count: number }>(sql`select count from thing where id = ${id}`);
          return rows[0] ?? { count: -1 };
        },
      });
      route({
        ...thing,
        method: 'POST',
        handler: ({ params: { id } }) =>
          db.transaction(async (tx) => {
            await tx.execute(sql`select from thing where id = ${id} for update`);
            const { rows } = await tx.execute<{ count: number }>(
              sql`update thing set count = count + 1 where id = ${id} returning count`,
            );
            return rows[0] ?? { count: -1 };
          }),
      });
    },
  });

  const [wanted, other] = [newId(), newId()];
  let pools: ReturnType<typeof openServerPools>;
  let app: FastifyInstance;
  let cookies: string[];
  beforeAll(async () => {
    const { db } = database;
    await db.execute(sql`create table thing (id uuid primary key, count int not null)`);
    await db.execute(sql`insert into thing values (${wanted}, 0), (${other}, 0)`);
    const silent = { warn: () => undefined, error: () => undefined };
    pools = openServerPools({ connectionString: database.url }, silent);
    app = await testApp({ db: pools.db, background: pools.background, modules: [things] });
    const sessionOf = async () => testSession(db, (await testUser(db)).userId);
    cookies = await Promise.all([sessionOf(), sessionOf()]);
  });
  afterAll(async () => {
    await app.close();
    await pools.close();
  });

  type Asked = Readonly<{ method?: 'GET' | 'POST'; id?: string; who?: number }>;
  const ask = ({ method = 'POST', id = wanted, who = 0 }: Asked): Promise<LightMyRequestResponse> =>
    app.inject({ method, url: `/api/things/${id}`, headers: { cookie: cookies[who] ?? '' } });
  const countOf = (answers: readonly LightMyRequestResponse[], status: number) =>
    answers.filter(({ statusCode }) => statusCode === status).length;

  it('answers 503 after 3 s for a row that somebody else has locked, and delays nothing else', async () => {
    let letGo = () => {};
    const locked = new Promise<void>((isLocked) => {
      void database.db.transaction(async (tx) => {
        await tx.execute(sql`select from thing where id = ${wanted} for update`);
        isLocked();
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
      });
    });
    await locked;
    const since = performance.now();
    let waited = 0;
    const held = Promise.all(Array.from({ length: 20 }, () => ask({}))).then((answers) => {
      waited = performance.now() - since;
      return answers;
    });
    const others: Asked[] = [{ method: 'GET' }, { id: other, who: 1 }, { method: 'GET', id: other, who: 1 }];
    for (const asked of others) expect((await ask(asked)).statusCode).toBe(200);
    expect(waited).toBe(0);
    const answers = await held;
    expect(countOf(answers, 503)).toBe(20);
    expect(answers.map(({ headers }) => Number(headers['retry-after']) > 0)).not.toContain(false);
    expect(answers[0]?.json()).toMatchObject({ code: 'database.busy' });
    letGo();
  });

  it('answers 800 writes at once to one object with what fits and 429, and others at once', async () => {
    const flood = Promise.all(Array.from({ length: 800 }, () => ask({})));
    const others = await Promise.all(
      (['GET', 'POST'] as const).map((method) => ask({ method, id: other, who: 1 })),
    );
    expect(countOf(others, 200)).toBe(2);
    const answers = await flood;
    const done = countOf(answers, 200);
    expect(done).toBeGreaterThan(0);
    expect(done + countOf(answers, 429)).toBe(800);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask({ method: 'GET' })).json()).toEqual({ count: done });
  });
});
