import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { cartLimits, type PriceMap } from 'shared-kit/contract';
import { newId } from '../../platform/db/index.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testSession, testUser } from '../accounts/testing.ts';
import type { ProductInput } from '../catalogue/index.ts';
import { aMaker, offer, prepareMarket } from '../catalogue/testing/market.ts';
import { aProduct } from '../catalogue/testing/product.ts';
import { smallTree } from '../catalogue/testing/small-tree.ts';
import { cartModuleWith } from './index.ts';
import { type CartClient, cartClient } from './testing.ts';

const database = testDatabase();
let app: FastifyInstance;
let maker = '';
let buyer: CartClient;
let cookie = '';
let companyId = '';
beforeAll(async () => {
  app = await testApp({ db: database.db, modules: [cartModuleWith(smallTree)] });
  await prepareMarket(database.db);
  maker = await aMaker(database.db, 'Altınmekik');
});
beforeEach(async () => {
  const user = await testUser(database.db, { kind: 'textile-manufacturer' });
  cookie = await testSession(database.db, user.userId);
  companyId = user.companyId ?? '';
  buyer = cartClient(app, { cookie });
});
afterAll(() => app.close());

const priced = (
  price: number,
  currency: 'USD' | 'EUR' | 'CHF' = 'USD',
  rest: Partial<PriceMap> = {},
): PriceMap => ({
  regions: { global: { price, currency } },
  countries: {},
  ...rest,
});
let made = 0;
const input = (changes: Partial<ProductInput> = {}): ProductInput => {
  made += 1;
  return aProduct({ handle: `cart-${made}`, ...changes });
};
const sell = async (changes: Partial<ProductInput> = {}, seller = maker) => {
  const product = input(changes);
  const [id = ''] = await offer(database.db, seller, [product]);
  return { id, as: (next: Partial<ProductInput>) => offer(database.db, seller, [{ ...product, ...next }]) };
};
const onlyLine = async (client = buyer) => {
  const { groups } = await client.cart();
  const line = groups[0]?.lines[0];
  if (!line) throw new Error('the cart has a line');
  return line;
};

