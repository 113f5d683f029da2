import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { memoryFiles } from '../platform/files/memory-files.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { testEnv, testSecret } from '../platform/testing/test-env.ts';
import { web } from './index.ts';
import { builtMarket } from './testing/built-market.ts';

describe('late page', () => {
  const database = testDatabase();
  let market: Awaited<ReturnType<typeof builtMarket>>;
  beforeAll(async () => {
    market = await builtMarket();
  });
  afterAll(() => market.remove());

  it('refuses a page that takes too long, and lets the client retry', async () => {
    const env = testEnv({ PREPARE_PAGES: 'false' });
    const pages = web({
      env,
      db: database.db,
      files: memoryFiles(),
      secret: testSecret,
      hostFolder: market.hostFolder,
      pointers: () => new Promise(() => undefined),
      longestWaitMs: 20,
    });
    const app = await testApp({ db: database.db, env, web: pages });
    const answer = await app.inject({ url: '/shop' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '3']);
    expect(answer.json()).toMatchObject({ code: 'server.not-ready' });
    await app.close();
  });
});
