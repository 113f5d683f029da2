import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { SuggestionsAnswer } from 'shared-kit/contract/catalogue';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { catalogueModuleWith } from '../module.ts';
import { aMaker, offer, prepareMarket } from '../testing/market.ts';
import { aProduct } from '../testing/product.ts';
import { smallTree } from '../testing/small-tree.ts';

describe('suggestions', () => {
  const database = testDatabase();
  let app: FastifyInstance;

  beforeAll(async () => {
    const { db } = database;
    await prepareMarket(db);
    await offer(db, await aMaker(db, 'Altınmekik'), [
      aProduct(),
      aProduct({
        model: 'WK-24',
        categoryId: 'knitting',
        title: { en: 'Wear parts for RL 190', tr: null },
        description: { en: 'Sent by sea.', tr: null },
        attributes: { gauge: 28 },
      }),
      aProduct({ model: 'SK-8', title: { en: 'Seamless loom SK-8', tr: null } }),
      aProduct({ model: 'Secret', title: { en: 'Secret loom', tr: null }, status: 'draft' }),
    ]);
    await aMaker(db, 'Altın Boş');
    await offer(db, await aMaker(db, 'İpek İplik'), [
      ...Array.from({ length: 8 }, (_, at) =>
        aProduct({
          model: `Penye ${at}`,
          categoryId: 'yarn',
          title: { en: `Combed yarn ${at}`, tr: `Penye ipliği ${at}` },
          attributes: { count_ne: 30 },
        }),
      ),
    ]);
    app = await testApp({ db, modules: [catalogueModuleWith(smallTree)] });
  });
  afterAll(() => app.close());

  const suggest = async (q: string, locale = 'en') => {
    const { body } = await app.inject({ url: '/api/suggestions', query: { q, locale } });
    return JSON.parse(body) as SuggestionsAnswer;
  };

  it.each([
    ['weav', 'en', ['Weaving machines']],
    ['tezgah', 'en', ['Weaving machines']],
    ['dokuma', 'en', ['Weaving machines']],
    ['DOKUMA MAK', 'tr', ['Dokuma makineleri']],
    ['orme', 'tr', ['Örme makineleri']],
    ['örme', 'tr', ['Örme makineleri']],
    ['iplik', 'tr', ['İplik']],
    ['IPLIK', 'tr', ['İplik']],
    ['İplik', 'tr', ['İplik']],
    ['machin', 'en', ['Machinery', 'Weaving machines', 'Knitting machines']],
    ['aving', 'en', []],
  ])('%s in %s: the categories %j', async (q, locale, expected) => {
    expect((await suggest(q, locale)).categories.map(({ name }) => name)).toEqual(expected);
  });

  it('tells where a category is and how much it has', async () => {
    expect((await suggest('yarn')).categories).toEqual([
      { id: 'yarn', name: 'Yarn', within: ['Textiles'], count: 8 },
    ]);
  });

  it.each([
    ['altin', ['Altınmekik']],
    ['ALTINM', ['Altınmekik']],
    ['ipek ip', ['İpek İplik']],
    ['iplik', ['İpek İplik']],
    ['mekik', []],
  ])('%s: of the makers that sell something, %j', async (q, expected) => {
    expect((await suggest(q)).makers.map(({ name }) => name)).toEqual(expected);
  });

  it.each([
    ['the machine before its parts', 'rl 190', 'en', ['Rapier loom RL-190', 'Wear parts for RL 190'], null],
    ['a model that is still typed', 'rl 19', 'en', ['Rapier loom RL-190'], null],
    ['a word that is still typed', 'kanca', 'tr', ['Kancalı dokuma tezgâhı RL-190'], null],
    ['a word that is still typed and one elsewhere', 'sk 8 sea', 'en', ['Seamless loom SK-8'], null],
    ['whole words before longer ones', 'sea', 'en', ['Wear parts for RL 190', 'Seamless loom SK-8'], null],
    ['numbers with units', '190 cm rapier', 'en', ['Rapier loom RL-190'], null],
    ['a slip', 'rapeir', 'en', ['Rapier loom RL-190'], 'rapier'],
    ['no drafts', 'secret', 'en', [], null],
  ])('%s', async (_case, q, locale, titles, correctedQuery) => {
    const { products, ...answer } = await suggest(q, locale);
    expect([products.map(({ title }) => title), answer.correctedQuery]).toEqual([titles, correctedQuery]);
  });

  it.each([
    ['knittnig', 'knitting', ['Knitting machines'], []],
    ['orem', 'örme', ['Knitting machines'], []],
    ['Altınmekki', 'Altınmekik', [], ['Altınmekik']],
    ['loom', null, ['Weaving machines'], []],
  ])(
    '%s: what is meant by %j names the categories %j and the makers %j',
    async (q, corrected, categories, makers) => {
      const found = await suggest(q);
      expect(found.correctedQuery).toBe(corrected);
      expect(found.categories.map(({ name }) => name)).toEqual(categories);
      expect(found.makers.map(({ name }) => name)).toEqual(makers);
    },
  );

  it('suggests a few, with maker and category in words', async () => {
    const { products } = await suggest('penye', 'tr');
    expect(products).toHaveLength(6);
    expect(products[0]).toMatchObject({ maker: 'İpek İplik', category: 'İplik' });
  });

  const nothingFound = ['❤️', '\u0301', 'ﾟ', '( ͡° ͜ʖ ͡°)', 'ﷺ'.repeat(100), '1'.repeat(300), '½ ①'];
  it.each(['', ' ', 'a', '!!', 'x'.repeat(5000), '🧵', '%_%', "'\\", ...nothingFound])(
    'answers %s',
    async (q) => {
      expect(await suggest(q)).toEqual({ categories: [], makers: [], products: [], correctedQuery: null });
    },
  );
});
