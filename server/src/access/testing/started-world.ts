import { afterAll, beforeAll } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { prepareMarket } from '../../modules/catalogue/testing.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { makeWorld, type World } from './world.ts';

/** A market with the people and companies of all roles, for the tests of one file. */
export function startedWorld() {
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
  return { database, world: () => world };
}
