import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { newId } from '../../../platform/db/index.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import { aMaker, aProduct, offer, prepareMarket, smallTree } from '../../catalogue/testing.ts';
import { cartModuleWith } from '../module.ts';
import { type CartClient, cartClient } from '../testing/cart-market.ts';

describe('quick add', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let buyer: CartClient;
  let ids: string[] = [];
  beforeAll(async () => {
    const { db } = database;
    app = await testApp({ db, modules: [cartModuleWith(smallTree)] });
    await prepareMarket(db);
    const maker = await aMaker(db, 'Altınmekik');
    const priceMap = aProduct().priceMap;
    const choice = {
      options: [
        {
          id: 'w',
          name: { en: 'Width', tr: 'En' },
          values: ['190', '220'].map((id) => ({ id, label: { en: id, tr: null } })),
        },
      ],
      variants: ['190', '220'].map((id) => ({ id, values: [id], sku: `RL-${id}`, priceMap })),
    };
    const [only] = choice.variants;
    const single = { options: choice.options, variants: only ? [{ ...only, sku: null }] : [] };
    ids = await offer(db, maker, [
      aProduct({ sku: 'RL', ...choice }),
      aProduct({ sku: 'DENIM', minimumOrder: 500, orderMultiple: 50, unit: 'm' }),
      aProduct({ sku: 'TWICE' }),
      aProduct({ sku: 'TWICE' }),
      aProduct({ sku: 'ONE', ...single }),
      aProduct({ sku: 'GONE', status: 'archived' }),
      aProduct({ sku: null, model: 'MH 1150 IN' }),
      aProduct({ sku: null, model: 'DENIM' }),
    ]);
    const user = await testUser(db, { kind: 'retailer' });
    await offer(db, user.companyId ?? '', [aProduct({ sku: 'MINE' })]);
    buyer = cartClient(app, { cookie: await testSession(db, user.userId) });
  });
  afterAll(() => app.close());

  const preview = async (text: string) => {
    const { status, body } = await buyer.call('POST', '/api/cart/quick-add/preview', { text });
    expect(status).toBe(200);
    return body.rows;
  };

  it('says what each row stands for and adds nothing', async () => {
    const list = [
      'RL-190;2',
      'DENIM',
      'DENIM;510',
      'DENIM;5',
      'TWICE',
      'GONE',
      'RL',
      'rl-190;1',
      'ONE',
      'MINE',
      'X;x',
      'NOWHERE;1',
    ];
    const rows = await preview(list.join('\n'));
    expect(
      rows.map((it: Record<string, unknown>) => [it.row, it.kind === 'good' ? it.quantity : it.fault]),
    ).toEqual([
      [1, 2],
      [2, 500],
      [3, 'not-a-multiple'],
      [4, 'below-minimum'],
      [5, 'ambiguous'],
      [6, 'unknown'],
      [7, 'choice-missing'],
      [8, 1],
      [9, 1],
      [10, 'own-product'],
      [11, 'quantity-invalid'],
      [12, 'unknown'],
    ]);
    expect(rows[0]).toMatchObject({ productId: ids[0], variantId: '190', maker: 'Altınmekik' });
    expect(rows[3]).toMatchObject({ text: 'DENIM;5', minimumOrder: 500, orderMultiple: 50 });
    expect((await buyer.cart()).count).toBe(0);
  });

  it('adds all that was confirmed, once for its key', async () => {
    const lines = [
      { productId: ids[0], variantId: '190', quantity: 2 },
      { productId: ids[1], quantity: 500 },
    ];
    const key = newId();
    for (let time = 0; time < 2; time += 1)
      expect((await buyer.call('POST', '/api/cart/quick-add', { lines }, key)).body).toEqual({ count: 2 });
    const { groups } = await buyer.cart();
    expect(groups[0]?.lines.map(({ quantity }) => quantity)).toEqual([2, 500]);
  });

  it('adds nothing if one of them is not available', async () => {
    const before = (await buyer.cart()).groups;
    const lines = [{ productId: ids[2] }, { productId: ids[5] }];
    expect((await buyer.call('POST', '/api/cart/quick-add', { lines })).body.code).toBe('product.not-found');
    expect((await buyer.cart()).groups).toEqual(before);
  });

  it.each([
    ['too long a list', '/preview', { text: 'x'.repeat(20_001) }],
    ['no line', '', { lines: [] }],
    ['too many lines', '', { lines: Array.from({ length: 201 }, () => ({ productId: newId() })) }],
  ])('refuses %s', async (_what, path, body) => {
    expect((await buyer.call('POST', `/api/cart/quick-add${path}`, body)).body.code).toBe(
      'request.body-invalid',
    );
  });

  it('takes every number that a product’s page prints: an article number first, else the model', async () => {
    const rows = await preview('MH 1150 IN;3\nmh 1150 in\nDENIM;500');
    expect(rows).toMatchObject([
      { kind: 'good', productId: ids[6], variantId: null, quantity: 3 },
      { kind: 'good', productId: ids[6] },
      { kind: 'good', productId: ids[1] },
    ]);
  });
});