describe('adding', () => {
  it('takes the smallest order unless a quantity is named, and tells how much is there', async () => {
    const { id } = await sell({ minimumOrder: 4, orderMultiple: 2 });
    expect(await buyer.add({ productId: id })).toMatchObject({
      status: 200,
      body: { quantity: 4, count: 1 },
    });
    expect(await buyer.add({ productId: id, quantity: 6 })).toMatchObject({
      body: { quantity: 10, count: 1 },
    });
    expect((await buyer.call('GET', '/api/cart/count')).body).toEqual({ count: 1 });
  });

  it('stays in whole lots when more is added', async () => {
    const { id } = await sell({ minimumOrder: 100, orderMultiple: 30 });
    await buyer.add({ productId: id });
    expect((await buyer.add({ productId: id })).body.quantity).toBe(220);
  });

  it.each([
    ['less than the smallest order', { quantity: 50 }, 'quantity', 'below-minimum'],
    ['part of a lot', { quantity: 101 }, 'quantity', 'not-a-multiple'],
    ['part of a piece', { quantity: 100.5 }, 'quantity', 'invalid-type'],
    ['nothing', { quantity: 0 }, 'quantity', 'too-small'],
    ['more than anybody orders', { quantity: 1_000_000 }, 'quantity', 'too-big'],
    ['a combination that it hasn’t', { variantId: 'blue' }, 'variantId', 'unknown'],
  ])('refuses %s', async (_what, body, name, reason) => {
    const { id } = await sell({ minimumOrder: 100, orderMultiple: 10 });
    expect(await buyer.add({ productId: id, ...body })).toMatchObject({
      status: 400,
      body: { code: 'request.body-invalid', errors: [{ name, reason }] },
    });
    expect((await buyer.cart()).count).toBe(0);
  });

  it('asks for a choice where there is one, and keeps each combination on a line of its own', async () => {
    const { id } = await sell({
      options: [
        {
          id: 'width',
          name: { en: 'Width', tr: 'En' },
          values: ['190', '220'].map((it) => ({ id: it, label: { en: `${it} cm`, tr: `${it} santim` } })),
        },
      ],
      variants: ['190', '220'].map((it) => ({
        id: it,
        values: [it],
        sku: `RL-${it}`,
        priceMap: priced(Number(it)),
      })),
    });
    expect((await buyer.add({ productId: id })).body.errors).toEqual([
      { name: 'variantId', reason: 'required' },
    ]);
    await buyer.add({ productId: id, variantId: '190' });
    await buyer.add({ productId: id, variantId: '220', quantity: 2 });
    const lines = (await buyer.cart('?locale=tr')).groups[0]?.lines ?? [];
    expect(lines.map(({ options, sku, total }) => [options[0]?.label, sku, total?.contract.amount])).toEqual([
      ['190 santim', 'RL-190', '190.00'],
      ['220 santim', 'RL-220', '440.00'],
    ]);
  });

  it.each(['draft', 'archived'] as const)('knows of no %s product', async (status) => {
    const { id } = await sell({ status });
    expect((await buyer.add({ productId: id })).body.code).toBe('product.not-found');
    expect((await buyer.add({ productId: newId() })).body.code).toBe('product.not-found');
  });

  it('sells nobody their own product', async () => {
    const { id } = await sell({}, companyId);
    expect(await buyer.add({ productId: id })).toMatchObject({
      status: 409,
      body: { code: 'cart.own-product' },
    });
  });

  it('ends where the cart is full, but more of what is there still fits', async () => {
    const products = await offer(
      database.db,
      maker,
      Array.from({ length: cartLimits.lines + 1 }, () => input()),
    );
    const lines = products.slice(0, -1).map((productId) => ({ productId }));
    expect((await buyer.call('POST', '/api/cart/quick-add', { lines })).body).toEqual({
      count: cartLimits.lines,
    });
    expect((await buyer.add({ productId: products.at(-1) })).body.code).toBe('cart.full');
    expect((await buyer.add({ productId: products[0] })).body.quantity).toBe(2);
  });

  it('adds both of two that come at once', async () => {
    const { id } = await sell();
    const answers = await Promise.all([
      buyer.add({ productId: id, quantity: 2 }),
      buyer.add({ productId: id, quantity: 3 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await onlyLine()).quantity).toBe(5);
  });

  it('has one effect and one answer for a key, however often and at once it comes', async () => {
    const { id } = await sell();
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 5 }, () => buyer.add({ productId: id }, key)));
    answers.push(await buyer.add({ productId: id }, key));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await onlyLine()).quantity).toBe(1);
    expect((await buyer.add({ productId: id, quantity: 2 }, key)).body.code).toBe('idempotency.key-reused');
  });
});

