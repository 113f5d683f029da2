import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { prepareMarket } from '../modules/catalogue/testing.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { declared } from './testing/declared.ts';
import { rows } from './testing/rows/index.ts';
import { endpointsOf, mismatches, walkEndpoint } from './testing/walk.ts';
import { injecting, makeWorld, type World } from './testing/world.ts';

describe('access matrix', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let world: World;
  beforeAll(async () => {
    app = await testApp(database, { TRUST_PROXY: 'loopback' });
    await prepareMarket(database.db);
    world = await makeWorld(database.db, injecting(app));
  }, 180_000);
  afterAll(() => app.close());

  it('has a row for every endpoint, and an endpoint for every row', async () => {
    expect(mismatches(await endpointsOf(world), rows)).toEqual([]);
  });

  it('serves the endpoints that the contract declares, and beside them only what monitoring reads', async () => {
    const described = await endpointsOf(world);
    expect([...declared.keys()].filter((it) => !described.includes(it))).toEqual([]);
    expect(described.filter((it) => !declared.has(it))).toEqual(['GET /metrics']);
  });

  it.each(Object.entries(rows))(
    '%s',
    async (endpoint, row) => {
      const { broken } = await walkEndpoint(world, endpoint, row);
      expect(broken).toEqual([]);
    },
    60_000,
  );

  describe.each(['/api/products', '/api/categories', '/api/suggestions?q=loom'])(
    '%s without full mode',
    (url) => {
      it('is closed to visitors', async () => {
        const closed = await testApp(database, { FULL_MODE: 'false' });
        const headers = world.people.headersOf('plain');
        expect((await closed.inject({ url })).statusCode).toBe(401);
        expect((await closed.inject({ url, headers })).statusCode).toBe(200);
        await closed.close();
      });
    },
  );
});
