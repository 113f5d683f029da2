import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { productDetail } from 'shared-kit/contract/catalogue';
import type { ProductChoices } from 'shared-kit/contract/products';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import { bulkMaker } from '../bulk-edits/testing/bulk-maker.ts';
import { catalogueModuleWith } from '../module.ts';
import { product } from '../schema.ts';
import { offer, prepareMarket } from '../testing/market.ts';
import { aProduct } from '../testing/product.ts';
import { smallTree } from '../testing/small-tree.ts';
import { productDraft, productEdition } from './schema.ts';
import { maker } from './testing/maker.ts';

describe('choices', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let own: ReturnType<typeof maker>;
  let bulk: ReturnType<typeof bulkMaker>;
  let company = '';
  let buyer = '';
  beforeAll(async () => {
    const { db } = database;
    app = await testApp({ db, modules: [catalogueModuleWith(smallTree)] });
    await prepareMarket(db);
    const seller = await testUser(db, { kind: 'machinery-manufacturer' });
    company = seller.companyId ?? '';
    const cookie = await testSession(db, seller.userId);
    own = maker(app, cookie);
    bulk = bulkMaker(app, cookie);
    buyer = await testSession(db, (await testUser(db)).userId);
  });
  afterAll(() => app.close());

  const onSale = async (choices: Partial<Parameters<typeof aProduct>[0]> = {}) => {
    const [id = ''] = await offer(database.db, company, [aProduct(choices)]);
    return id;
  };
  const words = (en: string, tr = '') => ({ en, tr });
  const usd = (price: number) => ({
    regions: { global: { price, currency: 'USD' as const } },
    countries: {},
  });
  const choices: ProductChoices = {
    options: [
      {
        id: 'width',
        name: words('Width', 'En'),
        values: [
          { id: '190', label: words('190 cm') },
          { id: '220', label: words('220 cm') },
        ],
      },
      {
        id: 'shed',
        name: words('Shedding'),
        values: [
          { id: 'cam', label: words('Cam') },
          { id: 'dobby', label: words('Dobby') },
        ],
      },
    ],
    // A cam needs 190 cm.
    variants: [
      { id: 'a', values: ['190', 'cam'], sku: ' RL-190-C ', priceMap: usd(90) },
      { id: 'b', values: ['190', 'dobby'], sku: null, priceMap: usd(100) },
      { id: 'c', values: ['220', 'dobby'], sku: '', priceMap: { regions: {}, countries: {} } },
    ],
  };
  const shown = async (id: string) => {
    const url = `/api/products/${id}?locale=tr`;
    return productDetail.parse((await app.inject({ url, headers: { cookie: buyer } })).json());
  };

  describe('options', () => {
    it.each([
      ['wait in the draft', false],
      ['are public', true],
    ])('are copied without article numbers where they %s', async (_state, isPublic) => {
      const id = await onSale();
      await own.edit(id, () => ({ choices }));
      if (isPublic) expect((await own.publish(id)).status).toBe(200);
      const copy = await own.move(id, 'copies');
      const { draft } = await own.open(copy.body.id);
      expect(draft.choices?.variants).toEqual(choices.variants.map((it) => ({ ...it, sku: null })));
      expect(draft.choices?.options).toEqual(choices.options);
    });

    it('wait in the draft with their combinations, and are public with everything else', async () => {
      const id = await onSale();
      await own.edit(id, () => ({ choices }));
      expect((await shown(id)).options).toEqual([]);
      expect((await own.publish(id)).status).toBe(200);
      const { options, variants } = await shown(id);
      expect(options.map(({ name, values }) => [name, values.length])).toEqual([
        ['En', 2],
        ['Shedding', 2],
      ]);
      const amounts = variants.map((it) => [it.values.join(' '), it.sku, it.price?.contract.amount ?? null]);
      expect(amounts).toEqual([
        ['190 cam', 'RL-190-C', '90'],
        ['190 dobby', null, '100'],
        ['220 dobby', null, null],
      ]);
      expect((await own.open(id)).draft.choices?.variants).toHaveLength(3);
    });

    it.each<[string, string, (known: ProductChoices) => ProductChoices]>([
      [
        'a combination without a value of each option',
        'draft.choices.variants.0.values',
        (known) => ({ ...known, variants: [{ id: 'a', values: ['190'], sku: null, priceMap: usd(1) }] }),
      ],
      [
        'a value that no option has',
        'draft.choices.variants.0.values',
        (known) => ({
          ...known,
          variants: [{ id: 'a', values: ['250', 'cam'], sku: null, priceMap: usd(1) }],
        }),
      ],
      [
        'a combination that comes twice',
        'draft.choices.variants.3',
        (known) => ({
          ...known,
          variants: [...known.variants, { id: 'd', values: ['190', 'cam'], sku: null, priceMap: usd(1) }],
        }),
      ],
      [
        'two combinations with one id',
        'draft.choices.variants.3',
        (known) => ({
          ...known,
          variants: [...known.variants, { id: 'a', values: ['220', 'cam'], sku: null, priceMap: usd(1) }],
        }),
      ],
      [
        'two values with one id',
        'draft.choices.options.0.values.2',
        ({ options: [first] }) => ({
          options: first ? [{ ...first, values: [...first.values, ...first.values.slice(1)] }] : [],
          variants: [],
        }),
      ],
    ])('are refused: %s', async (_what, name, change) => {
      const id = await onSale();
      const { revision, draft } = await own.open(id);
      const answer = await own.save(id, revision, { ...draft, choices: change(choices) });
      expect(answer.status).toBe(400);
      const named = answer.body.errors.map((it: { name: string }) => it.name);
      expect(named).toEqual([name]);
    });

    it.each<[string, (known: ProductChoices) => ProductChoices]>([
      ['without any combination', (known) => ({ ...known, variants: [] })],
      [
        'with a name that is missing',
        ({ options: [first, ...others], variants }) => ({
          options: first ? [{ ...first, name: words('', 'En') }, ...others] : [],
          variants,
        }),
      ],
    ])('may be in a draft, but not public: %s', async (_what, change) => {
      const id = await onSale();
      await own.edit(id, () => ({ choices: change(choices) }));
      expect((await own.publish(id)).body).toMatchObject({
        code: 'product.not-complete',
        errors: [{ name: 'options' }],
      });
    });

    it('of a draft or edition from before the editor knew them are the product’s own', async () => {
      const { db } = database;
      const id = await onSale();
      await own.edit(id, () => ({ choices }));
      await own.publish(id);
      const [known] = await db.select().from(productEdition).where(eq(productEdition.productId, id));
      const { choices: _none, ...content } = known?.content ?? (await own.open(id)).draft;
      await db.update(productEdition).set({ content }).where(eq(productEdition.productId, id));
      await own.edit(id, () => ({ model: 'RL-200' }));
      await db.update(productDraft).set({ content }).where(eq(productDraft.productId, id));
      expect((await own.open(id)).draft.choices?.options).toHaveLength(2);
      expect((await own.publish(id)).status).toBe(200);
      const [row] = await db.select().from(product).where(eq(product.id, id));
      expect([row?.options.length, row?.variants.length]).toEqual([2, 3]);
    });
  });

  describe('a bulk edit of prices', () => {
    const tenOff = { kind: 'price-percent', percent: '-10' } as const;
    const prices = (of: ProductChoices | undefined) =>
      of?.variants.map(({ priceMap }) => priceMap.regions.global?.price);

    it('reaches the combinations of what waits, too, whose publishing keeps it', async () => {
      const id = await onSale();
      await own.edit(id, () => ({ choices }));
      await own.publish(id);
      await own.edit(id, () => ({ model: 'RL-191' }));
      expect((await bulk.apply(tenOff, [id])).status).toBe(200);
      const { draft } = await own.open(id);
      expect([draft.model, prices(draft.choices)]).toEqual(['RL-191', [81, 90, undefined]]);
      await own.publish(id);
      expect(prices((await own.open(id)).draft.choices)).toEqual([81, 90, undefined]);
    });

    it('waits for options that are not public yet', async () => {
      const id = await onSale();
      await own.edit(id, () => ({ choices }));
      expect((await bulk.preview(tenOff, [id]))[0]?.refusal).toBe('changes-wait');
    });
  });
});
