import { expect, it } from '@jest/globals';
import type { SuggestionsAnswer } from 'shared-kit/contract/catalogue';
import { checkSuggestions } from './check-suggestions.ts';

const product = (id: string) => ({ id, title: 'KA 4410', maker: 'Göçer', category: 'Weaving' });
const maker = (name: string) => ({ id: name, name, city: 'Bursa', country: 'TR' });
const answer = (change: Partial<SuggestionsAnswer> = {}): SuggestionsAnswer => ({
  categories: [],
  makers: [],
  products: [product('a'), product('b')],
  correctedQuery: null,
  ...change,
});
const check = (q: string, given: SuggestionsAnswer, mustFind = true) =>
  checkSuggestions(
    { of: 'suggestions', parameters: { q, locale: 'tr' }, country: null, mustFind },
    { status: 200, body: JSON.stringify(given) },
  );

it.each([
  ['products', 'KA 44', answer(), true],
  ['makers whose names begin so', 'gocer ma', answer({ makers: [maker('Göçer Makina')] }), true],
  ['capitals without their dots', 'IŞIL', answer({ makers: [maker('Işıl Tekstil')] }), true],
  ['nothing for a slip', 'qqq', answer({ products: [] }), false],
])('accepts %s', (_case, q, given, mustFind) => {
  expect(check(q, given, mustFind).problems).toEqual([]);
});

it.each([
  ['nothing for what is in a title', 'KA', answer({ products: [] }), /nothing/],
  ['a correction of what is right', 'KA', answer({ correctedQuery: 'KB' }), /corrected to KB/],
  ['a product twice', 'KA', answer({ products: [product('a'), product('a')] }), /products twice/],
  ['too many', 'KA', answer({ products: [...'abcdefg'].map(product) }), /7 products/],
  ['another maker', 'orsetti', answer({ makers: [maker('Göçer Makina')] }), /^the maker Göçer/],
])('tells %s', (_case, q, given, problem) => {
  expect(check(q, given).problems.join('; ')).toMatch(problem);
});

it('tells an answer that is none', () => {
  const failed = checkSuggestions(
    { of: 'suggestions', parameters: { q: 'KA' }, country: null, mustFind: true },
    { status: 500, body: 'broken' },
  );
  expect(failed.problems).toEqual(['status 500: broken']);
});
