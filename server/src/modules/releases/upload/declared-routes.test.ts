import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AreaId, DeclaredRoute } from 'shared-kit/contract/areas';
import { memoryFiles } from '../../../platform/files/memory-files.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { archiveOf, builtShop, declaring, versionOf } from '../testing.ts';
import { createReleaseToken } from '../tokens/release-tokens.ts';
import { faultOfGrants, type Grants } from './verify-grants.ts';

const route = (change: Partial<DeclaredRoute> = {}): DeclaredRoute => ({
  name: 'shop-fair',
  path: '/shop/fair',
  title: { en: 'Fair', tr: 'Fuar' },
  description: { en: 'Of looms.', tr: 'Tezgâhların.' },
  ...change,
});
describe('the routes that an upload declares', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  const files = memoryFiles();
  /** A slow store keeps an upload's transaction open. */
  let writeMs = 0;
  const write: typeof files.write = async (...file) => {
    await wait(writeMs);
    return files.write(...file);
  };
  beforeAll(async () => {
    app = await testApp({ db: database.db, files: { ...files, write } });
  });
  afterAll(() => app.close());
  beforeEach(() => database.db.execute(sql`truncate area_release, release_token cascade`));

  const tokenOf = (area: AreaId, grants?: Grants) =>
    createReleaseToken(database.db, area, 'CI', grants && { grants });
  async function upload(area: AreaId, token: string, ...routes: DeclaredRoute[]) {
    const build = declaring(area, ...routes);
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/releases/${area}/${versionOf(build)}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-tar' },
      payload: await archiveOf(build),
    });
    return { status: answer.statusCode, ...answer.json() };
  }
  const count = async (): Promise<number> =>
    Number((await database.db.execute(sql`select count(*) from area_release`)).rows[0]?.count);

  it('are taken, with what the specification gives to the area', async () => {
    const product = route({ name: 'product', path: '/shop/:id', params: { id: 'uuid' } });
    const answer = await upload(
      'shop',
      await tokenOf('shop'),
      route({ name: 'shop', path: '/shop' }),
      product,
      route(),
    );
    expect(answer).toMatchObject({ status: 201 });
  });

  it.each<[string, Partial<DeclaredRoute>]>([
    ['has the kind "colour"', { path: '/shop/:id', params: { id: 'colour' } }],
    ['has no title in tr.', { title: { en: 'Fair' } }],
    ['may hold neither markup', { description: { en: '<i>x</i>', tr: 'x' } }],
    ['is an address of the host.', { path: '/login/fair' }],
  ])('are refused by a sentence, and nothing changes: %s', async (sentence, change) => {
    const answer = await upload('shop', await tokenOf('shop'), route(change));
    expect(answer).toMatchObject({ status: 422, code: 'release.build-invalid' });
    expect(answer.detail).toContain(sentence);
    expect(await count()).toBe(0);
  });

  it('must be those of its pages', async () => {
    const build = declaring('shop', route());
    const other = declaring('shop', route({ path: '/shop/fairs' }));
    const pages = JSON.parse(String(other.get('area.json'))).pages;
    const mixed = builtShop('1', {
      ...JSON.parse(String(build.get('area.json'))),
      pages,
      version: undefined,
    });
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/releases/shop/${versionOf(mixed)}`,
      headers: { authorization: `Bearer ${await tokenOf('shop')}`, 'content-type': 'application/x-tar' },
      payload: await archiveOf(mixed),
    });
    expect(answer.json()).toMatchObject({
      code: 'release.build-invalid',
      detail: 'The page at /shop/fairs is not of its route shop-fair, at /shop/fair.',
    });
  });

  const withAll: Grants = {
    prefixes: ['/fair', '/bank/fair', '/fair/admin'],
    names: ['fair', 'commercial-fair'],
    slots: [],
  };
  it.each<[string, Partial<DeclaredRoute>, Grants | undefined]>([
    ['The path /fair is not granted to mf-shop.', { path: '/fair' }, undefined],
    ['The path /shopping is not granted to mf-shop.', { path: '/shopping' }, undefined],
    ['The path /quotes is not granted to mf-shop.', { path: '/quotes', name: 'quotes' }, undefined],
    ['The path /shop/admin holds admin, which the access rules read.', { path: '/shop/admin' }, undefined],
    ['The path /fair/bank holds bank', { path: '/fair/bank' }, withAll],
    ['The path /fair/signed-off holds signed-', { path: '/fair/signed-off' }, withAll],
    ['The name fairs is not granted to mf-shop: it has shop', { name: 'fairs' }, undefined],
    ['The name shop-documents holds documents', { name: 'shop-documents' }, undefined],
    ['The name commercial-shop is not granted', { path: '/fair', name: 'commercial-shop' }, withAll],
    ['The access rules read the name shop.', { name: 'shop' }, undefined],
    ['The access rules read the name home.', { path: '/fair', name: 'home' }, withAll],
    ['The access rules read the name product.', { path: '/fair', name: 'product' }, withAll],
  ])('must be granted: %s', async (sentence, change, grants) => {
    const answer = await upload('shop', await tokenOf('shop', grants), route(change));
    expect(answer).toMatchObject({ status: 403, code: 'release.not-granted' });
    expect(answer.detail).toContain(sentence);
    expect(answer.detail).toMatch(/The operator grants it with --(prefix|route) /);
    expect(await count()).toBe(0);
  });

  it.each<[string, Partial<DeclaredRoute>]>([
    ['a path', { path: '/fair' }],
    ['what is below it', { path: '/fair/:year', params: { year: 'number' } }],
    ['a path with a word that the rules read', { path: '/bank/fair' }],
    ['such a word below another', { path: '/fair/admin/x' }],
    ['a specified path under a name of its own', { path: '/cart', name: 'shop-cart' }],
    ['a name', { path: '/fair', name: 'fair' }],
    ['a name with such a word', { path: '/fair', name: 'commercial-fair' }],
  ])('may be what the token grants: %s', async (_what, change) => {
    expect(await upload('shop', await tokenOf('shop', withAll), route(change))).toMatchObject({
      status: 201,
    });
  });

  it.each([
    [{ prefixes: ['fair'], names: [], slots: [] }, 'fair is no prefix'],
    [{ prefixes: ['/'], names: [], slots: [] }, '/ is no prefix'],
    [{ prefixes: ['/fair/*'], names: [], slots: [] }, '/fair/* is no prefix'],
    [{ prefixes: [], names: ['/fair'], slots: [] }, '/fair is no name of a route'],
    [{ prefixes: ['/quote/:id/fair'], names: ['fair'], slots: [] }, null],
  ])('%j is granted only if it can be', (grants, sentence) => {
    const fault = faultOfGrants(grants);
    if (sentence === null) expect(fault).toBeNull();
    else expect(fault).toContain(sentence);
  });

  describe('that another area has', () => {
    const fair: Grants = { prefixes: ['/fair', '/quote', '/cart'], names: ['fair', 'cart'], slots: [] };
    it.each<[string, Partial<DeclaredRoute>]>([
      ['The path /fair/:id belongs to mf-quotes.', { name: 'shop-fair', path: '/fair/:id' }],
      ['The name fair belongs to mf-quotes.', { name: 'fair', path: '/fair/other' }],
      ['The path /quote/:no belongs to mf-quotes.', { name: 'shop-quote', path: '/quote/:no' }],
    ])('are refused, and nothing changes: %s', async (sentence, change) => {
      const first = route({ name: 'fair', path: '/fair/:year', params: { year: 'number' } });
      expect(await upload('quotes', await tokenOf('quotes', fair), first)).toMatchObject({ status: 201 });
      const params = Object.fromEntries(
        [...(change.path ?? '').matchAll(/:(\w+)/g)].map(([, it]) => [it, 'slug']),
      );
      const answer = await upload('shop', await tokenOf('shop', fair), route({ ...change, params }));
      expect(answer).toMatchObject({ status: 409, code: 'release.route-taken', detail: sentence });
      expect(await count()).toBe(1);
    });

    it('are free once its releases are gone', async () => {
      await upload('quotes', await tokenOf('quotes', fair), route({ name: 'fair', path: '/fair' }));
      await database.db.execute(sql`update area_release set collected_at = now()`);
      const again = await upload('shop', await tokenOf('shop', fair), route({ name: 'fair', path: '/fair' }));
      expect(again).toMatchObject({ status: 201 });
    });

    it('are one team’s when both declare them at once', async () => {
      writeMs = 100;
      const [shop, quotes] = [await tokenOf('shop', fair), await tokenOf('quotes', fair)];
      const both = await Promise.all([
        upload('shop', shop, route({ name: 'fair', path: '/fair' })),
        upload('quotes', quotes, route({ name: 'fair', path: '/fair' })),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(await count()).toBe(1);
    });
  });
});
