import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createReleaseToken } from '../modules/releases/index.ts';
import { archiveOf, builtShop, endTrial, versionOf } from '../modules/releases/testing.ts';
import { s3Files } from '../platform/files/s3-files.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { testBucket } from '../platform/testing/test-bucket.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { testEnv, testSecret } from '../platform/testing/test-env.ts';
import { web } from './index.ts';
import { builtMarket } from './testing/built-market.ts';

describe('releases in bucket', () => {
  const database = testDatabase();
  let bucket: Awaited<ReturnType<typeof testBucket>>;
  let market: Awaited<ReturnType<typeof builtMarket>>;
  let one: FastifyInstance;
  let other: FastifyInstance;
  let token: string;

  /** A second server of the market, which shares only the database and the bucket. */
  const open = (endpoint = bucket.settings.endpoint) => {
    const files = s3Files({ ...bucket.settings, endpoint });
    const { hostFolder } = market;
    const { db } = database;
    const env = testEnv();
    return testApp({ db, env, files, web: web({ env, db, files, secret: testSecret, hostFolder }) });
  };
  beforeAll(async () => {
    bucket = await testBucket();
    market = await builtMarket();
    token = await createReleaseToken(database.db, 'shop', 'CI');
    [one, other] = [await open(), await open()];
  });
  afterAll(async () => {
    await Promise.all([one, other].map((app) => app?.close()));
    await bucket?.close();
    await market?.remove();
  });

  const first = versionOf('1');
  const upload = async (app: FastifyInstance, label: string) =>
    app.inject({
      method: 'PUT',
      url: `/api/releases/shop/${versionOf(label)}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-tar' },
      payload: await archiveOf(builtShop(label)),
    });

  it('a release that one server took in is soon served by another', async () => {
    expect((await other.inject('/registry.json')).json().areas).toEqual([]);
    expect((await upload(one, '1')).statusCode).toBe(201);
    await endTrial(database.db, { area: 'shop', version: first });
    const moved = await one.inject({
      method: 'POST',
      url: '/api/releases/shop/live',
      headers: { authorization: `Bearer ${token}` },
      payload: { version: first, expected: null },
    });
    expect(moved.statusCode).toBe(200);
    let version: string | undefined;
    for (const since = performance.now(); !version && performance.now() - since < 10_000; ) {
      version = (await other.inject('/registry.json')).json().areas[0]?.version;
    }
    expect(version).toBe(first);
    const file = await other.inject({
      url: `/r/shop/${first}/remoteEntry.js`,
      headers: { 'accept-encoding': 'br' },
    });
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-encoding']).toBe('br');
    expect(file.rawPayload).toEqual(builtShop('1').get('remoteEntry.js.br'));
    expect((await other.inject(`/r/shop/${first}/gone.js`)).statusCode).toBe(404);
  });

  it('while the bucket is away nothing is taken in, and the version stays free', async () => {
    const away = await open('http://127.0.0.1:1');
    const refused = await upload(away, '2');
    expect(refused.json()).toMatchObject({ status: 503, code: 'files.unreachable' });
    // Only the operator and the log may know the bucket's address.
    expect(refused.body).not.toContain('127.0.0.1');
    expect((await away.inject(`/r/shop/${first}/remoteEntry.js`)).json()).toMatchObject({
      code: 'files.unreachable',
    });
    await away.close();
    expect((await upload(one, '2')).statusCode).toBe(201);
  });
});
