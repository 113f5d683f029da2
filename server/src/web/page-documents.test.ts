import { beforeAll, describe, expect, it } from '@jest/globals';
import { testWeb } from './testing/test-web.ts';

describe('page documents', () => {
  const { get, getWith, publish, shop } = testWeb();

  const rootOf = (html: string) =>
    /<div id="root">(.*)<\/div>\s*(?:<link[^>]*>\s*)*<script type="application\/json"/s.exec(html)?.[1];
  const dataOf = (html: string) => JSON.parse(/id="page-data">(.*)<\/script>/.exec(html)?.[1] ?? '');

  /** A release is noticed after a moment, and the first request may time out before its page is rendered. */
  async function whenMade(url: string, cookie = '') {
    for (let tries = 0; tries < 200; tries++) {
      const answer = await get(url, { cookie });
      if (rootOf(answer.body)) return answer;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${url} is not made`);
  }

  beforeAll(async () => {
    await publish(await shop('2.0.0-rendered', { isRendered: true }));
    await whenMade('/shop');
  }, 30_000);

  describe('a page made of its answers', () => {
    it.each([
      ['/shop', '', '/shop USD /api/products?locale=en&#38;currency=USD'],
      ['/tr/shop', '', '/tr/shop USD /api/products?locale=tr'],
      ['/shop?q=l%C3%B6m&utm_source=fair', '', '/shop?q=l%C3%B6m USD /api/products?q=l%C3%B6m'],
      ['/shop?view=list', '', '/shop?view=list USD /api/products?locale=en'],
      ['/shop', 'selected_currency=CHF', '/shop CHF /api/products?locale=en'],
    ])('%s with %j', async (url, cookie, made) => {
      const { body } = await whenMade(url, cookie);
      expect(rootOf(body)).toContain(`<h1>${made.replaceAll('&#38;', '&')}`);
      expect(body.match(/<title/g)).toHaveLength(1);
      expect(body).toContain('<title>Made</title>');
      const { currency, queries, session } = dataOf(body);
      expect(made).toContain(` ${currency} `);
      expect(queries).toMatchObject([
        { queryKey: [expect.stringContaining(`currency=${currency}`)], state: { dataUpdatedAt: 0 } },
      ]);
      expect(session).toEqual({});
      expect(body).toContain('<style>b{}\na{}</style>');
      // The chunk loader recognises that it is applied.
      expect(body).toContain('<link rel="stylesheet" data-rspack="mf_shop:chunk-area">');
      expect(body).not.toContain('area.1.css');
    });

    it('comes before what is asked for in advance, which would hold back its first paint', async () => {
      const { body } = await whenMade('/shop');
      const [head = '', rest = ''] = body.split('<body>');
      expect(head).not.toMatch(/rel="preload" as="(?:font|script|fetch)"/);
      const hints = rest.slice(rest.indexOf(rootOf(body) ?? '-'));
      for (const kind of ['font', 'script', 'fetch']) expect(hints).toContain(`rel="preload" as="${kind}"`);
    });

    it.each(['/', '/about-us', '/cart', '/login', '/nowhere', '/registry.json', '/builds/latest.json'])(
      'says that %s is for nobody else where the visitor has a session',
      async (url) => {
        const headers = { cookie: 'market.session_token=x' };
        expect((await get(url, headers)).headers['cache-control']).toMatch(/^private, /);
      },
    );

    it('is kept for nobody else where the visitor has a session', async () => {
      const answer = await whenMade('/shop', 'market.session_token=x');
      expect(answer.headers['cache-control']).toBe('private, no-cache');
      expect((await get('/shop')).headers['cache-control']).toBe('no-cache');
    });

    it.each([
      ['more than there are places for', '/shop?maker=1'],
      ['what the API refuses', '/shop?category=nowhere'],
    ])('is left to the browser with %s', async (_what, url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(rootOf(answer.body)).toBe('');
      expect(dataOf(answer.body)).not.toHaveProperty('currency');
    });

    it('is left to the browser in a market that strangers may not browse', async () => {
      const { body } = await getWith({ FULL_MODE: 'false' }, '/shop');
      expect(rootOf(body)).toBe('');
    });
  });
});
