import { expect, it } from '@jest/globals';
import type { ProductListAnswer } from 'shared-kit/contract/catalogue';
import { checkAnswer } from './check-answer.ts';
import { card, listing, priced, vocabulary } from './testing.ts';

const check = (parameters: Record<string, string>, answer: ProductListAnswer, mustFind = false) =>
  checkAnswer(
    { parameters: { limit: '3', currency: 'USD', locale: 'en', ...parameters }, country: null, mustFind },
    { status: 200, body: JSON.stringify(answer) },
    vocabulary,
  ).problems;

const three = [card(3), card(2), card(1)];

it.each<[string, Record<string, string>, ProductListAnswer]>([
  ['everything', {}, listing(three)],
  ['nothing', { category: 'knitting' }, listing([])],
  ['a category', { category: 'weaving' }, listing(three)],
  ['a category with everything below it', { category: 'machinery' }, listing(three)],
  ['the newest first', { sort: 'newest' }, listing(three)],
  ['prices within bounds', { price_min: '1000', price_max: '1000.00' }, listing(three)],
  ['a choice that the card shows', { 'attr.shedding': 'dobby,cam' }, listing(three)],
  ['a figure that the card shows', { 'attr.reed_width_cm': '170..190' }, listing(three)],
  ['a figure that the card does not show', { 'attr.speed': '400..' }, listing(three)],
  ['a condition', { condition: 'new' }, listing(three)],
  ['a page of more', {}, listing(three, { total: { count: 70, exact: true }, next: 'cursor' })],
  ['a page of very many', {}, listing(three, { total: { count: 10_000, exact: false }, next: 'cursor' })],
  [
    'no price at the end',
    { sort: 'price-asc' },
    listing([card(1, { price: priced('5') }), card(2, { price: priced('7.5') }), card(3, { price: null })]),
  ],
])('accepts %s', (_case, parameters, answer) => {
  expect(check(parameters, answer)).toEqual([]);
});

/** Each planted mistake is found and named correctly. */
it.each<[string, Record<string, string>, ProductListAnswer, RegExp]>([
  [
    'a missing item',
    {},
    listing(three.slice(1), { total: { count: 3, exact: true } }),
    /2 items instead of 3/,
  ],
  [
    'a short page of very many',
    {},
    listing(three.slice(1), { total: { count: 9999, exact: false } }),
    /2 items/,
  ],
  ['a product twice', {}, listing([card(1), card(1)]), /twice/],
  ['no way on', {}, listing(three, { total: { count: 9, exact: true } }), /end of the listing/],
  ['a way on from the end', {}, listing(three, { next: 'cursor' }), /end of the listing/],
  ['another currency', { currency: 'EUR' }, listing(three), /prices in USD/],
  ['prices of another country', {}, listing(three, { country: 'DE' }), /prices of DE/],
  ['another category', { category: 'knitting' }, listing(three), /^category=knitting/],
  ['another condition', { condition: 'used' }, listing(three), /^condition=used lets/],
  ['another maker', { maker: 'maker-2' }, listing(three), /^maker/],
  ['a longer lead time', { lead_time_max: '7' }, listing(three), /^lead_time_max/],
  ['a price below', { price_min: '1000.01' }, listing(three), /^price_min/],
  ['a price above', { price_max: '999.99' }, listing(three), /^price_max/],
  [
    'a price on request within bounds',
    { price_max: '5000' },
    listing([card(1, { price: null })]),
    /^price_max/,
  ],
  ['another choice', { 'attr.shedding': 'cam' }, listing(three), /^attr.shedding/],
  ['a figure below', { 'attr.reed_width_cm': '191..' }, listing(three), /^attr.reed_width_cm/],
  ['a figure above', { 'attr.reed_width_cm': '..189' }, listing(three), /^attr.reed_width_cm/],
  ['a facet that counts more than found', { condition: 'new,used' }, listing(three), /^the facet condition/],
  ['older before newer', { sort: 'newest' }, listing(three.toReversed()), /^newest/],
  [
    'dearer before cheaper',
    { sort: 'price-asc' },
    listing([card(1, { price: priced('7.51') }), card(2, { price: priced('7.5') })]),
    /^price-asc is broken after item 1/,
  ],
  [
    'a price after none',
    { sort: 'price-desc' },
    listing([card(1, { price: null }), card(2, { price: priced('7.5') })]),
    /^price-desc/,
  ],
  [
    'later before sooner',
    { sort: 'lead-time' },
    listing([card(1), card(2, { leadTimeWeeks: 7 })]),
    /^lead-time/,
  ],
])('finds %s', (_case, parameters, answer, problem) => {
  const problems = check(parameters, answer);
  expect(problems).not.toEqual([]);
  expect(problems.join('\n')).toMatch(problem);
});

it('finds that a title’s own words lead nowhere', () => {
  expect(check({ q: 'rapier' }, listing([]), true)).toEqual([expect.stringContaining('rapier')]);
  expect(check({ q: 'rapeir' }, listing([]), false)).toEqual([]);
});

it.each([
  ['a refusal', 400, '{"code":"request.parameter-invalid"}', /^status 400/],
  ['a page instead of data', 200, '<!doctype html>', /contract/],
  ['an answer without facets', 200, JSON.stringify({ ...listing(three), facets: undefined }), /contract/],
])('finds %s', (_case, status, body, problem) => {
  const query = { parameters: { limit: '3', currency: 'USD' }, country: null, mustFind: false };
  expect(checkAnswer(query, { status, body }, vocabulary).problems).toEqual([expect.stringMatching(problem)]);
});

it.each([
  ['all that was found', 3, true, { problems: [], partialFacets: false }],
  ['fewer, and says so', 4, false, { problems: [], partialFacets: true }],
  [
    'fewer, as if that were all',
    4,
    true,
    { problems: [expect.stringMatching(/condition counts 3 where 4/)], partialFacets: true },
  ],
])('tells apart a facet that counts %s', (_case, count, exact, expected) => {
  const parameters = { limit: '3', currency: 'USD', condition: 'new' };
  const answer = listing(three, { total: { count, exact: true }, next: count > 3 ? 'cursor' : null });
  const facets = answer.facets.map((facet) => ({ ...facet, exact }));
  const body = JSON.stringify({ ...answer, facets });
  const found = checkAnswer(
    { parameters, country: null, mustFind: false },
    { status: 200, body },
    vocabulary,
  );
  expect(found).toEqual({ isEmpty: false, ...expected });
});