describe('prices', () => {
  it('are those of the country, whatever the display currency', async () => {
    const { id } = await sell({
      priceMap: priced(100, 'USD', {
        regions: { global: { price: 100, currency: 'USD' }, europe: { price: 80, currency: 'EUR' } },
        countries: { TR: { price: 96.5, currency: 'USD' } },
      }),
    });
    await buyer.add({ productId: id, quantity: 2 });
    const seen = await Promise.all(
      ['TR', 'DE', 'JP'].flatMap((country) =>
        ['USD', 'EUR', 'CHF'].map(async (currency) => {
          const { groups, summary } = await cartClient(app, { cookie, country }).cart(
            `?currency=${currency}`,
          );
          const { contract } = groups[0]?.lines[0]?.unitPrice ?? {};
          return [country, `${contract?.amount} ${contract?.currency}`, summary.indicative?.amount.amount];
        }),
      ),
    );
    expect(seen).toEqual([
      ['TR', '96.5 USD', '193.00'],
      ['TR', '96.5 USD', '154.40'],
      ['TR', '96.5 USD', '123.52'],
      ['DE', '80 EUR', '200.00'],
      ['DE', '80 EUR', '160.00'],
      ['DE', '80 EUR', '128.00'],
      ['JP', '100 USD', '200.00'],
      ['JP', '100 USD', '160.00'],
      ['JP', '100 USD', '128.00'],
    ]);
  });

  it('add up by contract currency first, and then approximately to one figure', async () => {
    const other = await aMaker(database.db, 'Orsetti', { country: 'IT', city: 'Biella' });
    const tiers = [{ from: 8, percentOff: '5' }];
    const loom = await sell({ priceMap: priced(1000), tiers });
    const yarn = await sell({ priceMap: priced(2.8751, 'EUR') }, other);
    const asked = await sell({ priceMap: { regions: {}, countries: {} } }, other);
    await buyer.add({ productId: loom.id, quantity: 8 });
    await buyer.add({ productId: yarn.id, quantity: 3 });
    await buyer.add({ productId: asked.id });
    const { groups, summary, count } = await buyer.cart('?currency=USD');
    expect(groups.map(({ maker: { name }, subtotals, onRequest }) => [name, subtotals, onRequest])).toEqual([
      ['Altınmekik', [{ amount: '7600.00', currency: 'USD' }], 0],
      ['Orsetti', [{ amount: '8.63', currency: 'EUR' }], 1],
    ]);
    expect(groups[0]?.lines[0]?.tier).toEqual(tiers[0]);
    expect(count).toBe(3);
    expect(summary).toEqual({
      totals: [
        { amount: '7600.00', currency: 'USD' },
        { amount: '8.63', currency: 'EUR' },
      ],
      indicative: {
        amount: { amount: '7610.79', currency: 'USD' },
        approximate: true,
        rateDate: '2026-06-01',
      },
      onRequest: 1,
      unavailable: 0,
    });
  });

  it('that the maker changed are told until the one on the screen is accepted', async () => {
    const product = await sell({ priceMap: priced(100) });
    await buyer.add({ productId: product.id });
    const { id } = await onlyLine();
    expect((await onlyLine()).priceChange).toBeNull();
    await product.as({ priceMap: priced(120) });
    expect((await onlyLine()).priceChange).toMatchObject({
      was: { amount: '100', currency: 'USD' },
      because: 'maker',
    });
    const old = { acceptPrice: { amount: '100', currency: 'USD' } };
    expect(await buyer.change(id, old)).toMatchObject({ status: 409, body: { code: 'cart.price-moved' } });
    expect((await buyer.change(id, { acceptPrice: { amount: '120', currency: 'USD' } })).status).toBe(200);
    expect((await onlyLine()).priceChange).toBeNull();
  });

  it('changed by a tier of the maker are told, by one’s own quantity not', async () => {
    const product = await sell({ priceMap: priced(100), tiers: [{ from: 2, percentOff: '10' }] });
    await buyer.add({ productId: product.id });
    const { id } = await onlyLine();
    await buyer.change(id, { quantity: 2 });
    expect(await onlyLine()).toMatchObject({ unitPrice: { contract: { amount: '90' } }, priceChange: null });
    await product.as({ tiers: [{ from: 2, percentOff: '5' }] });
    expect((await onlyLine()).priceChange).toMatchObject({ was: { amount: '90' }, because: 'maker' });
  });

  it('of another country say so', async () => {
    const { id } = await sell({
      priceMap: priced(100, 'USD', { countries: { DE: { price: 80, currency: 'EUR' } } }),
    });
    await buyer.add({ productId: id });
    const line = await onlyLine(cartClient(app, { cookie, country: 'DE' }));
    expect(line.priceChange).toMatchObject({ was: { amount: '100', currency: 'USD' }, because: 'country' });
  });
});

