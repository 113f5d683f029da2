import { beforeAll, describe, expect, it } from '@jest/globals';
import { areaContract } from 'shared-kit/contract/areas';
import { entryHash, shopVersion } from './testing/built-market.ts';
import { testWeb } from './testing/test-web.ts';

describe('a release whose page works in one colour mode', () => {
  const { get, publish, shop } = testWeb();
  beforeAll(async () => {
    await publish(await shop('1.0.0-dark', { isDark: true }));
  });

  it.each(['light', 'dark', undefined])('has it, whatever the cookie says: %s', async (mode) => {
    const cookie: Record<string, string> = mode ? { cookie: `colour_mode=${mode}` } : {};
    const { body } = await get('/shop/018f4d2e-0000-7000-8000-000000000001', cookie);
    expect(body).toContain('<html lang="en" data-theme="dark">');
  });
});

describe('web', () => {
  const product = '/shop/018f4d2e-0000-7000-8000-000000000001';
  const { get, getWith, publish, shop } = testWeb();
  const release = shopVersion('1.0.0-one');

  describe('the status of a page', () => {
    it.each([
      ['/shop', 200],
      ['/tr/shop', 200],
      ['/shop?q=%25_%27"', 200],
      [product, 200],
      ['/login', 200],
      ['/shop/not-a-uuid', 404],
      ['/cart', 404],
      ['/nowhere', 404],
      ['/tr/nowhere', 404],
      ['/profile', 404],
      ['//', 404],
      ['//shop', 404],
      ['/tr//', 404],
      ['//[', 404],
      ['//:80', 404],
      ['///x/%2e%2e', 404],
    ])('%s answers %i', async (url, status) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['content-type']).toContain('text/html');
    });
  });

  describe('with every path configured', () => {
    const settings = {
      HOME_PATH: '/welcome',
      LOGIN_PATH: '/sign-in',
      REGISTER_PATH: '/join',
      MANUFACTURER_LANDING_PATH: '/makers',
    };
    it.each([
      ['none', '/sign-in', 200, undefined],
      ['none', '/tr/sign-in', 200, undefined],
      ['none', '/login', 404, undefined],
      ['by-language', '/', 302, '/welcome'],
      ['by-language', '/tr', 302, '/tr/welcome'],
      ['/shop', '/', 302, '/shop'],
      ['/shop', '/tr', 302, '/tr/shop'],
      // This market has no home page.
      ['none', '/', 404, undefined],
      ['none', '/tr', 404, undefined],
    ])('with ROOT_REDIRECT=%s, %s answers %i', async (rule, url, status, location) => {
      const { statusCode, headers } = await getWith({ ...settings, ROOT_REDIRECT: rule }, url);
      expect([statusCode, headers.location]).toEqual([status, location]);
    });
  });

  describe('the document', () => {
    it('names at once what the address needs, each with its hash, and nothing of other pages', async () => {
      const { body } = await get('/tr/shop');
      expect(body).toContain('<html lang="tr">');
      expect(body).toContain('<script defer src="/h/host.1.js" integrity="sha384-host">');
      expect(body).toContain(
        `href="/r/shop/${release}/remoteEntry.js" integrity="${entryHash('1.0.0-one')}"`,
      );
      expect(body).toContain(`href="/r/shop/${release}/list.1.css"`);
      expect(body).toContain(`href="/r/shop/${release}/tr.1.js"`);
      expect(body).toContain('href="/h/query.1.js"');
      expect(body).toContain('/_i18n/tr/messages.json?v=');
      expect(body).not.toContain('/api/_auth/session');
      expect(body).toContain('archivo-turkish');
      expect(body).not.toContain('product.1.js');
      expect(body).not.toContain('en.1.js');
    });

    it('is not blank without scripts where the page comes without HTML', async () => {
      expect((await get('/tr/shop')).body).toMatch(/<noscript><p>.*<a href="\/tr">/);
    });

    it('carries registry and configuration as data that cannot end its element', async () => {
      const { body } = await getWith({ BRAND_NAME: '</script><script>alert(1)</script>' }, '/shop');
      expect(body).not.toContain('<script>alert');
      const data = JSON.parse(/id="page-data">(.*)<\/script>/.exec(body)?.[1] ?? '');
      expect(data.config.brandName).toBe('</script><script>alert(1)</script>');
      expect(data.registry.areas).toEqual([
        {
          id: 'shop',
          version: release,
          contract: areaContract,
          entry: `/r/shop/${release}/remoteEntry.js`,
          integrity: entryHash('1.0.0-one'),
          routes: [
            expect.objectContaining({
              name: 'shop',
              path: '/shop',
              title: { en: 'Shop "<of makers>', tr: 'Mağaza' },
            }),
            expect.objectContaining({ name: 'product', path: '/shop/:id', params: { id: 'uuid' } }),
          ],
          pages: [
            { route: 'shop', pattern: '/shop' },
            { route: 'product', pattern: '/shop/:id' },
          ],
        },
      ]);
    });

    it.each([
      ['light', ' data-theme="light"'],
      ['dark', ' data-theme="dark"'],
      ['"><script>', ''],
    ])('wears the colour mode of the cookie %s', async (mode, attribute) => {
      const { body } = await get('/shop', { cookie: `colour_mode=${encodeURIComponent(mode)}` });
      expect(body).toContain(`<html lang="en"${attribute}>`);
    });

    it('is revalidated each time, and answered 304 if unchanged', async () => {
      const first = await get('/shop');
      expect(first.headers['cache-control']).toBe('no-cache');
      const again = await get('/shop', { 'if-none-match': String(first.headers.etag) });
      expect(again.statusCode).toBe(304);
    });

    it('allows no script but our own files', async () => {
      const policy = String((await get('/shop')).headers['content-security-policy']);
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toContain('unsafe');
    });
  });

  describe('the root', () => {
    it.each([
      ['a Turkish browser', { 'accept-language': 'tr-TR,tr;q=0.9,en;q=0.8' }, '/tr'],
      ['an English browser', { 'accept-language': 'en-US,en;q=0.9,tr;q=0.8' }, undefined],
      ['a German browser', { 'accept-language': 'de' }, undefined],
      ['a Turkish browser that chose English', { 'accept-language': 'tr', cookie: 'locale=en' }, undefined],
      ['an English browser that chose Turkish', { 'accept-language': 'en', cookie: 'locale=tr' }, '/tr'],
      ['a browser that says nonsense', { 'accept-language': ';;q=,,x' }, undefined],
    ])('leads %s', async (_who, headers, target) => {
      const answer = await get('/', headers as Record<string, string>);
      expect(answer.headers.location).toBe(target);
    });
  });

  describe('files', () => {
    it('come compressed as their build made them, for ever', async () => {
      const answer = await get('/h/host.1.js', { 'accept-encoding': 'gzip, br' });
      expect(answer.headers).toMatchObject({
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        vary: 'Accept-Encoding',
      });
      expect(answer.body).toBe('small');
      expect((await get('/h/host.1.js')).body).toBe('run()');
    });

    it.each([
      '/h/host.json',
      '/h/secret.txt',
      '/h/nothing.js',
      '/h/..%2Fhost.json',
      `/r/shop/${release}/nothing.js`,
      '/r/shop/..%2F..%2Fhost/host.1.js',
      `/r/shop/${release}/..%2Fremote.js`,
      '/r/nobody/1/remoteEntry.js',
    ])('%s is no file to serve', async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('application/problem+json');
    });
  });

  describe('messages', () => {
    it('may be kept for a day under the address of their build', async () => {
      const { id } = (await get('/builds/latest.json')).json();
      const fresh = await get(`/_i18n/tr/messages.json?v=${id}`);
      expect(fresh.json()).toMatchObject({ a: 'Ğ' });
      expect(fresh.headers['cache-control']).toBe('public, max-age=86400');
      expect((await get('/_i18n/tr/messages.json?v=old')).headers['cache-control']).toBe('no-cache');
    });

    it('exist in the known languages only', async () => {
      expect((await get('/_i18n/de/messages.json')).statusCode).toBe(404);
    });
  });

  describe('a release', () => {
    let two: string;
    const next = shopVersion('1.1.0-two');
    beforeAll(async () => {
      two = await shop('1.1.0-two');
    });

    it('changes registry and build, and leaves the files of the one before', async () => {
      const before = (await get('/registry.json')).json();
      await publish(two);
      const deadline = Date.now() + 5000;
      let after = before;
      while (after.buildId === before.buildId && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        after = (await get('/registry.json')).json();
      }
      expect(after.areas[0].version).toBe(next);
      expect((await get('/builds/latest.json')).json()).toEqual({
        id: before.host,
        host: before.host,
        areas: { shop: next },
      });
      expect((await get(`/r/shop/${release}/remoteEntry.js`)).body).toBe('entry 1.0.0-one');
      expect((await get(`/r/shop/${next}/remoteEntry.js`)).body).toBe('entry 1.1.0-two');
    });

    it('is the same when published twice', async () => {
      const { buildId } = (await get('/registry.json')).json();
      await publish(two);
      expect((await get('/registry.json')).json().buildId).toBe(buildId);
    });
  });
});
