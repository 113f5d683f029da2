import { describe, expect, it } from '@jest/globals';
import { entryHash } from './testing/built-market.ts';
import { testWeb } from './testing/test-web.ts';

describe('overrides', () => {
  const { getWith } = testWeb();
  const development = { ALLOW_OVERRIDES: 'true' };
  const cookie = { cookie: 'area_overrides=quotes@4102.shop@4101' };
  const policyOf = async (settings: Record<string, string>, headers: Record<string, string>) =>
    String((await getWith(settings, '/shop', headers)).headers['content-security-policy']);

  const dataIn = (body: string) => JSON.parse(/id="page-data">(.*)<\/script>/.exec(body)?.[1] ?? '');

  describe('where overrides are allowed', () => {
    it('the document of a browser that has some is open to their origins, and to nothing else', async () => {
      const policy = await policyOf(development, cookie);
      const origins = 'http://localhost:4102 http://localhost:4101';
      expect(policy.split('; ')).toEqual([
        "default-src 'self'",
        `script-src 'self' ${origins}`,
        `style-src 'self' ${origins}`,
        `img-src 'self' data: blob: ${origins}`,
        `font-src 'self' ${origins}`,
        `connect-src 'self' ${origins} ws://localhost:4102 ws://localhost:4101`,
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types default',
      ]);
    });

    it('an address begins an announced one at once, and keeps the others', async () => {
      const announcing = { ALLOW_OVERRIDES: 'shop@5001' };
      const answer = await getWith(announcing, '/shop?area-override=shop@5001', cookie);
      expect(answer.headers['content-security-policy']).toContain(
        "script-src 'self' http://localhost:4102 http://localhost:5001;",
      );
      expect(answer.headers['set-cookie']).toBe('area_overrides=quotes@4102.shop@5001; Path=/; SameSite=Lax');
    });

    it.each(['true', 'shop@5002', 'quotes@5001'])(
      'with %s an address alone begins nothing',
      async (allowed) => {
        const settings = { ALLOW_OVERRIDES: allowed };
        const answer = await getWith(settings, '/shop?area-override=shop@5001');
        expect(answer.headers['content-security-policy']).not.toContain('localhost');
        expect(String(answer.headers['set-cookie'])).not.toContain('area_overrides');
      },
    );

    it('every other document stays closed', async () => {
      expect(await policyOf(development, {})).toBe(await policyOf({}, {}));
      expect(dataIn((await getWith(development, '/shop')).body)).not.toHaveProperty('hostMode');
      expect(await policyOf(development, { cookie: 'area_overrides=shop@evil.example' })).toBe(
        await policyOf({}, {}),
      );
    });

    it.each([
      ['the host can refresh where overrides were announced', 'quotes@4102', 'development', '/h/host.js'],
      ['the host is its own in any other market', 'true', 'production', '/h/host.1.js'],
    ])('%s, which the document tells', async (_what, allowed, mode, script) => {
      const { body } = await getWith({ ALLOW_OVERRIDES: allowed }, '/shop', cookie);
      const scripts = [...body.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address]) => address);
      expect(scripts).toEqual(['/dev/renderers.js', script]);
      expect(dataIn(body).hostMode).toBe(mode);
    });

    it("renderers are collected by a script, and the developers' host has no file that is kept", async () => {
      expect((await getWith(development, '/dev/renderers.js')).body).toContain(
        '__REACT_DEVTOOLS_GLOBAL_HOOK__',
      );
      expect((await getWith(development, '/h/host.js')).headers).toMatchObject({
        'cache-control': 'no-cache',
      });
    });

    it('the registry tells of the releases with their hashes, and no file of one is hinted at', async () => {
      const { body } = await getWith(development, '/shop', cookie);
      expect(dataIn(body).registry.areas).toMatchObject([{ id: 'shop', integrity: entryHash('1.0.0-one') }]);
      expect(body).not.toContain('rel="preload" as="script"');
    });

    it.each([
      ['/quotes', 200],
      ['/tr/quotes', 200],
      ['/bank/quotes', 404],
      ['/nowhere', 404],
    ])('%s answers %i: an overridden area may have more pages than its release', async (url, status) => {
      expect((await getWith(development, url, cookie)).statusCode).toBe(status);
    });
  });

  describe.each<[string, Record<string, string>]>([
    ['in production', {}],
    ['where they are refused', { DEMO: 'true', ALLOW_OVERRIDES: 'false' }],
  ])('%s', (_where, settings) => {
    it('the cookie changes nothing', async () => {
      const [plain, asked] = await Promise.all([
        getWith(settings, '/shop'),
        getWith(settings, '/shop', cookie),
      ]);
      expect(asked.body).toBe(plain.body);
      expect(asked.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
      expect((await getWith(settings, '/quotes', cookie)).statusCode).toBe(404);
    });

    it('there is neither the script nor the host of developers', async () => {
      expect((await getWith(settings, '/h/host.js')).statusCode).toBe(404);
      const script = await getWith(settings, '/dev/renderers.js');
      expect({ status: script.statusCode, isPage: script.body.startsWith('<!doctype html>') }).toEqual({
        status: 404,
        isPage: true,
      });
    });
  });
});
