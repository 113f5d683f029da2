import { expect, it } from '@jest/globals';
import type { ConfiguredPaths } from './configured-routes.ts';
import { marketRoutes } from './market-routes.ts';
import { matchRoute } from './route-match.ts';
import { type RouteEntry, routeTable } from './routes.ts';

const usual: ConfiguredPaths = {
  homePath: '/',
  loginPath: '/login',
  registerPath: '/register',
  manufacturerLandingPath: '/manufacturer',
};
const moved: ConfiguredPaths = {
  homePath: '/welcome',
  loginPath: '/sign-in',
  registerPath: '/join',
  manufacturerLandingPath: '/makers',
};
const nameAt = (config: ConfiguredPaths, path: string) =>
  matchRoute(path, marketRoutes(config, []))?.route.name ?? null;

it('is the table itself where nothing is configured', () => {
  const named = (table: readonly RouteEntry[]) => new Map(table.map((it) => [it.name, it]));
  expect(named(marketRoutes(usual, []))).toEqual(named(routeTable));
});

it.each([
  ['/welcome', 'home'],
  ['/', 'home'],
  ['/sign-in', 'login'],
  ['/login', null],
  // Mails that were sent before name it.
  ['/login/a-token', 'login-token'],
  ['/join', 'register'],
  ['/register', null],
  ['/makers', 'manufacturer'],
  ['/manufacturer', 'manufacturer'],
  ['/manufacturer/requests', 'manufacturer'],
  ['/makers/requests', null],
])('with everything moved, %s is %s', (path, name) => expect(nameAt(moved, path)).toBe(name));

it('leaves to the access rules the text they know', () => {
  const entry = matchRoute('/makers', marketRoutes(moved, []))?.route;
  expect(entry?.path).toBe('/manufacturer');
});

it.each([
  ['homePath', '/shop', '/shop', 'shop'],
  ['homePath', '/shop', '/', 'home'],
  ['manufacturerLandingPath', '/manufacturer/requests', '/manufacturer/requests', 'manufacturer'],
] as const)('%s may be the page %s: %s stays %s', (variable, value, path, name) => {
  expect(nameAt({ ...usual, [variable]: value }, path)).toBe(name);
});
