import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { marketFiguresAnswer } from 'shared-kit/contract/market-figures';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { type ProductInput, shippedTree, writeProducts } from '../catalogue/index.ts';
import { prepareCatalogue } from '../catalogue/module.ts';
import { createCompany, type NewCompany } from '../companies/index.ts';

describe('market figures', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let now = new Date('2026-06-01T12:00:00Z');

  const trader = (changes: Partial<NewCompany>): Promise<string> =>
    createCompany(database.db, {
      kind: 'machinery-manufacturer',
      legalName: 'Örnek Makina A.Ş.',
      brandName: 'Örnek',
      country: 'TR',
      city: 'Bursa',
      verification: 'approved',
      ...changes,
    });

  const aLoom = (changes: Partial<ProductInput>): ProductInput => ({
    title: { en: 'Rapier loom', tr: 'Kancalı dokuma makinesi' },
    description: { en: 'A loom.', tr: 'Dokuma makinesi.' },
    model: 'RL',
    categoryId: 'weaving',
    condition: 'new',
    year: null,
    originCountry: 'TR',
    attributes: {},
    priceMap: { regions: { global: { price: 98500, currency: 'USD' } }, countries: {} },
    tiers: [],
    options: [],
    variants: [],
    unit: 'piece',
    minimumOrder: 1,
    orderMultiple: 1,
    leadTimeWeeks: 12,
    incoterm: { rule: 'FCA', place: 'Bursa' },
    warranty: { en: '12 months', tr: '12 ay' },
    status: 'published',
    handle: null,
    sku: null,
    ...changes,
  });

  const offer = (seller: string, products: readonly ProductInput[]) =>
    database.db.transaction((tx) => writeProducts(tx, seller, products, { tree: shippedTree, now }));

  const figures = async (visitorsMayBrowse = app) =>
    marketFiguresAnswer.parse((await visitorsMayBrowse.inject({ url: '/api/market-figures' })).json());

  beforeAll(async () => {
    await prepareCatalogue(database.db);
    app = await testApp({ ...database, clock: () => now });
  });
  afterAll(() => app.close());

  it('says nothing of an empty market that is not so', async () => {
    expect(await figures()).toEqual({
      makers: 0,
      countries: 0,
      readySoon: 0,
      soonWeeks: 4,
      banks: 0,
      looms: { hooks: null, widthCm: null, weftColours: null },
    });
  });

  it('keeps its answer for a minute, then counts again', async () => {
    const [bursa, denizli, biella, unverified] = await Promise.all([
      trader({}),
      trader({ kind: 'textile-manufacturer', city: 'Denizli' }),
      trader({ kind: 'textile-manufacturer', country: 'IT' }),
      trader({ verification: 'in_review', country: 'DE' }),
      trader({ country: 'CH', brandName: 'Sells nothing' }),
      trader({ kind: 'bank', country: 'NL' }),
      trader({ kind: 'bank', verification: 'suspended' }),
    ]);
    await offer(bursa, [
      aLoom({ attributes: { reed_width_cm: 190, weft_colours: 8 }, leadTimeWeeks: 4 }),
      aLoom({ attributes: { reed_width_cm: 360.5 }, leadTimeWeeks: 5 }),
      aLoom({ attributes: { reed_width_cm: 540 }, leadTimeWeeks: 1, status: 'draft' }),
      aLoom({ categoryId: 'dobby-jacquard', attributes: { hooks: 2688 } }),
    ]);
    await offer(denizli, [aLoom({ categoryId: 'fabric', leadTimeWeeks: 0 })]);
    await offer(biella, [aLoom({ categoryId: 'fabric' })]);
    await offer(unverified, [aLoom({ attributes: { reed_width_cm: 140 }, leadTimeWeeks: 2 })]);

    now = new Date('2026-06-01T12:00:59Z');
    expect((await figures()).makers).toBe(0);
    now = new Date('2026-06-01T12:01:00Z');
    expect(await figures()).toEqual({
      makers: 3,
      countries: 2,
      readySoon: 3,
      soonWeeks: 4,
      banks: 1,
      looms: {
        hooks: { min: 2688, max: 2688 },
        widthCm: { min: 140, max: 360.5 },
        weftColours: { min: 8, max: 8 },
      },
    });
  });

  it('answers visitors of a closed market too', async () => {
    const closed = await testApp({ ...database }, { FULL_MODE: 'false' });
    expect((await closed.inject({ url: '/api/categories' })).statusCode).toBe(401);
    expect((await figures(closed)).makers).toBe(3);
    await closed.close();
  });
});
