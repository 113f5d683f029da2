import { describe, expect, it } from '@jest/globals';
import { productSorts } from 'shared-kit/contract/catalogue';
import { namesOf } from 'shared-kit/contract/tables';
import { seededRandom } from '../../../server/src/platform/seeded-random.ts';
import { generateQueries, type QueryKind, queryKinds } from './generate-queries.ts';
import { headersOf, keyOf, pathOf } from './query.ts';
import { foldedTurkish, mistyped } from './spelling.ts';
import { vocabulary } from './testing.ts';

const kinds = namesOf(queryKinds);
const generate = (kind: QueryKind, seed = 1, count = 200) =>
  generateQueries(kind, vocabulary, { count, seed });

describe.each(kinds)('queries of kind %s', (kind) => {
  it('are the same for the same seed and others for another', () => {
    expect(generate(kind)).toEqual(generate(kind));
    expect(generate(kind, 2)).not.toEqual(generate(kind));
  });

  it('are as many as asked for, all different', () => {
    const keys = generate(kind).map(keyOf);
    expect(keys).toHaveLength(200);
    expect(new Set(keys).size).toBe(200);
  });

  it('name only what the market has', () => {
    const ids = vocabulary.categories.map(({ id }) => id);
    for (const { parameters } of generate(kind)) {
      expect(ids).toContain(parameters.category ?? 'weaving');
      expect(productSorts).toContain(parameters.sort ?? 'relevance');
    }
  });
});

it('search in both languages, with slips and without Turkish letters', () => {
  const searched = generate('search', 3).map(({ parameters }) => parameters.q ?? '');
  expect(searched).toContain('makinesi');
  expect(searched.some((q) => q.includes('kancali'))).toBe(true);
  const slips = generate('search', 3).filter(({ mustFind }) => !mustFind);
  expect(slips.length).toBeGreaterThan(20);
});

it('are fewer where a market has no more to ask for', () => {
  const small = { categories: vocabulary.categories.slice(0, 1), titles: { en: ['L1'], tr: ['T1'] } };
  const queries = generateQueries('search', small, { count: 5000, seed: 1 });
  expect(queries.length).toBeLessThan(5000);
  expect(new Set(queries.map(keyOf)).size).toBe(queries.length);
});

it('carries the country as the visitor’s choice and the rest as parameters', () => {
  const query = { parameters: { q: 'ipliği', sort: 'newest' }, country: 'TR', mustFind: false };
  expect(pathOf(query)).toBe('/api/products?q=ipli%C4%9Fi&sort=newest');
  expect(headersOf(query)).toEqual({ cookie: 'pricing_country=TR' });
  expect(headersOf({ ...query, country: null })).toEqual({});
});

it.each([
  ['Çözgü makinesi', 'cozgu makinesi'],
  ['İPLİK', 'iplik'],
  ['IŞIK', 'isik'],
  ['rapier', 'rapier'],
])('types %s without Turkish letters', (text, typed) => {
  expect(foldedTurkish(text)).toBe(typed);
});

it('makes one slip in a longer word and none in short ones or numbers', () => {
  const random = seededRandom(5);
  for (let time = 0; time < 50; time++) {
    const [first, second] = mistyped('weaving 4410', random).split(' ');
    expect(second).toBe('4410');
    expect(Math.abs((first ?? '').length - 'weaving'.length)).toBeLessThanOrEqual(1);
  }
  expect(mistyped('KA 4410', random)).toBe('KA 4410');
});

it('ask for suggestions with what somebody has typed so far, of a title or with a slip', () => {
  const asked = generate('suggestions', 3);
  for (const { parameters, mustFind } of asked) {
    if (mustFind) expect((parameters.q ?? '').length).toBeGreaterThanOrEqual(3);
  }
  expect(asked.map(pathOf)).toContainEqual(expect.stringMatching(/^\/api\/suggestions\?q=/));
  expect(asked.some(({ mustFind }) => !mustFind)).toBe(true);
});
