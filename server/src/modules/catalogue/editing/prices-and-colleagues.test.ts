import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { productListAnswer } from 'shared-kit/contract/catalogue';
import type { PriceRow, ProductDraft } from 'shared-kit/contract/products';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import { catalogueModuleWith } from '../module.ts';
import { prepareMarket } from '../testing/market.ts';
import { smallTree } from '../testing/small-tree.ts';
import { applyDuePrices } from './apply-due-prices.ts';
import { maker } from './testing/maker.ts';

describe('prices and colleagues', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let own: ReturnType<typeof maker>;
  let rival: ReturnType<typeof maker>;
  let buyer = '';
  beforeAll(async () => {
    const { db } = database;
    app = await testApp({ db, modules: [catalogueModuleWith(smallTree)] });
    await prepareMarket(db);
    const cookieOf = async (kind: 'machinery-manufacturer' | 'retailer') =>
      testSession(db, (await testUser(db, { kind })).userId);
    own = maker(app, await cookieOf('machinery-manufacturer'));
    rival = maker(app, await cookieOf('machinery-manufacturer'));
    buyer = await cookieOf('retailer');
  });
  afterAll(() => app.close());

  const world = (price: string, changes: Partial<PriceRow> = {}): PriceRow => ({
    place: 'global',
    price,
    currency: 'USD',
    from: null,
    until: null,
    incoterm: null,
    leadTimeWeeks: null,
    ...changes,
  });
  const complete = (draft: ProductDraft): Partial<ProductDraft> => ({
    title: { ...draft.title, tr: 'Kancalı tezgâh RL 200' },
    description: { en: 'A loom for shirting.', tr: 'Gömleklik için.' },
    originCountry: 'TR',
    attributes: { shedding: 'dobby', reed_width_cm: 182.88 },
    typed: { reed_width_cm: '72 in' },
    leadTimeWeeks: 12,
    incoterm: { rule: 'FCA', place: 'Bursa' },
    priceRows: [world('98500')],
  });
  const seenByBuyer = async (id: string, country = 'DE') => {
    const answer = await app.inject({
      url: `/api/products/${id}?currency=USD`,
      headers: { cookie: `${buyer}; pricing_country=${country}` },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const published = async (title: string) => {
    const id = await own.add(title);
    await own.edit(id, complete);
    expect((await own.publish(id)).status).toBe(200);
    return id;
  };

  describe('two editors of one product', () => {
    it('overwrite nothing: the later saving is refused', async () => {
      const id = await own.add('Shared');
      const { revision, draft } = await own.open(id);
      const [one, other] = await Promise.all([
        own.save(id, revision, { ...draft, model: 'one' }),
        own.save(id, revision, { ...draft, model: 'other' }),
      ]);
      const refused = [one, other].find(({ status }) => status !== 200);
      expect([one.status, other.status].toSorted()).toEqual([200, 409]);
      expect(refused?.body.code).toBe('product.draft-moved');
      expect((await own.open(id)).draft.model).toBe(one.status === 200 ? 'one' : 'other');
    });

    it('publish only what they saw', async () => {
      const id = await published('Seenloom');
      await own.edit(id, () => ({ model: 'mine' }));
      const seen = await own.open(id);
      await own.edit(id, () => ({ model: 'a colleague’s' }));
      const { revision, liveAt } = seen;
      const late = await own.ask(`/${id}/publication`, { method: 'POST', body: { revision, liveAt } });
      expect(late.body.code).toBe('product.draft-moved');
    });

    it('of another company see no product', async () => {
      const id = await published('Ownloom');
      const { draft } = await own.open(id);
      expect((await rival.ask(`/${id}`)).body.code).toBe('product.not-found');
      expect((await rival.save(id, 0, draft)).body.code).toBe('product.not-found');
      expect((await rival.move(id, 'archiving')).body.code).toBe('product.not-found');
    });
  });

  describe('prices', () => {
    it.each<[string, PriceRow[], string, string | null]>([
      ['of the country', [world('100'), world('90', { place: 'EG' })], 'EG', '90'],
      [
        'lapsed there: on request',
        [world('100'), world('90', { place: 'EG', until: '2020-01-01' })],
        'EG',
        null,
      ],
      ['on request there', [world('100'), world('90', { place: 'EG', price: null })], 'EG', null],
      ['that match no country', [world('90', { place: 'TR' })], 'EG', null],
    ])('%s', async (what, rows, country, price) => {
      const id = await published(`Priced ${what}`);
      await own.edit(id, () => ({ priceRows: rows }));
      expect((await own.publish(id)).status).toBe(200);
      expect((await seenByBuyer(id, country)).body.price?.contract.amount ?? null).toBe(price);
    });

    it('take delivery and lead time of the row along', async () => {
      const id = await published('Delivered');
      const incoterm = { rule: 'CIF', place: 'Alexandria' } as const;
      await own.edit(id, () => ({
        priceRows: [world('100'), world('9', { place: 'EG', incoterm, leadTimeWeeks: 26 })],
      }));
      await own.publish(id);
      expect((await seenByBuyer(id, 'EG')).body).toMatchObject({ incoterm, leadTimeWeeks: 26 });
      expect((await seenByBuyer(id, 'DE')).body).toMatchObject({
        incoterm: { rule: 'FCA' },
        leadTimeWeeks: 12,
      });
    });

    it('begin and lapse by themselves, also in the listing', async () => {
      const id = await published('Scheduledloom');
      const rows = [
        world('100', { until: '2030-12-31' }),
        world('120', { from: '2031-01-01', until: '2031-06-30' }),
        world('50', { place: 'EG', until: '2031-03-31' }),
      ];
      await own.edit(id, () => ({ priceRows: rows }));
      await own.publish(id);
      const on = async (day: string) => {
        await applyDuePrices(database.db, { now: new Date(`${day}T00:00:30Z`), tree: smallTree });
        const prices = [];
        for (const country of ['DE', 'EG']) {
          const answer = await app.inject({
            url: '/api/products?q=Scheduledloom&currency=USD',
            headers: { cookie: `${buyer}; pricing_country=${country}` },
          });
          const [card] = productListAnswer.parse(answer.json()).items;
          prices.push(card?.price?.contract.amount ?? null);
        }
        return prices;
      };
      expect(await on('2026-12-01')).toEqual(['100', '50']);
      expect(await on('2031-01-01')).toEqual(['120', '50']);
      expect(await on('2031-04-01')).toEqual(['120', null]);
      expect(await on('2031-07-01')).toEqual([null, null]);
      expect(await applyDuePrices(database.db, { now: new Date('2032-01-01'), tree: smallTree })).toBe(0);
    });

    it('whose times overlap are kept in the draft, but not published', async () => {
      const id = await published('Overlapping');
      await own.edit(id, () => ({ priceRows: [world('1'), world('2', { from: '2027-01-01' })] }));
      expect((await own.publish(id)).body).toMatchObject({
        code: 'product.not-complete',
        errors: [{ name: 'price-overlap' }],
      });
    });

    it.each([
      ['that end before they begin', { from: '2027-05-02', until: '2027-05-01' }],
      ['whose days lie too far away', { until: '9999-12-31' }],
    ])('%s are kept in the draft, but not published', async (_what, days) => {
      const id = await published('Backwards');
      await own.edit(id, () => ({ priceRows: [world('1', days)] }));
      expect((await own.publish(id)).body).toMatchObject({
        code: 'product.not-complete',
        errors: [{ name: 'price-dates' }],
      });
    });
  });
});
