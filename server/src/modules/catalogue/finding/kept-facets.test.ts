import { expect, it } from '@jest/globals';
import { createAnswerCache } from '../answers/answer-cache.ts';
import { tellTags } from '../answers/market-news.ts';
import { smallTree } from '../testing/small-tree.ts';
import { keptFacets } from './kept-facets.ts';
import { readListQuery } from './list-query.ts';

type Asked = Readonly<Record<string, string>>;

/** Counts how often facets were counted. */
function market() {
  const { news, hear } = tellTags(() => 1);
  const facetsOf = keptFacets(createAnswerCache(news));
  let counted = 0;
  const count = async () => {
    counted += 1;
    const facets = { counts: [], exact: { ticked: {}, others: true } };
    return { found: { facets }, number: counted };
  };
  const ask = async (asked: Asked, country: string | null = null) => {
    const query = readListQuery(asked, smallTree, {});
    const { facets, made } = await facetsOf({ query, country, on: { tags: ['products'] } })(count);
    expect(facets.exact.others).toBe(true);
    return made?.number ?? 'known';
  };
  return { ask, hear };
}

it.each<[string, Asked, string | null, 'known' | 2]>([
  ['another page', { q: 'loom', cursor: 'x' }, null, 'known'],
  ['another order', { q: 'loom', sort: 'price-asc' }, null, 'known'],
  ['another currency', { q: 'loom', currency: 'CHF' }, null, 'known'],
  ['another language and size', { q: 'loom', locale: 'tr', limit: '12' }, null, 'known'],
  ['other words', { q: 'yarn' }, null, 2],
  ['another filter', { q: 'loom', condition: 'used' }, null, 2],
  ['another country, whose prices differ', { q: 'loom' }, 'TR', 2],
])('%s of the same filters: %j', async (_what, asked, country, expected) => {
  const { ask } = market();
  expect(await ask({ q: 'loom' })).toBe(1);
  expect(await ask(asked, country)).toBe(expected);
});

it('counts anew for bounds in another currency, and after a change', async () => {
  const { ask, hear } = market();
  expect(await ask({ price_min: '10', currency: 'USD' })).toBe(1);
  expect(await ask({ price_min: '10', currency: 'CHF' })).toBe(2);
  expect(await ask({ price_min: '10', currency: 'CHF', sort: 'newest' })).toBe('known');
  hear('products product:1 category:weaving');
  expect(await ask({ price_min: '10', currency: 'CHF' })).toBe(3);
});
