import { describe, expect, it } from '@jest/globals';
import type { DeclaredRoute } from '../areas/declared-route.ts';
import type { ConfiguredPaths } from './configured-routes.ts';
import { type DeclaringArea, marketRoutes } from './market-routes.ts';
import { hasFitParams } from './parameter-kinds.ts';
import { matchRoute } from './route-match.ts';
import { specifiedRoutes } from './routes.ts';

const usual: ConfiguredPaths = {
  homePath: '/',
  loginPath: '/login',
  registerPath: '/register',
  manufacturerLandingPath: '/manufacturer',
};
const route = (name: string, path: string): DeclaredRoute => ({
  name,
  path,
  title: { en: name },
  description: {},
});
const area = (id: DeclaringArea['id'], ...routes: DeclaredRoute[]): DeclaringArea => ({ id, routes });
const at = (path: string, areas: readonly DeclaringArea[], paths: Partial<ConfiguredPaths> = {}) => {
  const found = matchRoute(path, marketRoutes({ ...usual, ...paths }, areas))?.route;
  return found ? `${found.owner} ${found.name}` : null;
};

it('has what an area declares, with its words and the usual layout', () => {
  const table = marketRoutes(usual, [area('quotes', route('quotes-plan', '/quotes/plan'))]);
  expect(table.find(({ name }) => name === 'quotes-plan')).toEqual({
    name: 'quotes-plan',
    path: '/quotes/plan',
    owner: 'quotes',
    layout: 'default',
    words: { title: { en: 'quotes-plan' }, description: {} },
  });
  expect(table.some(({ name }) => name === 'quote')).toBe(false);
});

it.each([
  ['an area that is not told of', []],
  ['a release from before areas declared routes', [{ id: 'quotes' } as const]],
])('%s has the specified routes', (_what, areas) => {
  expect(marketRoutes(usual, areas)).toEqual(expect.arrayContaining([...specifiedRoutes('quotes')]));
});

describe('an address', () => {
  const help = area('marketing', route('help', '/login/:topic'), route('out', '/logout'));
  const shop = area('shop', route('product', '/shop/:id'), route('rest', '/shop/*'));
  const fair = area('marketing', route('fair', '/shop/fair'), route('of-fair', '/shop/:year/fair'));
  it.each([
    ['/login/a-token', [help], 'host login-token'],
    ['/logout', [help], 'host logout'],
    ['/shop/fair', [shop, fair], 'marketing fair'],
    ['/shop/1', [shop, fair], 'shop product'],
    ['/shop/2027/fair', [shop, fair], 'marketing of-fair'],
    ['/shop/2027/other', [shop, fair], 'shop rest'],
  ])('%s of %j is %s', (path, areas, expected) => {
    expect(at(path, areas)).toBe(expected);
    expect(at(path, areas.toReversed())).toBe(expected);
  });

  it('that the configuration gives to the host is the host’s', () => {
    const areas = [area('marketing', route('fair', '/fair'))];
    expect(at('/fair', areas)).toBe('marketing fair');
    expect(at('/fair', areas, { loginPath: '/fair' })).toBe('host login');
    expect(marketRoutes({ ...usual, loginPath: '/fair' }, areas).some(({ name }) => name === 'fair')).toBe(
      false,
    );
  });

  it('or a name that two areas claim is the first one’s', () => {
    const areas = [
      area('bank', route('fair', '/fair/:id')),
      area('marketing', route('fair', '/fairs'), route('other', '/fair/:year')),
    ];
    expect(marketRoutes(usual, areas).filter(({ owner }) => owner === 'marketing')).toEqual([]);
  });
});

describe('a parameter', () => {
  it.each([
    ['uuid', '018f4d2e-0000-7000-8000-000000000001', true],
    ['uuid', '018F4D2E-0000-7000-8000-000000000001', false],
    ['slug', 'rapier-loom-2', true],
    ['slug', 'Rapier', false],
    ['slug', 'a--b', false],
    ['token', 'aZ_9-x', true],
    ['token', 'a.b', false],
    ['number', '2027', true],
    ['number', '-1', false],
    ['number', '1234567890123456', false],
    ['colour', 'red', false],
  ])('of the kind %s may be %s: %s', (kind, value, expected) => {
    expect(hasFitParams({ params: { id: kind } }, { id: value })).toBe(expected);
    expect(hasFitParams({ params: { id: kind } }, {})).toBe(false);
  });

  it('without a kind may be anything', () => expect(hasFitParams({}, { id: '?' })).toBe(true));
  it('that could not be decoded is none', () => expect(hasFitParams({}, { id: '%ff' })).toBe(false));
});
