import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { productDetail } from 'shared-kit/contract/catalogue';
import type { BulkEdit } from 'shared-kit/contract/products';
import { newId } from '../../../platform/db/index.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import { company } from '../../companies/index.ts';
import { maker } from '../editing/testing/maker.ts';
import { catalogueModuleWith } from '../module.ts';
import type { ProductInput } from '../product-input.ts';
import { offer, prepareMarket } from '../testing/market.ts';
import { aProduct } from '../testing/product.ts';
import { smallTree } from '../testing/small-tree.ts';
import { bulkMaker } from './testing/bulk-maker.ts';

describe('bulk edits', () => {
  const database = testDatabase();
  let now = new Date('2026-11-24T12:00:00Z');
  let app: FastifyInstance;
  let [buyer, cookie, companyId] = ['', '', ''];
  let own: ReturnType<typeof maker>;
  beforeAll(async () => {
    app = await testApp({ db: database.db, modules: [catalogueModuleWith(smallTree)], clock: () => now });
    await prepareMarket(database.db);
    buyer = await testSession(database.db, (await testUser(database.db, { kind: 'retailer' })).userId);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const user = await testUser(database.db, { kind: 'machinery-manufacturer' });
    companyId = user.companyId ?? '';
    cookie = await testSession(database.db, user.userId);
    own = maker(app, cookie);
    bulk = bulkMaker(app, cookie);
  });

  const fiveMore: BulkEdit = { kind: 'price-percent', percent: '5' };
  let bulk: ReturnType<typeof bulkMaker>;
  const offered = (...products: Partial<ProductInput>[]) =>
    offer(database.db, companyId, products.map(aProduct), now);
  async function shopPrice(id: string, country = 'DE') {
    const answer = await app.inject({
      url: `/api/products/${id}?currency=USD`,
      headers: { cookie: `${buyer}; pricing_country=${country}` },
    });
    if (answer.statusCode !== 200) return answer.statusCode;
    return productDetail.parse(answer.json()).price?.contract.amount ?? null;
  }

  describe('a change of prices', () => {
    it('shows each zone’s price first, then stands in the shop, and is undone', async () => {
      const [loom = '', other = ''] = await offered(
        {
          priceMap: {
            regions: { global: { price: 98500, currency: 'USD' } },
            countries: { TR: { price: 90000, currency: 'USD' } },
          },
        },
        { priceMap: { regions: { global: { price: 10, currency: 'EUR' } }, countries: {} } },
      );
      const shown = await bulk.preview(fiveMore, [loom, other]);
      const money = (amount: string) => ({ amount, currency: 'USD' });
      expect(shown[0]?.prices.map(({ place, before, after }) => [place, before.low, after.low])).toEqual([
        ['global', money('98500'), money('103425')],
        ['TR', money('90000'), money('94500')],
      ]);
      expect(await shopPrice(loom)).toBe('98500');
      const done = await bulk.apply(fiveMore, [loom, other]);
      expect(done).toMatchObject({ status: 200, body: { products: 2 } });
      expect([await shopPrice(loom), await shopPrice(loom, 'TR')]).toEqual(['103425', '94500']);
      expect(await bulk.undo(done.body.id)).toMatchObject({ status: 200, body: { undone: 2, kept: 0 } });
      expect([await shopPrice(loom), await shopPrice(loom, 'TR')]).toEqual(['98500', '90000']);
      const { entries } = (await own.ask(`/${loom}/history`)).body;
      expect(entries.slice(0, 2).map(({ kind }: { kind: string }) => kind)).toEqual(['changed', 'changed']);
    });

    it('reaches what waits beside the product, but not if that states other prices', async () => {
      const [quiet = '', priced = ''] = await offered({}, {});
      await own.edit(quiet, () => ({ model: 'RL-191' }));
      await own.edit(priced, ({ priceRows }) => ({
        priceRows: priceRows.map((row) => ({ ...row, price: '1' })),
      }));
      expect((await bulk.preview(fiveMore, [quiet, priced])).map(({ refusal }) => refusal)).toEqual([
        null,
        'changes-wait',
      ]);
      expect((await bulk.apply(fiveMore, [quiet])).status).toBe(200);
      const { draft } = await own.open(quiet);
      expect([draft.model, draft.priceRows[0]?.price]).toEqual(['RL-191', '103425']);
    });

    it('changes the draft of a product that never was public', async () => {
      const id = await own.add('Loom');
      const always = { from: null, until: null, incoterm: null, leadTimeWeeks: null };
      await own.edit(id, () => ({
        priceRows: [{ place: 'global', price: '100', currency: 'USD', ...always }],
      }));
      const done = await bulk.apply({ kind: 'price-amount', amount: '-0.5', currency: 'USD' }, [id]);
      expect((await own.open(id)).draft.priceRows[0]?.price).toBe('99.5');
      await bulk.undo(done.body.id);
      expect((await own.open(id)).draft.priceRows[0]?.price).toBe('100');
    });
  });

  describe('a change as a whole', () => {
    it('is refused if a product was changed since it was shown', async () => {
      const [one = '', two = ''] = await offered({}, {});
      const shown = await bulk.preview(fiveMore, [one, two]);
      now = new Date(now.getTime() + 1000);
      expect((await bulk.apply({ kind: 'lead-time', weeks: 40 }, [two])).status).toBe(200);
      const refused = await bulk.send('', {
        edit: fiveMore,
        products: shown.map(({ id, seen }) => ({ id, seen })),
      });
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'product.draft-moved', errors: [{ name: two, reason: 'moved' }] },
      });
      expect(await shopPrice(one)).toBe('98500');
    });

    it('is refused if it is another than what was shown, or would be refused', async () => {
      const [one = ''] = await offered({});
      const [shown] = await bulk.preview(fiveMore, [one]);
      const products = [{ id: one, seen: shown?.seen ?? '' }];
      expect((await bulk.send('', { edit: { kind: 'price-percent', percent: '50' }, products })).status).toBe(
        409,
      );
      const [refused] = await bulk.preview({ kind: 'publish' }, [one]);
      expect(refused?.refusal).toBe('nothing-waits');
      expect((await bulk.apply({ kind: 'publish' }, [one])).status).toBe(409);
    });

    it('takes effect once for a key, and of two at the same time only one', async () => {
      const [one = '', two = ''] = await offered({}, {});
      const shown = (await bulk.preview(fiveMore, [one, two])).map(({ id, seen }) => ({ id, seen }));
      const body = { edit: fiveMore, products: shown };
      const reversed = { edit: fiveMore, products: shown.toReversed() };
      const answers = await Promise.all([bulk.send('', body), bulk.send('', reversed)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await shopPrice(one)).toBe('103425');
      const key = newId();
      const again = (await bulk.preview(fiveMore, [one])).map(({ id, seen }) => ({ id, seen }));
      const first = await bulk.send('', { edit: fiveMore, products: again }, { key });
      expect(await bulk.send('', { edit: fiveMore, products: again }, { key })).toEqual(first);
      expect(await shopPrice(one)).toBe('108596.25');
    });

    it('doesn’t know another company’s product', async () => {
      const [foreign = ''] = await offered({});
      const rival = await testUser(database.db, { kind: 'machinery-manufacturer' });
      const as = await testSession(database.db, rival.userId);
      const mine = { edit: fiveMore, products: [foreign], locale: 'en' };
      expect(await bulk.send('/preview', mine, { as })).toMatchObject({
        status: 404,
        body: { code: 'product.not-found' },
      });
      const [shown] = await bulk.preview(fiveMore, [foreign]);
      const products = [{ id: foreign, seen: shown?.seen ?? '' }];
      expect(await bulk.send('', { edit: fiveMore, products }, { as })).toMatchObject({ status: 404 });
      const done = await bulk.apply(fiveMore, [foreign]);
      expect(await bulk.undo(done.body.id, as)).toMatchObject({
        status: 404,
        body: { code: 'product.change-not-found' },
      });
    });

    it('is refused to a suspended company', async () => {
      const [one = ''] = await offered({});
      const [shown] = await bulk.preview(fiveMore, [one]);
      const done = await bulk.apply({ kind: 'lead-time', weeks: 3 }, [one]);
      await database.db.update(company).set({ verification: 'suspended' }).where(eq(company.id, companyId));
      const refused = { status: 403, body: { code: 'company.not-allowed' } };
      const products = [{ id: one, seen: shown?.seen ?? '' }];
      expect(await bulk.send('/preview', { edit: fiveMore, products: [one], locale: 'en' })).toMatchObject(
        refused,
      );
      expect(await bulk.send('', { edit: fiveMore, products })).toMatchObject(refused);
      expect(await bulk.undo(done.body.id)).toMatchObject(refused);
    });
  });

  describe('publishing and archiving', () => {
    it('publishes drafts and names what others lack, and undoing archives what was new', async () => {
      const [ready = ''] = await offered({ status: 'draft' });
      const open = await own.add('Loom');
      const [first, second] = await bulk.preview({ kind: 'publish' }, [ready, open]);
      expect(first?.refusal).toBe(null);
      expect(second).toMatchObject({ refusal: 'not-complete', points: ['description', 'terms'] });
      const done = await bulk.apply({ kind: 'publish' }, [ready]);
      expect(await shopPrice(ready)).toBe('98500');
      expect((await bulk.undo(done.body.id)).body).toEqual({ undone: 1, kept: 0 });
      expect(await shopPrice(ready)).toBe(410);
    });

    it('puts changes that waited back where they were', async () => {
      const [id = ''] = await offered({});
      await own.edit(id, () => ({ leadTimeWeeks: 30 }));
      const done = await bulk.apply({ kind: 'publish' }, [id]);
      expect((await own.open(id)).live?.leadTimeWeeks).toBe(30);
      await bulk.undo(done.body.id);
      const { live, draft } = await own.open(id);
      expect([live?.leadTimeWeeks, draft.leadTimeWeeks]).toEqual([12, 30]);
    });

    it('archives what is public and brings it back', async () => {
      const [id = '', draft = ''] = await offered({}, { status: 'draft' });
      expect((await bulk.preview({ kind: 'archive' }, [draft]))[0]?.refusal).toBe('not-public');
      const done = await bulk.apply({ kind: 'archive' }, [id]);
      expect(await shopPrice(id)).toBe(410);
      await bulk.undo(done.body.id);
      expect(await shopPrice(id)).toBe('98500');
    });
  });

  describe('undoing', () => {
    const url = '/api/manufacturer/product-edits/newest';
    const newest = async () => (await app.inject({ url, headers: { cookie } })).json().edit;

    it('leaves what was changed since, and happens once', async () => {
      const [one = '', two = ''] = await offered({}, {});
      const done = await bulk.apply(fiveMore, [one, two]);
      now = new Date(now.getTime() + 1000);
      expect(await newest()).toMatchObject({ id: done.body.id, kind: 'price-percent', products: 2 });
      await own.edit(two, () => ({ leadTimeWeeks: 9 }));
      expect((await bulk.undo(done.body.id)).body).toEqual({ undone: 1, kept: 1 });
      expect([await shopPrice(one), await shopPrice(two)]).toEqual(['98500', '103425']);
      expect(await bulk.undo(done.body.id)).toMatchObject({ status: 404 });
      expect(await newest()).toBe(null);
    });

    it('ends after an hour', async () => {
      const [one = ''] = await offered({});
      const done = await bulk.apply(fiveMore, [one]);
      now = new Date(now.getTime() + 59 * 60_000);
      expect(await newest()).not.toBe(null);
      now = new Date(now.getTime() + 60_000);
      expect(await newest()).toBe(null);
      expect(await bulk.undo(done.body.id)).toMatchObject({ status: 404 });
      expect(await shopPrice(one)).toBe('103425');
    });
  });
});
