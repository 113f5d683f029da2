import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { areaContract } from 'shared-kit/contract/areas';
import { theApi } from 'shared-kit/contract/endpoints';
import type { FileStore } from '../../../platform/files/index.ts';
import { memoryFiles } from '../../../platform/files/memory-files.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { beginProcess } from '../live/running-processes.ts';
import { archiveOf, builtShop, versionOf } from '../testing.ts';
import { createReleaseToken } from '../tokens/release-tokens.ts';
import { archiveLimits } from './read-archive.ts';
import { readRefusals } from './refusals.ts';

describe('refused uploads', () => {
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
  const tokens = { shop: '', bank: '', wrong: 'release_shop_of-nobody-at-all', none: '' };
  beforeAll(async () => {
    app = await testApp({ db: database.db, files });
    const offers = { 'shared-kit/ui': ['Button'], [theApi]: ['GET /api/quotes'] };
    await beginProcess(database.db, { contract: areaContract, offers });
    address = await app.listen({ host: '127.0.0.1', port: 0 });
    for (const area of ['shop', 'bank'] as const) {
      tokens[area] = await createReleaseToken(database.db, area, 'CI');
    }
    expect((await upload(tokens.shop, builtShop('live'))).status).toBe(201);
    await app.inject({
      method: 'POST',
      url: '/api/releases/shop/live',
      headers: { authorization: `Bearer ${tokens.shop}` },
      payload: { version: versionOf('live'), expected: null },
    });
  });
  afterAll(() => app.close());

  type Files = ReturnType<typeof builtShop>;
  /** Uploads a build under its version, or any archive as the next version. */
  async function upload(token: string, sent: Files | Buffer, query = '') {
    const [archive, version] = Buffer.isBuffer(sent)
      ? [sent, versionOf('next')]
      : [await archiveOf(sent), versionOf(sent)];
    const answer = await fetch(`${address}/api/releases/shop/${version}${query}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-tar' },
      body: new Uint8Array(archive),
    });
    return { status: answer.status, ...((await answer.json()) as { code?: string }) };
  }

  /** Everything that an upload could have changed. */
  async function state() {
    const { rows } = await database.db.execute(sql`
    select (select json_agg(r order by version) from area_release r) as releases,
      (select json_agg(l) from live_release l) as live, (select count(*) from release_event) as events
  `);
    return { rows, written: [...written] };
  }

  const refusals = () => readRefusals(database.db, 'shop');

  const next = () => builtShop('next');
  const withFile = (name: string) => next().set(name, Buffer.from('x'));
  const repeated = function* (count: number) {
    for (let at = 0; at < count; at += 1) yield [`${at}.js`, Buffer.from('x')] as const;
  };
  type Refused = [string, keyof typeof tokens, () => Files | Promise<Buffer>, number, string];

  describe('an upload is refused and changes nothing', () => {
    it.each<Refused>([
      ['without a token', 'none', next, 401, 'release.token-invalid'],
      ['with a wrong token', 'wrong', next, 401, 'release.token-invalid'],
      ['with the token of another area', 'bank', next, 403, 'release.token-of-other-area'],
      [
        'of a contract to come',
        'shop',
        () => builtShop('next', { contract: areaContract + 1 }),
        422,
        'release.contract-unsupported',
      ],
      [
        'that does not say what it uses of the shared entries',
        'shop',
        () => builtShop('next', { uses: undefined }),
        422,
        'release.build-invalid',
      ],
      [
        'whose description holds what the database can not store',
        'shop',
        () => builtShop('next', { uses: { 'shared-kit/ui\u0000': [] } }),
        422,
        'release.build-invalid',
      ],
      [
        'that uses a name which a running host lacks',
        'shop',
        () => builtShop('next', { uses: { 'shared-kit/ui': ['Button', 'Lost'] } }),
        422,
        'release.names-missing',
      ],
      [
        'that asks what a running API lacks',
        'shop',
        () => builtShop('next', { asks: ['GET /api/quotes', 'GET /api/new'] }),
        422,
        'release.names-missing',
      ],
      [
        'of another version than it says',
        'shop',
        () => archiveOf(builtShop('x')),
        422,
        'release.build-invalid',
      ],
      [
        'with a file that its version does not count',
        'shop',
        () => withFile('more.png'),
        422,
        'release.version-wrong',
      ],
      [
        'with styles for the host',
        'shop',
        () => builtShop('next', {}, { 'list.1.css': 'header a { color: red }' }),
        422,
        'release.styles-reach-out',
      ],
      [
        'with a file above its folder',
        'shop',
        () => archiveOf(withFile('../a.js')),
        400,
        'release.archive-broken',
      ],
      [
        'with a file anywhere',
        'shop',
        () => archiveOf(withFile('/etc/cron.d/a')),
        400,
        'release.archive-broken',
      ],
      [
        'with a long name that leads away',
        'shop',
        () => archiveOf(withFile(`${'a/'.repeat(120)}../b.js`)),
        400,
        'release.archive-broken',
      ],
      ['with a link', 'shop', () => archiveOf(next(), 'symlink'), 400, 'release.archive-broken'],
      ['with a hard link', 'shop', () => archiveOf(next(), 'link'), 400, 'release.archive-broken'],
      ['with a folder', 'shop', () => archiveOf(next(), 'directory'), 400, 'release.archive-broken'],
      [
        'of too much',
        'shop',
        () => next().set('x.png', Buffer.alloc(archiveLimits.bytes + 1)),
        413,
        'release.too-large',
      ],
      [
        'of too many files',
        'shop',
        () => archiveOf(repeated(archiveLimits.files + 1)),
        413,
        'release.too-large',
      ],
      ['that is no archive', 'shop', async () => Buffer.alloc(4096, 'x'), 400, 'release.archive-broken'],
      [
        'that ends early',
        'shop',
        async () => {
          const whole = await archiveOf(next());
          return whole.subarray(0, whole.length - 2000);
        },
        400,
        'release.archive-broken',
      ],
    ])('%s', async (_what, token, sent, status, code) => {
      const [before, keptBefore] = [await state(), await refusals()];
      // Who only asks is told the same, and no refusal is kept.
      expect(await upload(tokens[token], await sent(), '?check=only')).toMatchObject({ status, code });
      expect(await refusals()).toEqual(keptBefore);
      expect(await upload(tokens[token], await sent())).toMatchObject({ status, code });
      expect(await state()).toEqual(before);
      const kept = (await refusals()).length - keptBefore.length;
      // Whoever has no token of the area leaves no trace.
      expect(kept).toBe(token === 'shop' ? 1 : 0);
      if (kept) expect((await refusals())[0]).toMatchObject({ code, by: 'CI', detail: expect.any(String) });
    });

    it('unless it is only checked and would be taken: that changes nothing either', async () => {
      const before = await state();
      const checked = await upload(tokens.shop, next(), '?check=only');
      expect(checked).toMatchObject({ status: 200, version: versionOf('next'), entryBudget: 16 * 1024 });
      expect(await upload(tokens.shop, next(), '?check=none')).toMatchObject({ status: 400 });
      expect(await state()).toEqual(before);
    });

    it('of a version that is there, whatever it holds', async () => {
      const before = await state();
      const other = builtShop('live').set('list.1.css', Buffer.from('@layer area {.shop_a {}}'));
      expect(await upload(tokens.shop, other)).toMatchObject({ status: 409, code: 'release.exists' });
      expect(await state()).toEqual(before);
    });

    it('whose connection breaks half-way', async () => {
      const before = await state();
      const archive = await archiveOf(next());
      const cut = request(`${address}/api/releases/shop/${versionOf('next')}`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${tokens.shop}`,
          'content-type': 'application/x-tar',
          'content-length': archive.length,
        },
      });
      cut.on('error', () => undefined);
      cut.write(archive.subarray(0, archive.length / 2), () => setTimeout(() => cut.destroy(), 50));
      await new Promise((closed) => cut.once('close', closed));
      // Lets the server finish with it first.
      await app.inject({ url: '/api/health' });
      expect(await state()).toEqual(before);
      expect(await upload(tokens.shop, archive)).toMatchObject({ status: 201 });
    });
  });
});
