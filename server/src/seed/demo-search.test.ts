import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { ProductListAnswer, SuggestionsAnswer } from 'shared-kit/contract/catalogue';
import { testApp } from '../platform/testing/test-app.ts';
import { demoDatabase } from './testing.ts';

describe('demo search', () => {
  const database = demoDatabase();
  let app: FastifyInstance;

  beforeAll(async () => {
    app = await testApp(database);
  }, 60_000);
  afterAll(() => app.close());

  const search = async (query: Record<string, string>) =>
    (
      await app.inject({ url: '/api/products', query: { limit: '60', ...query } })
    ).json() as ProductListAnswer;
  const idsOf = async (q: string) => (await search({ q })).items.map(({ id }) => id).sort();

  it.each([
    ['İplik', ['iplik', 'IPLIK', 'İPLİK', 'ıplık']],
    ['örme', ['orme', 'ÖRME', 'Orme']],
    ['dokuma', ['DOKUMA', 'Dokuma']],
    ['çözgü', ['cozgu', 'ÇÖZGÜ', 'COZGU']],
  ])('%s finds the same however it is typed', async (word, spellings) => {
    const found = await idsOf(word);
    expect(found.length).toBeGreaterThan(3);
    for (const spelling of spellings) expect([spelling, await idsOf(spelling)]).toEqual([spelling, found]);
  });

  it.each([
    ['RL 190', /^(?!.*kit).*RL 190/i],
    ['rl190', /^(?!.*kit).*RL 190/i],
    ['dokuma makinesi', /loom|weaving/i],
    ['200 cm rapier', /rapier/i],
    ['circular knitting', /knitting|jersey|rib/i],
  ])('%s shows first what it names', async (q, title) => {
    const [first] = (await search({ q })).items;
    expect(first?.title).toMatch(title);
  });

  it('a width finds looms of about that width, in either unit and language', async () => {
    const widths = async (q: string) =>
      (await search({ q })).items.flatMap(({ highlights }) => {
        const width = highlights.find(({ key }) => key === 'reed_width_cm')?.value;
        return typeof width === 'number' ? [width] : [];
      });
    const found = await widths('200 cm rapier');
    expect(found.length).toBeGreaterThan(2);
    expect(found.every((width) => width >= 170 && width <= 230)).toBe(true);
    expect((await widths('2 m rapier')).toSorted()).toEqual(found.toSorted());
    expect((await widths('200 cm kancalı')).toSorted()).toEqual(found.toSorted());
  });

  it.each([
    ['raiper loom', 'rapier'],
    ['dokumma', 'dokuma'],
    ['cozgü makien', 'makine'],
  ])('%s is searched as something with %s', async (q, word) => {
    const { items, correctedQuery } = await search({ q });
    expect(correctedQuery ?? q).toContain(word);
    expect(items.length).toBeGreaterThan(0);
  });

  it('suggests categories, makers and products in both languages', async () => {
    const suggest = async (q: string, locale: string) =>
      (await app.inject({ url: '/api/suggestions', query: { q, locale } })).json() as SuggestionsAnswer;
    const [english, turkish] = [await suggest('weav', 'en'), await suggest('dokum', 'tr')];
    expect(english.categories.length).toBeGreaterThan(0);
    expect(turkish.categories.length).toBeGreaterThan(0);
    expect((await suggest('altinm', 'tr')).makers.map(({ name }) => name)).toEqual(['Altınmekik Makina']);
    expect((await suggest('rl 19', 'en')).products[0]?.title).toMatch(/RL 190/);
  });

  it('every count is exact at the size of the demo', async () => {
    const { total, facets } = await search({ condition: 'new', origin: 'TR,DE' });
    expect([total.exact, ...facets.map(({ exact }) => exact)]).not.toContain(false);
  });
});
