import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { prepareMarket } from '../modules/catalogue/testing.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { declared } from './testing/declared.ts';
import { readEndpoint, readingEndpoints } from './testing/read-endpoint.ts';
import { endpointsOf } from './testing/walk.ts';
import { makeWorld, type Send, type World } from './testing/world.ts';

/** Doors that answer everybody the same. */
const same = /^GET (\/metrics|\/api\/market-figures|\/api\/products\/\{id\}\/drawing-(light|dark)\.svg)$/;

describe('sessions at every door of the API', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let world: World;
  let kept: string;
  beforeAll(async () => {
    app = await testApp(database, { TRUST_PROXY: 'loopback' });
    await prepareMarket(database.db);
    world = await makeWorld(database.db, noting);
  }, 180_000);
  afterAll(() => app.close());

  /** Sends a request, and notes how long its answer may be kept. */
  const noting: Send = async ({ method, path, headers, body }) => {
    const payload = body === undefined ? {} : { payload: body };
    const answer = await app.inject({ method: method as 'GET', url: path, headers, ...payload });
    kept = String(answer.headers['cache-control']);
    return { status: answer.statusCode, text: answer.body };
  };

  it('an answer to somebody signed in is private', async () => {
    const open: string[] = [];
    let asked = 0;
    for (const endpoint of await readingEndpoints(world))
      for await (const { role } of readEndpoint(world, endpoint, {})) {
        if (role === 'visitor' || same.test(endpoint)) continue;
        asked += 1;
        if (!/\bprivate\b/.test(kept)) open.push(`${endpoint} as ${role}: ${kept}`);
      }
    expect(asked).toBeGreaterThan(200);
    expect(open).toEqual([]);
  }, 300_000);

  it('a write that only its referrer shows to be another site’s is refused', async () => {
    const writes = (await endpointsOf(world)).filter((it) => !it.startsWith('GET '));
    const headers = { ...world.people.headersOf('buyer'), referer: 'https://evil.example/form' };
    const codes = new Set<string>();
    for (const endpoint of writes) {
      const [method = '', path = ''] = endpoint.split(' ');
      const { text } = await noting({ method, path: path.replace(/\{\w+\}/g, 'x'), headers });
      codes.add(JSON.parse(text).code);
    }
    expect(writes.length).toBeGreaterThan(100);
    expect([...codes]).toEqual(['request.origin-refused']);
  });
});

const foreign = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'shop',
];
const refusesRedirect = (body: z.core.$ZodType, redirect: unknown): boolean =>
  z.safeParse(body, { redirect }).error?.issues.some(({ path }) => path[0] === 'redirect') ?? false;
const redirecting = [...declared].flatMap(
  ([
    name,
    {
      spec: { body },
    },
  ]) => (body && refusesRedirect(body, 1) ? [[name, body] as const] : []),
);

it.each(redirecting)('%s takes a redirect within this market only', (_name, body) => {
  expect(foreign.filter((it) => !refusesRedirect(body, it))).toEqual([]);
  expect(refusesRedirect(body, '/tr/shop?q=//loom#top')).toBe(false);
});

it('finds whoever takes a redirect', () => expect(redirecting.length).toBeGreaterThan(2));
