import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { productDetail, productListAnswer } from 'shared-kit/contract/catalogue';
import type { PriceRow, ProductDraft } from 'shared-kit/contract/products';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import { catalogueModuleWith } from '../module.ts';
import { product } from '../schema.ts';
import { prepareMarket } from '../testing/market.ts';
import { smallTree } from '../testing/small-tree.ts';
import { maker } from './testing/maker.ts';

describe('editing', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let own: ReturnType<typeof maker>;
  let buyer = '';
  beforeAll(async () => {
    const { db } = database;
    app = await testApp({ db, modules: [catalogueModuleWith(smallTree)] });
    await prepareMarket(db);
    const cookieOf = async (kind: 'machinery-manufacturer' | 'retailer') =>
      testSession(db, (await testUser(db, { kind })).userId);
    own = maker(app, await cookieOf('machinery-manufacturer'));
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
  const listed = async (words: string) =>
    productListAnswer
      .parse(
        (
          await app.inject({
            url: `/api/products?q=${encodeURIComponent(words)}`,
            headers: { cookie: buyer },
          })
        ).json(),
      )
      .items.map(({ id }) => id);
  const published = async (title: string) => {
    const id = await own.add(title);
    await own.edit(id, complete);
    expect((await own.publish(id)).status).toBe(200);
    return id;
  };

  describe('a product', () => {
    it('is begun, written and published, and only then found', async () => {
      const id = await own.add('Quietloom 200');
      expect(await seenByBuyer(id)).toMatchObject({ status: 404 });
      const refused = await own.publish(id);
      expect(refused).toMatchObject({ status: 409, body: { code: 'product.not-complete' } });
      expect(refused.body.errors.map(({ name }: { name: string }) => name)).toEqual(['description', 'terms']);
      await own.edit(id, complete);
      expect(await listed('Quietloom')).toEqual([]);
      expect((await own.publish(id)).status).toBe(200);
      expect(await listed('Quietloom')).toEqual([id]);
      const { price, leadTimeWeeks } = productDetail.parse((await seenByBuyer(id)).body);
      expect([price?.contract.amount, leadTimeWeeks]).toEqual(['98500', 12]);
      expect(await own.open(id)).toMatchObject({
        status: 'published',
        revision: 0,
        draft: { typed: { reed_width_cm: '72 in' }, attributes: { reed_width_cm: 182.88 } },
        live: { title: { tr: 'Kancalı tezgâh RL 200' } },
      });
    });

    it('changes as a whole, when its maker publishes it again', async () => {
      const id = await published('Wholeloom');
      await own.edit(id, (draft) => ({
        title: { ...draft.title, en: 'Renamedloom' },
        priceRows: [world('100')],
      }));
      expect(await listed('Renamedloom')).toEqual([]);
      expect((await seenByBuyer(id)).body).toMatchObject({
        title: 'Wholeloom',
        price: { contract: { amount: '98500' } },
      });
      const editor = await own.open(id);
      expect([editor.draft.title.en, editor.live?.title.en]).toEqual(['Renamedloom', 'Wholeloom']);
      await own.publish(id);
      expect((await seenByBuyer(id)).body).toMatchObject({
        title: 'Renamedloom',
        price: { contract: { amount: '100' } },
      });
    });

    it('says which language of a text is older', async () => {
      const id = await own.add('Timed', 'weaving', 'tr');
      const first = (await own.open(id)).textTimes;
      expect(first.title).toEqual({ tr: expect.any(String) });
      await own.edit(id, (draft) => ({ title: { ...draft.title, en: 'Timed loom' } }));
      const { title } = (await own.open(id)).textTimes;
      expect(Date.parse(title?.en ?? '')).toBeGreaterThanOrEqual(Date.parse(title?.tr ?? ''));
      expect(title?.tr).toBe(first.title?.tr);
    });

    it('leaves the shop, and comes back', async () => {
      const id = await published('Seasonalloom');
      expect((await own.move(id, 'archiving')).status).toBe(200);
      expect(await listed('Seasonalloom')).toEqual([]);
      expect(await seenByBuyer(id)).toMatchObject({ status: 410, body: { code: 'product.archived' } });
      const related = await app.inject({ url: `/api/products/${id}/related`, headers: { cookie: buyer } });
      expect(related.statusCode).toBe(200);
      expect((await own.move(id, 'archiving')).body.code).toBe('product.state-moved');
      expect((await own.publish(id)).status).toBe(200);
      expect(await listed('Seasonalloom')).toEqual([id]);
    });

    it('is deleted only if it never was public', async () => {
      const id = await own.add('Mistake');
      expect((await own.ask(`/${id}`, { method: 'DELETE' })).status).toBe(200);
      expect((await own.ask(`/${id}`)).body.code).toBe('product.not-found');
      const shown = await published('Shownloom');
      expect((await own.ask(`/${shown}`, { method: 'DELETE' })).body.code).toBe('product.state-moved');
    });

    it('is copied into a draft of its own', async () => {
      const id = await published('Twinloom');
      await own.edit(id, () => ({ sku: 'T-1' }));
      const copy = await own.move(id, 'copies');
      expect(await own.open(copy.body.id)).toMatchObject({
        status: 'draft',
        live: null,
        draft: { title: { en: 'Twinloom' }, sku: '', priceRows: [{ price: '98500' }] },
      });
      expect(await listed('Twinloom')).toEqual([id]);
    });

    it('remembers who changed what, and goes back', async () => {
      const id = await published('Pastloom');
      await own.edit(id, () => ({ priceRows: [world('1')] }));
      await own.publish(id);
      const { entries } = (await own.ask(`/${id}/history`)).body;
      expect(entries.map(({ parts }: { parts: string[] }) => parts)).toEqual([['priceRows'], []]);
      const restored = await own.ask(`/${id}/restoration`, {
        method: 'POST',
        body: { edition: entries[1].id, revision: 0 },
      });
      expect(restored.status).toBe(200);
      expect((await own.open(id)).draft.priceRows).toEqual([world('98500')]);
      expect((await seenByBuyer(id)).body.price.contract.amount).toBe('1');
    });
  });

  it('keeps older texts that papers can’t show, and refuses new ones', async () => {
    const id = await published('Rodloom');
    const title = { en: 'Rod ⌀ 30', tr: '' };
    await database.db.update(product).set({ title }).where(eq(product.id, id));
    await own.edit(id, () => ({ leadTimeWeeks: 9 }));
    expect((await own.open(id)).draft).toMatchObject({ title, leadTimeWeeks: 9 });
    const { revision, draft } = await own.open(id);
    const answer = await own.save(id, revision, { ...draft, model: '⌀ 30' });
    expect(answer.body.errors).toEqual([{ name: 'draft.model', reason: 'unprintable-letter', letter: '⌀' }]);
  });

  it('keeps attributes of a category that was left, but publishes none of them', async () => {
    const id = await published('Moved');
    await own.edit(id, () => ({ categoryId: 'yarn' }));
    expect((await own.open(id)).draft.attributes).toMatchObject({ shedding: 'dobby' });
    expect((await own.publish(id)).body).toMatchObject({ errors: [{ name: 'attributes-of-category' }] });
  });

  it.each<[string, Partial<ProductDraft>]>([
    ['a title that hides its direction', { title: { en: 'Loom \u202Egnihton', tr: '' } }],
    ['a title that papers can’t show', { title: { en: 'Loom 🧵', tr: '' } }],
    ['a title without an end', { title: { en: 'x'.repeat(201), tr: '' } }],
    ['a description without an end', { description: { en: 'x'.repeat(10_001), tr: '' } }],
    ['words for a figure', { attributes: { reed_width_cm: 'wide' } }],
    ['an unknown category', { categoryId: 'spaceships' }],
    ['a price in words', { priceRows: [world('cheap')] }],
    ['a place that is none', { priceRows: [world('1', { place: 'XX' })] }],
    ['a day that is none', { priceRows: [world('1', { until: '2026-02-30' })] }],
    ['a surcharge for more', { tiers: [{ from: 2, percentOff: '-5' }] }],
  ])('refuses %s and changes nothing', async (_what, change) => {
    const id = await own.add('Bad input');
    const { revision, draft } = await own.open(id);
    const answer = await own.save(id, revision, { ...draft, ...change });
    expect([answer.status, answer.body.code]).toEqual([400, 'request.body-invalid']);
    expect((await own.open(id)).draft).toEqual(draft);
  });
});
