import { expect, it } from '@jest/globals';
import type { PageLoad } from './load-page.ts';
import type { MeasuredPair } from './measure-pages.ts';
import { reportPages } from './web-group.ts';

const loads = (change: Partial<PageLoad>): PageLoad[] =>
  [1, 3, 2].map((factor) => ({
    firstPaint: 100 * factor,
    largestPaint: 100 * factor,
    areaPaint: 100 * factor,
    ready: 100 * factor,
    layoutShift: 0.001 * factor,
    blocking: 20 * factor,
    fontBytes: 30_000,
    documentBytes: 20_000 * factor,
    areaRequests: 4,
    requests: 5,
    scriptBytes: 70_000 * factor,
    fetched: [],
    ...change,
  }));

const pair = (name: string, change: Partial<MeasuredPair> = {}): MeasuredPair => ({
  page: { name, path: `/${name}`, signs: { areaPaint: 'h1', ready: 'h1' } },
  prerendered: true,
  federated: loads({}),
  monolith: loads({ firstPaint: 800, ready: 160 }),
  loadsMade: 7,
  stolen: 0.034,
  ...change,
});

const verdict = (pairs: readonly MeasuredPair[], name: RegExp) =>
  reportPages(pairs, [93, 96, 95, 99, 95]).verdicts.find((it) => name.test(it.name));

it('compares medians', () => {
  const [table] = reportPages([pair('home')]).tables;
  expect(table?.rows[0]).toEqual(['first contentful paint', '200 ms', '800 ms', '0.25 ×']);
});

it('tells how far the machine was disturbed', () => {
  const [table] = reportPages([pair('home')]).tables;
  expect(table?.notes).toContainEqual(expect.stringMatching(/3 least disturbed of 7 loads.* 3 %/));
});

it.each([
  [
    'JavaScript of home',
    /JavaScript until interactive on home/,
    [pair('home'), pair('shop', { federated: loads({ scriptBytes: 1e9 }) })],
    140,
    true,
  ],
  [
    'requests of the worst page',
    /area paint/,
    [pair('home'), pair('shop', { federated: loads({ areaRequests: 9 }) })],
    9,
    false,
  ],
  [
    'shift of the worst page',
    /shift/,
    [pair('home', { federated: loads({ layoutShift: 0.3 }) }), pair('shop')],
    0.3,
    false,
  ],
  ['first paint of a prerendered home', /First contentful/, [pair('home')], 0.25, true],
  ['first paint of one that is not', /First contentful/, [pair('home', { prerendered: false })], 0.25, false],
  ['hydration, slower than allowed', /Interactive of/, [pair('home')], 1.25, false],
  ['a largest paint as late as the monolith', /Largest contentful paint of home/, [pair('home')], 1, false],
  [
    'a listing that is painted later than home',
    /of the listing/,
    [pair('home'), pair('shop', { federated: loads({ largestPaint: 300 }) })],
    1.5,
    false,
  ],
  [
    'a product that is painted later than the listing',
    /of a product/,
    [pair('shop'), pair('product', { federated: loads({ largestPaint: 300 }) })],
    1.5,
    false,
  ],
  ['JavaScript of a product', /product is interactive/, [pair('product')], 140, true],
  ['time in which nothing is answered', /blocking/, [pair('home')], 40, true],
  ['the document', /Document/, [pair('home')], 40, true],
  ['fonts', /Fonts/, [pair('home', { federated: loads({ fontBytes: 71_000 }) })], 71, false],
  ['what Lighthouse gives', /Lighthouse/, [pair('home')], 95, true],
  ['nothing measured', /JavaScript until interactive/, [], Number.NaN, false],
])('judges %s', (_case, name, pairs, measured, met) => {
  expect(verdict(pairs, name)).toMatchObject({ measured, met });
});

it('says why a page that is not prerendered misses its budget', () => {
  expect(verdict([pair('home', { prerendered: false })], /Interactive of/)?.note).toBe(
    'home is not prerendered yet',
  );
});
