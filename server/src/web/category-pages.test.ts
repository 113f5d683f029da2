import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CategoriesAnswer, Category } from 'shared-kit/contract/categories';
import { type Locale, localePath, locales } from 'shared-kit/contract/languages';
import { shippedTree, syncTaxonomy } from '../modules/catalogue/index.ts';
import { aMaker, aProduct, offer, prepareMarket } from '../modules/catalogue/testing.ts';
import { testWeb } from './testing/test-web.ts';

const origin = 'http://localhost:4000';
const flat = (tree: readonly Category[]): readonly Category[] =>
  tree.flatMap((it) => [it, ...flat(it.children)]);
const everyPage = locales.flatMap((locale) => shippedTree.all.map(({ id }) => [locale, id] as const));

describe('the page of a category', () => {
  const { database, get, getWith } = testWeb();
  const told = new Map<Locale, readonly Category[]>();
  beforeAll(async () => {
    const { db } = database;
    await prepareMarket(db);
    await syncTaxonomy(db);
    await offer(db, await aMaker(db, 'Altınmekik'), [aProduct({ categoryId: 'weaving' })]);
    for (const locale of locales) {
      const answer = await get(`/api/categories?locale=${locale}`);
      told.set(locale, flat(answer.json<CategoriesAnswer>().categories));
    }
  });

  const headOf = async (url: string) => {
    const { body, statusCode } = await get(url);
    const all = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, found]) => found);
    return {
      statusCode,
      title: all(/<title data-head>(.*)<\/title>/g),
      description: all(/name="description" content="(.*)">/g),
      shared: all(/property="og:url" content="(.*)">/g),
      canonical: all(/rel="canonical" href="(.*)">/g),
      others: all(/rel="alternate" hreflang="\S+" href="(.*)">/g),
      robots: all(/name="robots" content="(.*)">/g),
    };
  };
  const links = (locale: Locale, query: string) => ({
    canonical: [`${origin}${localePath('/shop', locale)}${query}`],
    others: [...locales, 'en' as const].map((it) => `${origin}${localePath('/shop', it)}${query}`),
  });

  it.each(everyPage)('in %s of %s is its own', async (locale, id) => {
    const name = told.get(locale)?.find((it) => it.id === id)?.name ?? '';
    const head = await headOf(`${localePath('/shop', locale)}?category=${id}`);
    expect(head).toMatchObject({
      statusCode: 200,
      title: [`${name} · Tezgah`],
      shared: links(locale, `?category=${id}`).canonical,
      robots: [],
      ...links(locale, `?category=${id}`),
    });
    expect(head.description).toEqual([expect.stringMatching(`^${name}: .{40,}\\.$`)]);
  });

  it.each(locales)('has a title and a description in %s that no other has', async (locale) => {
    const heads = await Promise.all(
      ['', ...shippedTree.all.map(({ id }) => `?category=${id}`)].map((query) =>
        headOf(`${localePath('/shop', locale)}${query}`),
      ),
    );
    for (const part of ['title', 'description'] as const)
      expect(new Set(heads.map((it) => it[part].join())).size).toBe(heads.length);
  });

  it.each([
    'category=weaving&condition=used',
    'q=loom&category=weaving',
    'category=weaving&attr.reed_width_cm=170..340&price_max=90000',
    'category=weaving&sort=newest&cursor=abc&view=list',
    'category=weaving&currency=EUR',
    'utm_source=mail&category=weaving&anything=1',
  ])('is the one that search engines keep of %s', async (query) => {
    for (const locale of locales) {
      const path = localePath('/shop', locale);
      const category = await headOf(`${path}?category=weaving`);
      expect(await headOf(`${path}?${query}`)).toEqual(category);
    }
  });

  it.each(['category=unknown', 'category=weaving,yarn', 'category=', 'category=WEAVING', 'category=%ff'])(
    'is the listing’s for %s',
    async (query) => {
      for (const locale of locales) {
        const path = localePath('/shop', locale);
        expect(await headOf(`${path}?${query}`)).toEqual(await headOf(path));
      }
    },
  );

  it('belongs to the listing only', async () => {
    const product = '/shop/018f4d2e-0000-7000-8000-000000000001';
    expect(await headOf(`${product}?category=weaving`)).toEqual(await headOf(product));
  });

  it('is left to people who may enter', async () => {
    const { body } = await getWith({ FULL_MODE: 'false' }, '/shop?category=weaving');
    expect(body).toContain('<meta data-head name="robots" content="noindex">');
    expect(body).not.toContain('Weaving machines');
  });

  const mapped = (body: string) =>
    [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.slice(origin.length));

  it('is in the map of the site once something is on offer in it or below', async () => {
    const filled = (told.get('en') ?? []).filter(({ count }) => count > 0).map(({ id }) => id);
    expect(filled.toSorted()).toEqual(['machinery', 'weaving']);
    const { body, statusCode } = await get('/sitemap.xml');
    expect(statusCode).toBe(200);
    expect(mapped(body)).toEqual(
      ['', ...filled.map((id) => `?category=${id}`)].flatMap((query) =>
        locales.map((locale) => `${localePath('/shop', locale)}${query}`),
      ),
    );
    const entry = /<url><loc>\S+\/tr\/shop\?category=weaving<\/loc>(.*?)<\/url>/.exec(body)?.[1] ?? '';
    const others = [...entry.matchAll(/href="(.*?)"/g)].map(([, url]) => url);
    expect(others).toEqual(links('tr', '?category=weaving').others);
  });

  it('is in no map where strangers may not enter the listing', async () => {
    const { body, statusCode } = await getWith({ FULL_MODE: 'false' }, '/sitemap.xml');
    expect(statusCode).toBe(200);
    expect(mapped(body)).toEqual([]);
  });
});
