import { describe, expect, it } from '@jest/globals';
import { type Locale, localePath, locales, splitLocale } from 'shared-kit/contract/languages';
import type { PublicConfig } from 'shared-kit/contract/market';
import { marketRoutes, matchRoute, routeTable } from 'shared-kit/contract/routes';
import type { Session } from 'shared-kit/contract/session';
import { setPageData } from 'shared-kit/shell/host';
import { testConfig, testSession } from 'shared-kit/testing';
import { wholeRegistry } from '../testing/test-areas.tsx';
import { guard } from './guard.ts';

const roles = ['anonymous', 'plain', 'manufacturer', 'bank', 'provider', 'admin'] as const;
type Role = (typeof roles)[number];

/**
 * The specified outcome of every route for every kind of visitor: `enter`; redirect to `home`, to `login` with a way
 * back, or to the manufacturer's `landing`; or a request to sign in over `shop?` or `home?`.
 */
const inFullMode = `
                                    anonymous  plain   manufacturer  bank    provider  admin
  /                                 enter      enter   enter         enter   enter     enter
  /about-us                         enter      enter   enter         enter   enter     enter
  /contact-us                       enter      enter   enter         enter   enter     enter
  /retailer                         enter      enter   enter         enter   enter     enter
  /financing                        enter      enter   enter         enter   enter     enter
  /textile-manufacturer             enter      enter   enter         enter   enter     enter
  /machinery-manufacturer           enter      enter   enter         enter   enter     enter
  /terms-of-use                     enter      enter   enter         enter   enter     enter
  /privacy-policy                   enter      enter   enter         enter   enter     enter
  /shop                             enter      enter   enter         enter   enter     enter
  /shop/ID                          shop?      enter   enter         enter   enter     enter
  /cart                             login      enter   enter         enter   enter     enter
  /product-comparison               login      enter   enter         enter   enter     enter
  /quotes                           login      enter   enter         enter   enter     enter
  /quote/ID                         login      enter   enter         enter   enter     enter
  /bank/quotes                      login      home    home          enter   home      home
  /bank/quotes/ID                   login      home    home          enter   home      home
  /bank/rates                       login      home    home          enter   home      home
  /bank/policy                      login      home    home          enter   home      home
  /manufacturer                     login      home    enter         home    home      home
  /manufacturer/products            login      home    enter         home    home      home
  /documents                        enter      enter   enter         enter   enter     enter
  /documents/check                  enter      enter   enter         enter   enter     enter
  /signed-provider                  enter      enter   enter         enter   enter     enter
  /signed-manufacturer              enter      enter   enter         enter   enter     enter
  /admin                            home       home    home          home    home      enter
  /admin/verify                     home       home    home          home    home      enter
  /login                            enter      home    home          home    home      home
  /login/TOKEN                      enter      enter   enter         enter   enter     enter
  /logout                           login      enter   enter         enter   enter     enter
  /register                         enter      enter   enter         enter   enter     enter
  /forgot-password                  enter      enter   enter         enter   enter     enter
  /reset-password/TOKEN             enter      enter   enter         enter   enter     enter
  /profile                          login      enter   enter         enter   enter     enter
  /__federation                     login      home    home          home    home      enter
`;

/** Without full mode a signed-out visitor can't open shop or product; nothing else changes. */
const closed = `
                                    anonymous  plain   manufacturer  bank    provider  admin
  /shop                             home?      enter   enter         enter   enter     enter
  /shop/ID                          home?      enter   enter         enter   enter     enter
`;