describe('a product that changes', () => {
  it('is named as it was and counts nowhere once it is withdrawn', async () => {
    const product = await sell({ title: { en: 'Loom', tr: 'Tezgâh' } });
    await buyer.add({ productId: product.id });
    await product.as({ status: 'archived', title: { en: 'A secret', tr: null } });
    expect(await onlyLine()).toMatchObject({ available: false, title: 'Loom', image: null, total: null });
    expect((await buyer.cart()).summary).toMatchObject({ totals: [], indicative: null, unavailable: 1 });
  });

  it('tells when its new terms don’t allow the quantity', async () => {
    const product = await sell();
    await buyer.add({ productId: product.id });
    await product.as({ minimumOrder: 5 });
    expect(await onlyLine()).toMatchObject({ quantity: 1, quantityFault: 'below-minimum', minimumOrder: 5 });
  });
});

describe('a line', () => {
  it('keeps what one device noted when another changes the quantity', async () => {
    const { id } = await sell();
    const { body } = await buyer.add({ productId: id });
    await Promise.all([
      buyer.change(body.lineId, { note: '  Second hall ' }),
      buyer.change(body.lineId, { quantity: 7 }),
    ]);
    expect(await onlyLine()).toMatchObject({ note: 'Second hall', quantity: 7 });
  });

  it('is put aside and out of the totals, and back with another adding', async () => {
    const { id } = await sell();
    const { body } = await buyer.add({ productId: id, quantity: 3 });
    const answer = await buyer.change(body.lineId, { saved: true });
    expect(answer.body).toMatchObject({ groups: [], count: 0, summary: { totals: [] } });
    expect(answer.body.saved[0]).toMatchObject({ id: body.lineId, maker: { name: 'Altınmekik' } });
    await buyer.add({ productId: id, quantity: 2 });
    expect(await onlyLine()).toMatchObject({ id: body.lineId, quantity: 2, saved: false });
  });

  it('comes back as it was when its removal is undone', async () => {
    const { id } = await sell();
    const { body } = await buyer.add({ productId: id, quantity: 3 });
    await buyer.change(body.lineId, { note: 'Second hall' });
    expect((await buyer.remove(body.lineId)).body.count).toBe(0);
    expect((await buyer.remove(body.lineId)).body.code).toBe('cart.line-not-found');
    expect((await buyer.restore(body.lineId)).body.count).toBe(1);
    expect((await buyer.restore(body.lineId)).status).toBe(200);
    expect(await onlyLine()).toMatchObject({ id: body.lineId, quantity: 3, note: 'Second hall' });
  });

  it('stays away where the product was added again meanwhile', async () => {
    const { id } = await sell();
    const { body } = await buyer.add({ productId: id, quantity: 3 });
    await buyer.remove(body.lineId);
    await buyer.add({ productId: id, quantity: 1 });
    expect((await buyer.restore(body.lineId)).body.count).toBe(1);
    expect((await onlyLine()).quantity).toBe(1);
  });

  it.each([
    ['nothing', {}],
    ['a note as long as a letter', { note: 'x'.repeat(cartLimits.note + 1) }],
    ['a price that is none', { acceptPrice: { amount: '1e3', currency: 'USD' } }],
    ['a quantity of nothing', { quantity: 0 }],
  ])('is not changed by %s', async (_what, change) => {
    const { id } = await sell();
    const { body } = await buyer.add({ productId: id });
    expect(await buyer.change(body.lineId, change)).toMatchObject({
      status: 400,
      body: { code: 'request.body-invalid' },
    });
  });

  it('is nobody else’s', async () => {
    const { id } = await sell();
    const { body } = await buyer.add({ productId: id });
    const stranger = await testUser(database.db);
    const other = cartClient(app, { cookie: await testSession(database.db, stranger.userId) });
    for (const answer of [
      await other.change(body.lineId, { quantity: 2 }),
      await other.remove(body.lineId),
      await other.restore(body.lineId),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'cart.line-not-found' } });
    expect((await other.cart()).count).toBe(0);
    expect((await onlyLine()).quantity).toBe(1);
  });
});
