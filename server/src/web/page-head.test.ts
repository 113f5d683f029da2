import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { publishBuild } from '../modules/releases/index.ts';
import { memoryFiles } from '../platform/files/memory-files.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { testEnv, testSecret } from '../platform/testing/test-env.ts';
import { web } from './index.ts';
import { builtMarket } from './testing/built-market.ts';

const database = testDatabase();
const product = '/shop/018f4d2e-0000-7000-8000-000000000001';
let app: FastifyInstance;
let market: Awaited<ReturnType<typeof builtMarket>>;
const files = memoryFiles();

beforeAll(async () => {
  market = await builtMarket();
  await publishBuild(database.db, files, await market.shop('1.0.0-one'));
  const { db } = database;
  const env = testEnv();
  app = await testApp({
    db,
    web: web({ env, db, files, secret: testSecret, hostFolder: market.hostFolder }),
  });
});
afterAll(async () => {
  await app?.close();
  await market?.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the head of a document', () => {
  const headOf = async (url: string, headers: Record<string, string> = {}) =>
    (await get(url, headers)).body.match(/<[^>]+data-head.*>/g)?.join('\n');

  it('names the page, its one address and its languages, whatever the query says', async () => {
    expect(await headOf('/shop?q=loom', { host: 'market.example' })).toBe(`\
<title data-head>Shop &#34;&#60;of makers&#62; · Tezgah</title>
<meta data-head name="description" content="All &#38; everything">
<link data-head rel="canonical" href="http://market.example/shop">
<link data-head rel="alternate" hreflang="en" href="http://market.example/shop">
<link data-head rel="alternate" hreflang="tr" href="http://market.example/tr/shop">
<link data-head rel="alternate" hreflang="x-default" href="http://market.example/shop">`);
  });

  it('tells each host that the market is asked by its own addresses', async () => {
    expect(await headOf('/tr/shop/', { host: 'one.example' })).toContain(
      'rel="canonical" href="http://one.example/tr/shop"',
    );
    expect(await headOf('/tr/SHOP', { host: 'two.example' })).toContain(
      'rel="canonical" href="http://two.example/tr/shop"',
    );
    expect(await headOf('/tr/shop')).toContain('<title data-head>Mağaza · Tezgah</title>');
  });

  it('has the address that visitors use, where it is known', async () => {
    const { db } = database;
    const env = testEnv({ PUBLIC_URL: 'https://tezgah.example' });
    const named = await testApp({
      db,
      env,
      web: web({ env, db, files, secret: testSecret, hostFolder: market.hostFolder }),
    });
    const { body } = await named.inject({ url: product, headers: { host: 'inner:4000' } });
    await named.close();
    expect(body).toContain(`rel="canonical" href="https://tezgah.example${product}"`);
    expect(body).toContain('<meta data-head name="robots" content="noindex">');
    expect(body).not.toContain('inner:4000');
  });

  it.each(['/nowhere', '/shop/not-a-uuid'])('keeps %s out of search', async (url) => {
    expect(await headOf(url)).toBe(
      '<title data-head>Page Not Found · Tezgah</title>\n<meta data-head name="robots" content="noindex">',
    );
  });

  it.each([
    ['/shop', 'true', '/shop'],
    ['/tr/shop', 'true', '/tr/shop'],
    ['/shop?q=loom', 'true', undefined],
    ['/shop', 'false', undefined],
    ['/login', 'true', undefined],
  ])('tells machines of %s with full mode %s: %s', async (url, fullMode, of) => {
    const { db } = database;
    const env = testEnv({ FULL_MODE: fullMode });
    const pages = web({ env, db, files, secret: testSecret, hostFolder: market.hostFolder });
    const open = await testApp({ db, env, web: pages });
    const { body } = await open.inject({ url });
    await open.close();
    const told = /<script type="application\/ld\+json" data-of="([^"]*)">(.*)<\/script>/.exec(body);
    expect(told?.[1]).toBe(of);
    if (of) expect(JSON.parse(told?.[2] ?? '')).toHaveProperty('@graph');
  });

  it('gives the market its name where the host has no words', async () => {
    expect(await headOf('/tr/nowhere')).toContain('<title data-head>Tezgah</title>');
  });
});
