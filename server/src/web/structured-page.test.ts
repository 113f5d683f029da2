import { expect, it } from '@jest/globals';
import { defaultLocale } from 'shared-kit/contract/languages';
import { routeTable } from 'shared-kit/contract/routes';
import type { KnownPage } from './find-page.ts';
import type { PageHead } from './page-head.ts';
import type { Place } from './structured-listing.ts';
import { structuredPage } from './structured-page.ts';

const origin = 'https://market.example';
const place: Place = { origin, locale: defaultLocale, title: 'About us', brandName: 'Tezgah' };
const head = { isForSearch: true } as PageHead;

const pageAt = (name: string, path: string): KnownPage => {
  const entry = routeTable.find((it) => it.name === name);
  const pattern = entry?.path ?? '';
  const page = { route: name, pattern } as NonNullable<KnownPage['page']>;
  return { entry: { ...entry, path } as KnownPage['entry'], page };
};
const told = (page: KnownPage | null) => structuredPage({ page, head, place, logo: '/logo.svg' });

it.each(['/', '/welcome'])('the home page at %s names the market, with its own address', (path) => {
  const found = told(pageAt('home', path));
  expect(found?.of).toBe(path);
  expect(found?.told).toMatchObject({
    '@graph': [{ '@type': 'Organization' }, { '@type': 'WebSite', url: `${origin}${path}` }],
  });
});

it('another page tells where it stands', () => {
  const found = told(pageAt('commercial-about-us', '/about-us'));
  expect(found?.of).toBe('/about-us');
  expect(found?.told).toMatchObject({ '@graph': [{ '@type': 'BreadcrumbList' }] });
});

it('a page that nobody knows tells nothing', () => {
  expect(told(null)).toBeNull();
});
