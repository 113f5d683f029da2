import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testWeb } from '../testing/test-web.ts';
import en from './messages/en.json' with { type: 'json' };
import tr from './messages/tr.json' with { type: 'json' };

describe('away', () => {
  const market = testWeb();
  const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  let cookie = '';
  let bringBack = () => {};

  /** Longer than the server caches an answer. */
  const laterThanRemembered = () => new Promise((resolve) => setTimeout(resolve, 600));

  beforeAll(async () => {
    cookie = await market.signedIn();
    // Lets the server cache the live releases.
    expect((await market.get('/shop', page)).statusCode).toBe(200);
    bringBack = market.cutOff();
    await laterThanRemembered();
  });
  afterAll(() => bringBack());

  const isAway = (answer: Awaited<ReturnType<typeof market.get>>) => {
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      503,
      expect.stringMatching(/^(private, )?no-store$/),
    ]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  };

  describe('a page that needs the database', () => {
    it.each([
      ['/shop', 'en', en['away.title']],
      ['/tr/shop?q=ram', 'tr', tr['away.title']],
    ])('%s is one that tries again by itself', async (url, language, title) => {
      const answer = await market.get(url, { ...page, cookie: 'colour_mode=dark' });
      isAway(answer);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain(`<html lang="${language}" data-theme="dark">`);
      expect(answer.body).toContain(`<h1>${title}</h1>`);
      expect(answer.body).toContain('<meta http-equiv="refresh" content="10">');
      expect(answer.body).toContain(`href="${url}"`);
    });

    it('allows its own script and style, and no others', async () => {
      const { headers, body } = await market.get('/shop', page);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
      expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
      expect(body.match(/<script/g)).toHaveLength(1);
    });

    it('is a problem document for programs', async () => {
      const answer = await market.get('/shop');
      isAway(answer);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.json()).toMatchObject({ status: 503, code: 'database.away' });
    });

    it('speaks the language that was chosen where the address has none', async () => {
      const { body } = await market.get('/shared/some-token', { ...page, cookie: 'locale=tr' });
      expect(body).toContain('<html lang="tr">');
    });
  });

  describe('a signed-in visitor', () => {
    it.each(['/', '/shop', '/login', '/profile', '/nowhere'])(
      'gets no %s that would not know of it',
      async (url) => {
        isAway(await market.get(url, { ...page, cookie }));
      },
    );

    it('is out of this browser after signing out, though the session itself can not be ended yet', async () => {
      const answer = await market.send({ method: 'DELETE', url: '/api/_auth/session', headers: { cookie } });
      isAway(answer);
      expect(answer.cookies).toEqual([expect.objectContaining({ value: '', path: '/' })]);
    });
  });

  it.each([
    '/registry.json',
    '/builds/latest.json',
    '/_i18n/tr/messages.json',
    '/h/host.1.js',
    '/api/health',
  ])('%s is served on', async (url) => {
    expect((await market.get(url)).statusCode).toBe(200);
  });

  it('knows without asking that there is no such page', async () => {
    expect((await market.get('/nowhere', page)).statusCode).toBe(404);
  });

  it.each([
    ['GET', '/api/ready', undefined],
    ['GET', '/api/_auth/session', undefined],
    ['POST', '/api/auth/sign-in/email', { email: 'somebody@mill.example', password: 'a good long password' }],
    ['POST', '/api/cart/lines', { productId: '018f4d2e-0000-7000-8000-000000000001', quantity: 1 }],
  ] as const)('%s %s answers 503', async (method, url, payload) => {
    const answer = await market.send({ method, url, headers: { cookie }, ...(payload && { payload }) });
    isAway(answer);
    expect(answer.json()).toMatchObject({ code: 'database.away' });
  });

  it('keeps a message that was sent without scripts, to be sent again', async () => {
    const typed = {
      name: 'Deniz "D" Aksoy',
      email: 'deniz@mill.example',
      topic: 'buying',
      message: 'Sekiz kabinli ram',
    };
    const send = () =>
      market.post('/tr/contact-us', new URLSearchParams(typed).toString(), {
        ...page,
        'content-type': 'application/x-www-form-urlencoded',
      });
    const answer = await send();
    isAway(answer);
    expect(answer.body).toContain('<form method="post" action="/tr/contact-us">');
    expect(answer.body).toContain('name="name" value="Deniz &#34;D&#34; Aksoy"');
    expect(answer.body).toContain('name="message" value="Sekiz kabinli ram"');
    expect(answer.body).not.toContain('http-equiv="refresh"');
    bringBack();
    expect((await send()).headers.location).toBe('/tr/contact-us#message-sent');
    await laterThanRemembered();
    expect((await market.get('/shop', page)).statusCode).toBe(200);
  });
});
