import { beforeAll, expect, it } from '@jest/globals';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { listProducts } from '../listing/list-products.ts';
import { readListQuery } from '../listing/list-query.ts';
import { aMaker, offer, prepareMarket } from '../testing/market.ts';
import { aProduct } from '../testing/product.ts';
import { smallTree } from '../testing/small-tree.ts';
import { categoriesOfAll, categoriesOfWords } from './word-categories.ts';

const database = testDatabase();
const description = { en: 'Sent by sea.', tr: null };
const yarn = (title: string) =>
  aProduct({ categoryId: 'yarn', title: { en: title, tr: null }, description, model: title, attributes: {} });
let maker = '';

beforeAll(async () => {
  await prepareMarket(database.db);
  maker = await aMaker(database.db, 'Ormanli');
  await offer(database.db, maker, [aProduct(), yarn('Slub cone')]);
});

const categoriesOf = async (tsquery: string) => {
  const [found = null] = await categoriesOfWords(database.db, [tsquery]);
  return found && [...found].sort();
};

it.each([
  ['a word', "'loom'", ['weaving']],
  ['alternatives', "'loom' | 'cone'", ['weaving', 'yarn']],
  ['a word of everything', "'ormanli'", ['weaving', 'yarn']],
  ['a word of nothing', "'zeppelin'", []],
  ['a beginning, which codes may have too', "'rl':*", null],
  ['a code', "'rl190'", null],
  ['a word or a code', "'loom' | ('rl':* & '190')", null],
  ['a measure', "'#reed_width~100'", null],
])('knows where to look for %s', async (_of, tsquery, expected) => {
  expect(await categoriesOf(tsquery)).toEqual(expected);
});

it.each([
  ['nothing known', [null, null], null],
  ['no words', [], null],
  ['one known', [null, new Set(['a'])], new Set(['a'])],
  ['several', [new Set(['a', 'b']), new Set(['b', 'c'])], new Set(['b'])],
  ['nowhere together', [new Set(['a']), new Set(['b'])], new Set()],
] as const)('leaves what all have: %s', (_case, all, expected) => {
  expect(categoriesOfAll(all)).toEqual(expected);
});

async function search(q: string, category = '') {
  const query = readListQuery({ q, category }, smallTree, {});
  return listProducts(database.db, { query, country: null, tree: smallTree });
}

it('finds nothing where no category has all of the words, and says so exactly', async () => {
  const { total, items } = await search('loom', 'yarn');
  expect({ total, items }).toEqual({ total: { count: 0, exact: true }, items: [] });
});

it('finds a word in a category that had none with it before', async () => {
  expect((await search('loom', 'knitting')).total.count).toBe(0);
  await offer(database.db, maker, [
    aProduct({ categoryId: 'knitting', title: { en: 'Loom reed', tr: null }, description, attributes: {} }),
  ]);
  expect((await search('loom', 'knitting')).total.count).toBe(1);
});
