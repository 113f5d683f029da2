import { beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { listProducts } from '../finding/list-products.ts';
import { readListQuery } from '../finding/list-query.ts';
import { aMaker, offer, prepareMarket } from '../testing/market.ts';
import { aProduct } from '../testing/product.ts';
import { smallTree } from '../testing/small-tree.ts';
import { testCursors } from '../testing/test-cursors.ts';

describe('search', () => {
  const database = testDatabase();
  const models = new Map<string, string>();

  const offered = [
    aProduct({ model: 'RL-190' }),
    aProduct({
      model: 'Ipek 40',
      categoryId: 'yarn',
      title: { en: 'Combed cotton yarn Ne 40', tr: 'Penye pamuk ipliği Ne 40' },
      description: { en: 'For seamless shirting on rapier machines.', tr: 'Gömleklik için.' },
      attributes: { fibres: ['cotton'], count_ne: 40 },
    }),
    aProduct({
      model: 'Warper 7',
      title: { en: 'Direct warping machine', tr: 'Seri çözgü makinesi' },
      description: { en: '<b>Fast</b> & simple, for any yarn', tr: null },
      attributes: { shedding: 'jacquard' },
    }),
    aProduct({
      model: 'WK-24',
      categoryId: 'knitting',
      title: { en: 'Wear parts for RL 190: RL 190 rollers', tr: null },
      description: { en: 'Fits RL 190. Sent by sea. Cases of 70×140 and 50x90.', tr: null },
      attributes: { gauge: 28 },
    }),
    aProduct({ model: 'Draft', title: { en: 'Secret prototype', tr: null }, status: 'draft' }),
  ];

  beforeAll(async () => {
    await prepareMarket(database.db);
    const ids = await offer(database.db, await aMaker(database.db, 'Göçer Makina'), offered);
    for (const [at, { model }] of offered.entries()) models.set(ids[at] ?? '', model);
  });

  async function find(q: string, more: Record<string, string> = {}) {
    const query = readListQuery({ q, ...more }, smallTree, {});
    const answer = await listProducts(database.db, {
      query,
      country: null,
      tree: smallTree,
      cursors: testCursors,
    });
    return { found: answer.items.map(({ id }) => models.get(id)).sort(), corrected: answer.correctedQuery };
  }

  const everything = ['Ipek 40', 'RL-190', 'WK-24', 'Warper 7'];
  const withRl = ['RL-190', 'WK-24'];
  it.each([
    ['a category that it names', 'loom', ['RL-190', 'Warper 7']],
    ['its plural', 'looms', ['RL-190', 'Warper 7']],
    ['its beginning', 'rapi', ['Ipek 40', 'RL-190']],
    ['every word has to match', 'rapier loom', ['RL-190']],
    ['words of both languages', 'rapier tezgah', ['RL-190']],
    ['Turkish letters', 'çözgü', ['Warper 7']],
    ['letters as programs write them', 'i\u0307pli\u0307k', ['Ipek 40']],
    ['signs without width between its letters', 'çöz\u200bgü \u2060warp\u00ading', ['Warper 7']],
    ['a size', '70 × 140', ['WK-24']],
    ['a size with a letter', '70x140', ['WK-24']],
    ['a size with a letter and blanks', '70 X 140', ['WK-24']],
    ['a size that a maker wrote with a letter', '50×90', ['WK-24']],
    ['a size that is another', '70 x 150', []],
    ['Turkish without its letters', 'cozgu', ['Warper 7']],
    ['Turkish capitals', 'ÇÖZGÜ MAKİNESİ', ['Warper 7']],
    ['capitals of a keyboard without İ', 'COZGU MAKINESI', ['Warper 7']],
    ['the stem of a changed consonant', 'iplik', ['Ipek 40']],
    ['another ending', 'ipliğinden', ['Ipek 40']],
    ['a circumflex left out', 'tezgahı', ['RL-190', 'Warper 7']],
    ['a category', 'yarn', ['Ipek 40']],
    ['a choice in Turkish', 'jakar', ['Warper 7']],
    ['the maker', 'gocer', everything],
    ['a model with its hyphen', 'RL-190', withRl],
    ['a model closed up', 'rl190', withRl],
    ['a model spaced out', 'rl 190', withRl],
    ['a width', '190 cm rapier', ['RL-190']],
    ['a width in another unit', '1.9 m', ['RL-190']],
    ['about that width', '200cm rapier', ['RL-190']],
    ['quite another width', '260 cm', []],
    ['words too common to matter', 'the rapier for and with', ['Ipek 40', 'RL-190']],
    ['common words typed without Turkish letters', 'gomleklik icin', ['Ipek 40', 'RL-190']],
    ['a beginning that is a word of its own elsewhere', 'cotton sea', ['Ipek 40']],
    ['an article number with a word for other goods', 'Warper 7 yarn', ['Warper 7']],
    ['a draft', 'prototype', []],
    ['no words at all', '!!! %_ 🧵', everything],
  ])('finds %s: %s', async (_case, q, expected) => {
    expect(await find(q)).toEqual({ found: expected, corrected: null });
  });

  it.each([
    ['letters swapped', 'wapring', 'warping', ['Warper 7']],
    ['a letter too few', 'rapir loom', 'rapier loom', ['RL-190']],
    ['two letters swapped', 'rapeir loom', 'rapier loom', ['RL-190']],
    ['a letter too many', 'tezgaah', 'tezgâh', ['RL-190', 'Warper 7']],
    ['told with its own letters', 'coozgu', 'çözgü', ['Warper 7']],
  ])('searches the nearest spelling: %s', async (_case, q, corrected, found) => {
    expect(await find(q)).toEqual({ found, corrected });
  });

  it.each([
    ['nothing is near', 'helicopter'],
    ['both words exist, but not together', 'yarn jacquard'],
  ])('finds nothing and corrects nothing where %s', async (_case, q) => {
    expect(await find(q)).toEqual({ found: [], corrected: null });
  });

  it('corrects before filters are looked at', async () => {
    expect(await find('wapring', { condition: 'used' })).toEqual({ found: [], corrected: 'warping' });
  });

  it('ranks a product with this name before those that mention it', async () => {
    const query = readListQuery({ q: 'rapier' }, smallTree, {});
    const { items } = await listProducts(database.db, {
      query,
      country: null,
      tree: smallTree,
      cursors: testCursors,
    });
    expect(items.map(({ id }) => models.get(id))).toEqual(['RL-190', 'Ipek 40']);
  });

  it.each(['RL 190', 'rl190', 'RL-190', '190 RL 190'])(
    '%s: the machine before the parts for it',
    async (q) => {
      const query = readListQuery({ q }, smallTree, {});
      const { items } = await listProducts(database.db, {
        query,
        country: null,
        tree: smallTree,
        cursors: testCursors,
      });
      expect(items.map(({ id }) => models.get(id))).toEqual(['RL-190', 'WK-24']);
    },
  );

  it.each(['❤️', '\u0301', 'ﾟ', '!!'])('finds everything where %j has no word', async (q) => {
    expect(await find(q)).toEqual({ found: everything, corrected: null });
  });

  it.each(['( ͡° ͜ʖ ͡°)', 'ﷺ'.repeat(100), '㌖'.repeat(200), '각1'.repeat(100), 'x'.repeat(5000)])(
    'finds nothing for %j',
    async (q) => {
      expect(await find(q)).toEqual({ found: [], corrected: null });
    },
  );

  it('treats markup in product text as text', async () => {
    const query = readListQuery({ q: 'warper', locale: 'tr' }, smallTree, {});
    const { items } = await listProducts(database.db, {
      query,
      country: null,
      tree: smallTree,
      cursors: testCursors,
    });
    expect(items[0]?.title).toBe('Seri çözgü makinesi');
  });
});
