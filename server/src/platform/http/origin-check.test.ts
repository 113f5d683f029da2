import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { anyone } from './access.ts';
import { defineModule } from './module.ts';

const text = z.object({ text: z.string() });
const probe = defineModule({
  name: 'probe',
  routes: (route) =>
    route({
      method: 'POST',
      url: '/api/echo',
      access: anyone,
      summary: 'probe',
      body: text,
      answer: text,
      handler: ({ body }) => body,
    }),
});
const post = (app: FastifyInstance, headers: Record<string, string>) =>
  app.inject({ method: 'POST', url: '/api/echo', payload: { text: 'x' }, headers });

describe('a write', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp({ db: database.db, modules: [probe] });
  });
  afterAll(() => app.close());

  it.each<[string, Record<string, string>, number]>([
    ['from our own page', { origin: 'http://localhost:80' }, 200],
    ['from a program', {}, 200],
    ['from another site', { origin: 'https://evil.example' }, 403],
    ['from a sandboxed frame', { origin: 'null' }, 403],
    ['that only its referrer names', { referer: 'http://localhost:80/cart?x=1' }, 200],
    ['that its referrer shows to be of another site', { referer: 'https://evil.example/' }, 403],
    ['whose referrer only begins like us', { referer: 'http://localhost:80@evil.example/' }, 403],
    ['whose referrer is no address', { referer: 'localhost' }, 403],
    [
      'that is ours by its referrer and cross-site by the browser',
      { referer: 'http://localhost:80/', 'sec-fetch-site': 'cross-site' },
      403,
    ],
    ['that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('%s', async (_what, headers, status) => {
    expect((await post(app, { host: 'localhost:80', ...headers })).statusCode).toBe(status);
  });

  it('goes by the public origin where one is configured', async () => {
    const behind = await testApp(
      { db: database.db, modules: [probe] },
      { PUBLIC_URL: 'https://market.example' },
    );
    const from = (origin: string) => post(behind, { origin });
    expect((await from('https://market.example')).statusCode).toBe(200);
    expect((await from('http://localhost:80')).statusCode).toBe(403);
    await behind.close();
  });
});
