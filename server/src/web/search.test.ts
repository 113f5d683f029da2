import { describe, expect, it } from '@jest/globals';
import { areaContract } from 'shared-kit/contract/areas';
import type { AreaRelease } from '../modules/releases/index.ts';
import { testEnv } from '../platform/testing/test-env.ts';
import type { KnownPage } from './find-page.ts';
import { pagesForSearch, robots, sitemap } from './search-files.ts';
import { shareTags } from './share-tags.ts';
import { structuredPage } from './structured-page.ts';
import { testWeb } from './testing/test-web.ts';

const origin = 'https://market.example';
const page = (route: string, pattern: string) => ({ route, pattern, scripts: [], styles: [], shared: [] });
const area = (id: 'shop' | 'marketing' | 'quotes', pages: AreaRelease['pages']): AreaRelease => ({
  id,
  version: '1',
  contract: areaContract,
  entry: '',
  scripts: [],
  styles: [],
  pages,
  messages: {},
  integrity: {},
});
const areas = [
  area('shop', [page('shop', '/shop'), page('product', '/shop/:id'), page('cart', '/cart')]),
  area('marketing', [page('home', '/'), page('commercial-retailer', '/retailer')]),
  area('quotes', [page('quotes', '/quotes')]),
];
const mapOf = (fullMode: boolean) =>
  sitemap(origin, pagesForSearch(areas, { ...testEnv({}).public, fullMode }), []);
const addresses = (fullMode: boolean) =>
  [...mapOf(fullMode).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address?.slice(origin.length));

describe('the map of the site', () => {
  it('has what anybody may read, in both languages', () => {
    const open = ['/shop', '/tr/shop', '/', '/tr', '/retailer', '/tr/retailer'];
    expect(addresses(true)).toEqual(open);
    expect(addresses(false)).toEqual(open.slice(2));
  });

  it('says of each address where it stands in the other language', () => {
    const [, entry = ''] = /<url>(<loc>[^<]*\/tr\/retailer<.*?)<\/url>/.exec(mapOf(true)) ?? [];
    expect(entry.match(/hreflang="[^"]*" href="[^"]*"/g)).toEqual([
      `hreflang="en" href="${origin}/retailer"`,
      `hreflang="tr" href="${origin}/tr/retailer"`,
      `hreflang="x-default" href="${origin}/retailer"`,
    ]);
  });

  it('is named to robots', () => expect(robots(origin)).toContain(`Sitemap: ${origin}/sitemap.xml\n`));
});

describe('both files', () => {
  const market = testWeb();
  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8', /^User-agent: \*\nDisallow: \/api\//],
    ['/sitemap.xml', 'application/xml; charset=utf-8', /^<\?xml .*<loc>http:\/\/localhost:4000\/shop</s],
  ])('%s is served', async (path, type, body) => {
    const answer = await market.get(path, { host: '127.0.0.1:9' });
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.body).toMatch(body);
  });
});

const head = {
  title: 'Loom "wide" · Tezgah',
  description: 'Woven & sold',
  links: [{ rel: 'canonical' as const, href: `${origin}/tr/retailer` }],
  isForSearch: true,
};

describe('a shared link', () => {
  const tags = (change: Partial<Parameters<typeof shareTags>[0]> = {}) =>
    shareTags({ head, locale: 'tr', origin, brandName: 'Tezgah', image: '/r/a/1/share.png', ...change });

  it('shows title, words and picture of its page', () => {
    const all = tags().join('');
    expect(all).toContain('property="og:title" content="Loom &#34;wide&#34; · Tezgah"');
    expect(all).toContain('property="og:locale" content="tr_TR"');
    expect(all).toContain(`property="og:image" content="${origin}/r/a/1/share.png"`);
    expect(all).toContain('content="summary_large_image"');
  });

  it('does without a picture where there is none', () => {
    expect(tags({ image: null }).join('')).not.toContain('og:image');
  });

  it.each([
    ['not for everybody', { ...head, isForSearch: false }],
    ['without an address of its own', { ...head, links: [] }],
  ])('of a page that is %s tells nothing', (_what, other) => {
    expect(tags({ head: other })).toEqual([]);
  });
});

describe('structured data for search engines', () => {
  const place = { origin, locale: 'tr' as const, title: 'Perakendeciler', brandName: 'Tezgah' };
  const known = (name: string, pattern: string) =>
    ({ entry: { name, path: pattern }, page: page(name, pattern) }) as unknown as KnownPage;

  it('of home: whose market it is and how to search it', () => {
    expect(structuredPage({ page: known('home', '/'), head, place, logo: '/h/icon.svg' })).toMatchObject({
      of: '/tr',
      told: {
        '@graph': [
          { '@type': 'Organization', name: 'Tezgah', logo: `${origin}/h/icon.svg` },
          { '@type': 'WebSite', potentialAction: { target: { urlTemplate: `${origin}/tr/shop?q={words}` } } },
        ],
      },
    });
  });

  it('of a page below it: where it stands', () => {
    const told = structuredPage({ page: known('commercial-retailer', '/retailer'), head, place, logo: '' });
    expect(told).toMatchObject({
      of: '/tr/retailer',
      told: {
        '@graph': [
          {
            '@type': 'BreadcrumbList',
            itemListElement: [
              { position: 1, name: 'Tezgah', item: `${origin}/tr` },
              { position: 2, name: 'Perakendeciler', item: `${origin}/tr/retailer` },
            ],
          },
        ],
      },
    });
  });

  it.each([
    ['no page', null, head],
    ['a page of many', known('product', '/shop/:id'), head],
    ['a page that not everybody may read', known('quotes', '/quotes'), { ...head, isForSearch: false }],
  ])('of %s: nothing', (_what, shown, its) => {
    expect(structuredPage({ page: shown, head: its, place, logo: '' })).toBeNull();
  });
});