/** Rule 3 also checks where login would redirect; other queries and parameters change nothing. */
const withQueries = `
                                                  anonymous  plain   manufacturer  bank    provider  admin
  /login?redirect=/manufacturer                   enter      home    landing       home    home      home
  /login?redirect=/manufacturer/products?a=b      enter      home    landing       home    home      home
  /login?redirect=/tr/manufacturer                enter      home    landing       home    home      home
  /login?redirect=/textile-manufacturer           enter      home    home          home    home      home
  /login?redirect=/signed-manufacturer            enter      home    home          home    home      home
  /login?redirect=/cart?from=/manufacturer        enter      home    home          home    home      home
  /login?redirect=//evil.example/manufacturer     enter      home    home          home    home      home
  /login?from=/manufacturer                       enter      home    home          home    home      home
  /login/manufacturer                             enter      enter   enter         enter   enter     enter
  /login/documents                                enter      enter   enter         enter   enter     enter
  /reset-password/admin                           enter      enter   enter         enter   enter     enter
  /shop?q=admin                                   enter      enter   enter         enter   enter     enter
  /cart?documents=signed-provider                 login      enter   enter         enter   enter     enter
  /admin/verify?documents                         home       home    home          home    home      enter
  /bank/quotes?commercial=signed-manufacturer     login      home    home          enter   home      home
  /manufacturer/documents                         login      home    enter         home    home      home
`;

type Row = readonly [path: string, expected: Readonly<Record<Role, string>>];
const rowsOf = (table: string): Row[] =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line): Row => {
      const [path = '', ...cells] = line.trim().split(/\s+/);
      const expected = Object.fromEntries(roles.map((role, index) => [role, cells[index] ?? '']));
      return [filledIn(path), expected as Record<Role, string>];
    });
const filledIn = (path: string) =>
  path.replace('ID', '018f4d2e-0000-7000-8000-000000000001').replace('TOKEN', 'a-token');

const flags = {
  manufacturer: 'isManufacturer',
  bank: 'isBank',
  provider: 'isProvider',
  admin: 'isAdmin',
} as const;
function sessionOf(role: Role): Session | null {
  if (role === 'anonymous') return null;
  const flag = role === 'plain' ? {} : { [flags[role]]: true };
  return { ...testSession, user: { ...testSession.user, ...flag } };
}

/** The address that a word of the tables stands for, in this locale. */
function meant(word: string, address: string, locale: Locale): string {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const home = prefix || '/';
  const told: Readonly<Record<string, string>> = {
    enter: 'enter',
    home,
    landing: `${prefix}/manufacturer`,
    login: `${prefix}/login?redirect=${encodeURIComponent(address)}`,
    'shop?': `asked over ${prefix}/shop`,
    'home?': `asked over ${home}`,
  };
  return told[word] ?? `no such word: ${word}`;
}

const table = marketRoutes(testConfig, wholeRegistry.areas);
setPageData({ registry: wholeRegistry, config: testConfig });

function outcome(address: string, role: Role, config: Partial<PublicConfig>): string {
  const url = new URL(address, 'http://market.test');
  const route = matchRoute(splitLocale(url.pathname).path, table)?.route;
  if (!route) throw new Error(`${address} matches nothing`);
  const told = guard(route, url, sessionOf(role), { ...testConfig, ...config });
  if (told.kind === 'redirect') return told.to;
  return told.kind === 'enter' ? 'enter' : `asked over ${told.behind}`;
}

const everyRow = rowsOf(inFullMode);
const closedRows = new Map(rowsOf(closed));
const tables = [
  ['full mode', { fullMode: true }, everyRow],
  [
    'no full mode',
    { fullMode: false },
    everyRow.map(([path, row]): Row => [path, closedRows.get(path) ?? row]),
  ],
  ['queries and parameters', { fullMode: true }, rowsOf(withQueries)],
] as const;

for (const [mode, config, rows] of tables) {
  describe.each(locales)(`${mode}, %s`, (locale) => {
    describe.each(rows)('%s', (path, expected) => {
      it.each(roles)('for %s', (role) => {
        const address = localePath(path, locale);
        expect(outcome(address, role, config)).toBe(meant(expected[role], address, locale));
      });
    });
  });
}

it('has a row for every entry of the route table', () => {
  const named = everyRow.map(([path]) => matchRoute(path, table)?.route.name);
  expect(new Set(named)).toEqual(new Set(routeTable.map(({ name }) => name)));
});
