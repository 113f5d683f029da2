import { afterAll, beforeAll } from '@jest/globals';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { testSession, testUser } from '../../modules/accounts/testing.ts';
import { publishBuild } from '../../modules/releases/index.ts';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import { cutOff } from '../../platform/testing/cut-off.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testEnv, testSecret } from '../../platform/testing/test-env.ts';
import { web } from '../index.ts';
import { builtMarket } from './built-market.ts';

type Headers = Readonly<Record<string, string>>;

/** A market that serves pages with the shop's release `1.0.0-one`, started before the tests. */
export function testWeb() {
  const database = testDatabase();
  const files = memoryFiles();
  let app: FastifyInstance;
  let market: Awaited<ReturnType<typeof builtMarket>>;

  const open = (variables: Headers = {}) => {
    const { db } = database;
    const env = testEnv(variables);
    const pages = web({ env, db, files, secret: testSecret, hostFolder: market.hostFolder });
    return testApp({ db, env, web: pages });
  };
  const publish = (folder: string) => publishBuild(database.db, files, folder);

  beforeAll(async () => {
    market = await builtMarket();
    await publish(await market.shop('1.0.0-one'));
    app = await open();
  });
  afterAll(async () => {
    await app?.close();
    await market?.remove();
  });
  return {
    database,
    /** Another process of the same market. */
    open,
    /** Makes the database unreachable. Returns a function that restores it. */
    cutOff: () => cutOff(database.db),
    /** The `cookie` header of a signed-in user. */
    signedIn: async () => testSession(database.db, (await testUser(database.db)).userId),
    send: (request: InjectOptions) => app.inject(request),
    get: (url: string, headers: Headers = {}) => app.inject({ url, headers }),
    post: (url: string, payload: string, headers: Headers) =>
      app.inject({ method: 'POST', url, payload, headers }),
    /** Sends one request to the same market with other settings. */
    getWith: async (variables: Headers, url: string, headers: Headers = {}) => {
      const other = await open(variables);
      const answer = await other.inject({ url, headers });
      await other.close();
      return answer;
    },
    /** A folder with a build of the shop. */
    shop: (...build: Parameters<typeof market.shop>) => market.shop(...build),
    publish,
  };
}
