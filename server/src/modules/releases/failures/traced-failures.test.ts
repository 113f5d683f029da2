import { Readable } from 'node:stream';
import { zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { areaFailuresAnswer } from 'shared-kit/contract/failures';
import { memoryFiles } from '../../../platform/files/memory-files.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { keepHostMaps } from '../artefacts.ts';
import { receiveRelease } from '../service.ts';
import { archiveOf, builtShop, versionOf } from '../testing.ts';
import { createReleaseToken } from '../tokens/release-tokens.ts';

/** A map in which line 1, column 5 (from 0) comes from line 3, column 2 of a source file. */
const mapOf = (source: string) => ({ version: 3, sources: [source], names: [], mappings: 'KAEE' });
const packed = (map: unknown) => zstdCompressSync(Buffer.from(JSON.stringify(map)));
const source = { line: 3, column: 3 };

describe('traced failures', () => {
  const database = testDatabase();
  const files = memoryFiles();
  let app: FastifyInstance;
  let headers: Record<string, string>;
  let plain: { bytes: number };
  let withMaps: { bytes: number };

  const maps: readonly (readonly [string, Buffer])[] = [
    ['list.1.js.map.zst', packed(mapOf('mf-shop/src/list.tsx'))],
    [
      'remoteEntry.js.map.zst',
      packed({
        version: 3,
        sections: [
          { offset: { line: 0, column: 0 }, map: mapOf('mf-shop/src/area.ts') },
          { offset: { line: 7, column: 0 }, map: mapOf('mf-shop/src/entry.ts') },
        ],
      }),
    ],
    ['en.1.js.map.zst', Buffer.from('no map')],
    ['tr.1.js.map.zst', packed({ version: 3, sources: ['x'], names: [], mappings: 7 })],
  ];
  const [one, two] = [versionOf('1'), versionOf('2')];
  const receive = async (version: string, its: Iterable<readonly [string, Buffer]>) =>
    receiveRelease(database.db, files, {
      area: 'shop',
      version,
      archive: Readable.from([await archiveOf(its)]),
    });

  beforeAll(async () => {
    app = await testApp({ db: database.db, files });
    headers = { authorization: `Bearer ${await createReleaseToken(database.db, 'shop', 'shop team')}` };
    withMaps = await receive(one, [...builtShop('1'), ...maps]);
    plain = await receive(two, builtShop('2'));
    await keepHostMaps(files, new Map([['host.0f.js.map.zst', packed(mapOf('host/src/main.tsx'))]]));
  });
  afterAll(() => app.close());

  it.each([
    [`/r/shop/${one}/list.1.js`, 1, { file: 'mf-shop/src/list.tsx', ...source }],
    [`/r/shop/${one}/remoteEntry.js`, 1, { file: 'mf-shop/src/area.ts', ...source }],
    [`/r/shop/${one}/remoteEntry.js`, 8, { file: 'mf-shop/src/entry.ts', ...source }],
    ['/h/host.0f.js', 1, { file: 'host/src/main.tsx', ...source }],
    [`/r/shop/${one}/list.1.js`, 99, null],
    [`/r/shop/${one}/area.1.js`, 1, null],
    [`/r/shop/${one}/en.1.js`, 1, null],
    [`/r/shop/${one}/tr.1.js`, 1, null],
    [`/r/shop/${two}/list.1.js`, 1, null],
    ['/h/host.older.js', 1, null],
  ])('%s, line %s is found in the source, if its map is kept', async (script, line, expected) => {
    const frame = { script, line, column: 6 };
    const report = { code: 'page.threw', area: 'shop', version: one, page: '/shop', components: [frame] };
    const payload = { ...report, frames: [frame] };
    expect((await app.inject({ method: 'POST', url: '/api/failures', payload })).statusCode).toBe(200);
    const answer = await app.inject({ url: '/api/releases/shop/failures', headers });
    const { failures } = areaFailuresAnswer.parse(answer.json());
    const traced = { ...frame, source: expected };
    expect(failures).toContainEqual(expect.objectContaining({ frames: [traced], components: [traced] }));
  });

  it('maps do not count in the size of a release', () => {
    expect(withMaps.bytes).toBe(plain.bytes);
  });

  it('maps are served to nobody', async () => {
    for (const [name] of maps)
      for (const url of [
        `/r/shop/${one}/${name}`,
        `/r/shop/${one}/${name.replace('.zst', '')}`,
        `/h/${name}`,
      ])
        expect((await app.inject({ url })).statusCode).toBe(404);
    expect(await files.read(`releases/shop/${one}/list.1.js.map.zst`)).toBeNull();
  });
});
