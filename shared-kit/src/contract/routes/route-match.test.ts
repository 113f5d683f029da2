import { describe, expect, it } from '@jest/globals';
import { localePath, splitLocale } from '../languages/locale.ts';
import { allCountries, isCountry, regionOf, regions } from '../regions/region.ts';
import { matchPattern, matchRoute } from './route-match.ts';
import { routeTable } from './routes.ts';

describe('matchRoute', () => {
  it.each([
    ['/', 'home', {}],
    ['/shop', 'shop', {}],
    ['/shop/', 'shop', {}],
    ['/Shop', 'shop', {}],
    ['/shop/abc', 'product', { id: 'abc' }],
    ['/login', 'login', {}],
    ['/login/t%C3%B6ken', 'login-token', { token: 'töken' }],
    ['/manufacturer', 'manufacturer', { '*': '' }],
    ['/manufacturer/rfq/7', 'manufacturer', { '*': 'rfq/7' }],
    ['/admin/verify', 'admin-verify', { '*': 'verify' }],
    ['/financing', 'commercial-financing', {}],
  ])('%s is %s', (path, name, params) => {
    const match = matchRoute(path, routeTable);
    expect(match?.route.name).toBe(name);
    expect(match?.params).toEqual(params);
  });

  it.each([
    '/nowhere',
    '/shop/1/2',
    '/bank',
    '/log%E0%A4%Ain',
    '//',
    '/shop//',
    '//shop',
    '/manufacturer//rfq',
  ])('%s is nothing', (path) => {
    expect(matchRoute(path, routeTable)).toBeNull();
  });

  it('has no two entries of one name or one path', () => {
    expect(new Set(routeTable.map((entry) => entry.name)).size).toBe(routeTable.length);
    expect(new Set(routeTable.map((entry) => entry.path)).size).toBe(routeTable.length);
  });
});

it('keeps a broken escape as it is', () => {
  expect(matchPattern('/login/:token', '/login/%E0%A4%A')).toEqual({ token: '%E0%A4%A' });
});

describe('locale of an address', () => {
  it.each([
    ['/', 'en', '/'],
    ['/shop', 'en', '/shop'],
    ['/tr', 'tr', '/'],
    ['/tr/shop/1', 'tr', '/shop/1'],
    ['/trousers', 'en', '/trousers'],
  ] as const)('%s is %s of %s, and back', (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, path });
    expect(localePath(path, locale)).toBe(pathname);
  });
});

describe('regions', () => {
  it('have every country once', () => {
    expect(new Set(allCountries).size).toBe(allCountries.length);
    expect(allCountries.length).toBe(250);
  });

  it.each([
    ['CH', 'europe'],
    ['GB', 'europe'],
    ['NO', 'europe'],
    ['TR', 'turkiye-mena'],
    ['UZ', 'cis-central-asia'],
    ['KZ', 'cis-central-asia'],
    ['VN', 'east-asia'],
    ['AU', 'east-asia'],
    ['ZZ', null],
  ])('%s belongs to %s', (country, region) => {
    expect(regionOf(country)).toBe(region);
    expect(isCountry(country)).toBe(region !== null);
  });

  it('are seven', () => {
    expect(regions).toHaveLength(7);
  });
});
