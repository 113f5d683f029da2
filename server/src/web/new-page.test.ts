import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'shared-kit/contract/areas';
import { testWeb } from './testing/test-web.ts';

describe('a page that a release of an area brings', () => {
  const { get, open, publish, shop } = testWeb();
  let other: FastifyInstance;
  beforeAll(async () => {
    other = await open();
  });
  afterAll(() => other.close());

  /** All processes agree within a second. */
  const givenToAll = async (folder: string) => {
    await publish(folder);
    await wait(1100);
    for (const ask of [get, (url: string) => other.inject({ url })]) await ask('/shop');
    await wait(500);
  };
  const inBoth = async (url: string) => [await get(url), await other.inject({ url })];
  const statuses = async (url: string) => (await inBoth(url)).map(({ statusCode }) => statusCode);
  const registry = async () => (await get('/registry.json')).json<Registry>();

  it('is there in every process and language, without a new host, and leaves with its release', async () => {
    expect(await statuses('/fair')).toEqual([404, 404]);
    const before = await registry();

    await givenToAll(await shop('1.0.0-fair', { hasFair: true }));
    for (const [url, locale, title] of [
      ['/fair', 'en', 'Fair'],
      ['/tr/fair', 'tr', 'Fuar'],
    ] as const) {
      for (const { statusCode, body } of await inBoth(url)) {
        expect(statusCode).toBe(200);
        expect(body).toContain(`<html lang="${locale}">`);
        expect(body).toContain(`${title} · Tezgah`);
        expect(body).toContain(
          '<link data-head rel="alternate" hreflang="tr" href="http://localhost:4000/tr/fair">',
        );
        expect(body).toContain(`property="og:title" content="${title} · Tezgah"`);
        expect(body).not.toContain('noindex');
        expect(body).toContain('fair.1.js');
      }
    }
    expect(await statuses('/fair/x')).toEqual([404, 404]);
    for (const { body } of await inBoth('/sitemap.xml')) {
      expect(body).toContain('<loc>http://localhost:4000/fair</loc>');
      expect(body).toContain('<loc>http://localhost:4000/tr/fair</loc>');
    }
    const now = await registry();
    expect(now.host).toBe(before.host);
    expect(now.buildId).not.toBe(before.buildId);
    expect(now.areas[0]?.routes?.map(({ name }) => name)).toContain('commercial-fair');
    for (const answer of await inBoth('/builds/latest.json')) {
      expect(answer.json()).toMatchObject({ id: before.host, areas: { shop: now.areas[0]?.version } });
    }

    await givenToAll(await shop('1.0.1-without'));
    expect(await statuses('/fair')).toEqual([404, 404]);
    for (const { body } of await inBoth('/sitemap.xml')) expect(body).not.toContain('/fair<');
  });
});
