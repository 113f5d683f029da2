import { expect, it } from '@jest/globals';
import { locales } from 'shared-kit/contract/languages';
import { planVisits, schemes, widths } from './plan-visits.ts';

const pattern = '/bank/quotes/:id';
const page = { route: 'bank-quote', path: pattern, access: [], pattern };

it('shows a page to each role in each language, width and colour scheme, and with two addresses', () => {
  const addresses = new Map([
    ['bank owner', ['/bank/quotes/1', '/bank/quotes/2']],
    ['bank member', ['/bank/quotes/1', '/bank/quotes/2']],
  ]);
  const visits = planVisits({ page, addresses });
  for (const role of addresses.keys()) {
    const own = visits.filter((it) => it.role === role);
    expect(new Set(own.map(({ locale }) => locale)).size).toBe(locales.length);
    expect(new Set(own.map(({ width }) => width)).size).toBe(widths.length);
    expect(new Set(own.map(({ scheme }) => scheme)).size).toBe(schemes.length);
    expect(new Set(own.map(({ address }) => address)).size).toBe(2);
  }
  expect(new Set(visits.map(({ width, scheme }) => `${width} ${scheme}`)).size).toBe(4);
});

it('shows every further address once, and nothing to a role without one', () => {
  const many = Array.from({ length: 7 }, (_, at) => `/bank/quotes/${at}`);
  const visits = planVisits({
    page,
    addresses: new Map([
      ['bank owner', many],
      ['admin', []],
    ]),
  });
  expect(new Set(visits.map(({ address }) => address))).toEqual(new Set(many));
  expect(visits.some(({ role }) => role === 'admin')).toBe(false);
  expect(planVisits({ page, addresses: new Map() })).toEqual([]);
});
