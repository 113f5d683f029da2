import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ReleasesAnswer } from 'shared-kit/contract/releases';
import type { FileStore } from '../../../platform/files/index.ts';
import { memoryFiles } from '../../../platform/files/memory-files.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import { archiveOf, builtShop, versionOf } from '../testing.ts';
import { createReleaseToken } from '../tokens/release-tokens.ts';

describe('a token revoked in the middle of an upload', () => {
  const database = testDatabase();
  const written: string[] = [];
  const files: FileStore = {
    ...memoryFiles(),
    write: async (key) => {
      written.push(key);
    },
  };
  let app: FastifyInstance;
  let address: string;
  let headers: { cookie: string };
  beforeAll(async () => {
    app = await testApp({ db: database.db, files });
    address = await app.listen({ host: '127.0.0.1', port: 0 });
    const { userId } = await testUser(database.db, { kind: null, isAdmin: true, name: 'Burak Tan' });
    headers = { cookie: await testSession(database.db, userId) };
  });
  afterAll(() => app.close());

  const version = versionOf('next');
  function uploading(token: string) {
    const sent = request(`${address}/api/releases/shop/${version}`, {
      agent: false,
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-tar' },
    });
    const answer = new Promise<object>((resolve, reject) => {
      sent.on('error', reject);
      sent.on('response', async (response) => {
        const parts: Buffer[] = [];
        for await (const part of response) parts.push(part as Buffer);
        resolve({ status: response.statusCode, ...JSON.parse(String(Buffer.concat(parts))) });
      });
    });
    return { sent, answer };
  }
  const shop = async () => {
    const answer = await app.inject({ url: '/api/admin/releases', headers });
    return (answer.json() as ReleasesAnswer).areas.find(({ area }) => area === 'shop');
  };
  const kept = async () =>
    (
      await database.db.execute(sql`
        select (select count(*)::int from area_release) as releases, (select count(*)::int from release_trial) as trials`)
    ).rows;

  it('has it refused with a sentence, and nothing is kept but that', async () => {
    const token = await createReleaseToken(database.db, 'shop', 'night shift');
    const archive = await archiveOf(builtShop('next'));
    const before = await kept();
    const { sent, answer } = uploading(token);
    sent.write(archive.subarray(0, archive.length / 2));
    while (!(await shop())?.tokens[0]?.lastUsedAt) await wait(5);
    const id = (await shop())?.tokens[0]?.id;
    const url = `/api/admin/releases/shop/tokens/${id}/revocation`;
    const payload = { reason: 'It stood in a log.' };
    const revoked = await app.inject({ method: 'POST', url, headers, payload });
    expect(revoked.json()).toMatchObject({
      tokens: [{ name: 'night shift', revokedAt: expect.any(String) }],
    });
    sent.end(archive.subarray(archive.length / 2));
    const detail = 'The token was revoked meanwhile. Nothing was changed.';
    expect(await answer).toMatchObject({ status: 401, code: 'release.token-invalid', detail });
    expect(await kept()).toEqual(before);
    expect(written).toEqual([]);
    expect((await shop())?.refusedUploads).toMatchObject([
      { version, code: 'release.token-invalid', detail, by: 'night shift' },
    ]);
  });
});
