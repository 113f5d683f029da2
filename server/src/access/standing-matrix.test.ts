import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { prepareMarket } from '../modules/catalogue/testing.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { standingRows } from './testing/standing-rows.ts';
import { endpointsOf } from './testing/walk.ts';
import { walkStanding } from './testing/walk-standing.ts';
import { makeWorld, type World } from './testing/world.ts';

describe('standing matrix', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let world: World;
  beforeAll(async () => {
    app = await testApp(database, { TRUST_PROXY: 'loopback' });
    await prepareMarket(database.db);
    world = await makeWorld(database.db, async ({ method, path, headers, body }) => {
      const answer = await app.inject({
        method: method as 'GET',
        url: path,
        headers,
        ...(body !== undefined && { payload: body }),
      });
      return { status: answer.statusCode, text: answer.body };
    });
  }, 180_000);
  afterAll(() => app.close());

  it('says of every endpoint what it asks of a company’s standing', async () => {
    const described = await endpointsOf(world);
    expect(described.filter((it) => !standingRows[it])).toEqual([]);
    expect(Object.keys(standingRows).filter((it) => !described.includes(it))).toEqual([]);
  });

  it.each(Object.entries(standingRows))(
    '%s',
    async (endpoint, row) => {
      expect(await walkStanding(world, endpoint, row)).toEqual([]);
    },
    60_000,
  );
});
