import { afterAll, beforeAll } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { makeWorld, type World } from '../../access/testing/world.ts';
import { prepareMarket } from '../../modules/catalogue/testing.ts';
import type { Database } from '../../platform/db/index.ts';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import { fakeClamd } from '../../platform/testing/fake-clamd.ts';
import { testApp } from '../../platform/testing/test-app.ts';

/** A market with a scanner and a person for every role, for the tests of one `describe`. Counts what is written. */
export function intakeMarket(database: Readonly<{ db: Database }>) {
  const memory = memoryFiles();
  let written = 0;
  const counted = <Args extends unknown[]>(work: (...args: Args) => Promise<void>) => {
    return (...args: Args) => {
      written += 1;
      return work(...args);
    };
  };
  const files = { ...memory, write: counted(memory.write), writeFrom: counted(memory.writeFrom) };
  let app: FastifyInstance | undefined;
  let world: World | undefined;
  let clamd: Awaited<ReturnType<typeof fakeClamd>> | undefined;
  beforeAll(async () => {
    clamd = await fakeClamd();
    const market = await testApp({ ...database, files }, { TRUST_PROXY: 'loopback', CLAMD_URL: clamd.url });
    app = market;
    await prepareMarket(database.db);
    world = await makeWorld(database.db, async ({ method, path, headers, body }) => {
      const payload = body === undefined ? {} : { payload: body };
      const answer = await market.inject({ method: method as 'GET', url: path, headers, ...payload });
      return { status: answer.statusCode, text: answer.body };
    });
  }, 180_000);
  afterAll(async () => {
    await app?.close();
    await clamd?.close();
  });
  const made = <T>(it: T | undefined): T => {
    if (it === undefined) throw new Error('the market is not there yet');
    return it;
  };
  return {
    files,
    written: () => written,
    world: () => made(world),
    clamd: () => made(clamd),
  };
}
