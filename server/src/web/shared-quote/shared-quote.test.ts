import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Person, quoteMarket } from '../../modules/quotes/testing.ts';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import { pdfText } from '../../platform/testing/pdf-text.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testEnv, testSecret } from '../../platform/testing/test-env.ts';
import { web } from '../index.ts';
import { builtMarket } from '../testing/built-market.ts';
import en from './messages/en.json' with { type: 'json' };
import tr from './messages/tr.json' with { type: 'json' };

describe('shared quote', () => {
  const market = quoteMarket();
  let app: FastifyInstance;
  let buyer: Person;
  let seller: Person;
  let id = '';
  let path = '';
  let removeBuild: () => Promise<void>;

  beforeAll(async () => {
    const { db } = market.database;
    const { hostFolder, remove } = await builtMarket();
    const env = testEnv();
    app = await testApp({
      db,
      env,
      web: web({ env, db, files: memoryFiles(), secret: testSecret, hostFolder }),
    });
    removeBuild = remove;
  });
  afterAll(async () => {
    await app.close();
    await removeBuild();
  });
  beforeEach(async () => {
    ({ buyer, seller } = await market.parties());
    id = await market.request(buyer, seller, { note: 'Between us' });
    await buyer.act(id, 'submit');
    path = await share(buyer);
  });

  const share = async (who: Person): Promise<string> =>
    String((await who.act(id, 'shares', { label: 'Procurement', days: 30 })).body.path);
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  describe('the page', () => {
    it('is the request at first, then the newest version with its total to the cent', async () => {
      const asked = await get(path);
      expect(asked.statusCode).toBe(200);
      expect(asked.body).toContain('has not made an offer yet');
      await seller.offer(id, { freight: '1250.50', discount: '100' });
      const offered = await get(path);
      expect(offered.body).toMatch(/<h1[^>]*>Quote T-\d+-\d+, Rev 1<\/h1>/);
      expect(offered.body).toContain('$241,660.75');
      expect(offered.body).toContain('Open for acceptance');
      await seller.offer(id, { discount: '0' });
      expect((await get(path)).body).toContain(', Rev 2</h1>');
    });

    it('is kept by nobody, told to nobody, and runs nothing', async () => {
      const { headers, body } = await get(path);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(String(headers['content-security-policy'])).toMatch(
        /^default-src 'none'; style-src 'self' 'sha256-/,
      );
      expect(body).toContain('<meta name="robots" content="noindex, nofollow">');
      expect(body).not.toContain('<script');
      expect(body).toContain('<link rel="stylesheet" href="/h/host.1.css" integrity="sha384-style">');
    });

    it.each([
      ['', {}, 'en'],
      ['', { 'accept-language': 'tr-TR,tr;q=0.9,en;q=0.5' }, 'tr'],
      ['', { cookie: 'locale=tr' }, 'tr'],
      ['?locale=en', { cookie: 'locale=tr' }, 'en'],
      ['?locale=xx', {}, 'en'],
    ])('with %j and %j is in %s', async (query, headers, locale) => {
      const { body } = await get(`${path}${query}`, headers as Record<string, string>);
      expect(body).toContain(`<html lang="${locale}">`);
      expect(body).toContain(locale === 'tr' ? 'Teklif talebi' : 'Request for quotation');
      expect(body).toContain(
        `href="${path}?locale=${locale}" lang="${locale}" hreflang="${locale}" aria-current`,
      );
    });

    it('wears the visitor’s colour mode, and no other word of the cookie', async () => {
      expect((await get(path, { cookie: 'colour_mode=dark' })).body).toContain('data-theme="dark"');
      expect((await get(path, { cookie: 'colour_mode=x' })).body).not.toContain('data-theme');
    });

    it('says nothing that is between the two companies', async () => {
      const before = await seller.save(id);
      const { offer } = await seller.draft(id);
      const saved = { revision: before, offer, internalNote: 'Floor is 70,000' };
      const { revision } = (await seller.call('PUT', `/api/quotes/${id}/offer-draft`, saved)).body;
      await buyer.act(id, 'messages', { text: 'Our budget is 1', lineKey: null, attachmentIds: [] });
      await seller.act(id, 'send', { revision, text: 'With regards' });
      const { versionId } = await buyer.seen(id);
      const totalConfirmedAfter = (await buyer.detail(id)).versions.at(-1)?.total;
      const wish = { targetTotal: '7777', totalConfirmedAfter, lines: [], text: 'Or less' };
      expect((await buyer.act(id, 'counter', { versionId, ...wish })).status).toBe(200);
      const { body } = await get(path);
      expect(body).toContain('Rev 1');
      for (const secret of ['Floor', 'budget', 'regards', '7,777', '7777', 'Or less', 'Between us'])
        expect(body).not.toContain(secret);
    });

    it('shows what companies write as text', async () => {
      id = await market.request(buyer, seller, {
        lines: [{ title: { en: '<script>alert(1)</script>' }, quantity: 1, unit: 'piece', unitPrice: '1' }],
      });
      await buyer.act(id, 'submit');
      const { body } = await get(await share(buyer));
      expect(body).toContain('&#60;script&#62;');
      expect(body).not.toContain('<script');
    });
  });

  describe('the PDF', () => {
    it('says what the page says', async () => {
      await seller.offer(id);
      const { headers, rawPayload } = await get(`${path}.pdf?locale=tr`);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(headers['content-disposition']).toContain('attachment');
      expect(await pdfText(rawPayload)).toMatch(/^Teklif T-\d+-\d+, Rev 1\n/);
    });
  });

  describe('a link', () => {
    const lastUse = async (who: Person) => {
      const { body } = await who.call('GET', `/api/quotes/${id}/shares`);
      return (body.shares as { lastUsedAt: string | null }[])[0]?.lastUsedAt;
    };

    it('tells whose it is and when it was last used', async () => {
      expect(await lastUse(buyer)).toBeNull();
      expect((await get(path)).body).toContain('Shared by textile-manufacturer Ltd');
      expect(Date.parse((await lastUse(buyer)) ?? '')).toBeGreaterThan(Date.now() - 60_000);
    });

    it.each([
      ['was revoked', 'revoked_at = now()'],
      ['has run out', `expires_at = now() - interval '1 second'`],
    ])('that %s leads nowhere, as page and as PDF', async (_what, change) => {
      await market.database.db.execute(sql`update quote_share set ${sql.raw(change)} where rfq_id = ${id}`);
      for (const url of [path, `${path}.pdf`]) {
        const { statusCode, headers, body } = await get(url);
        expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
        expect(body).toContain(en['shared.notFound.title']);
        // The secret in the URL may contain a part of such a number, but not a whole one.
        expect(body).not.toMatch(/T-\d+-\d+/);
      }
    });

    it.each(['/shared/nonsense', `/shared/${'x'.repeat(43)}`, '/shared/%00', '/shared/..pdf'])(
      'that nobody made leads nowhere: %s',
      async (url) => {
        const { statusCode, body } = await get(url, { 'accept-language': 'tr' });
        expect([statusCode, body.includes(tr['shared.notFound.title'])]).toEqual([404, true]);
      },
    );

    it('is not opened again and again without end', async () => {
      const from = { 'x-forwarded-for': '203.0.113.9' };
      const open = () => app.inject({ url: path, remoteAddress: '203.0.113.9', headers: from });
      const answers: Awaited<ReturnType<typeof open>>[] = [];
      // A few at a time: more would wait for the database, which isn't tested here.
      while (answers.length < 125) answers.push(...(await Promise.all(Array.from({ length: 5 }, open))));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(120);
      const refused = answers.find(({ statusCode }) => statusCode === 429);
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused?.body).toContain(en['shared.tooMany.title']);
    });
  });
});
