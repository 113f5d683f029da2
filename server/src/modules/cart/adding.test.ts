import { beforeEach, describe, expect, it } from '@jest/globals';
import { cartLimits } from 'shared-kit/contract/cart';
import { newId } from '../../platform/db/index.ts';
import { type CartClient, cartMarket, onlyLine, priced, productInput } from './testing/cart-market.ts';

describe('adding', () => {
  const market = cartMarket();
  let buyer: CartClient;
  beforeEach(() => {
    buyer = market.client();
  });

  describe('adding', () => {
    it('takes the smallest order unless a quantity is named, and tells how much is there', async () => {
      const { id } = await market.sell({ minimumOrder: 4, orderMultiple: 2 });
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
      const { id } = await market.sell({ minimumOrder: 100, orderMultiple: 30 });
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
      const { id } = await market.sell({ minimumOrder: 100, orderMultiple: 10 });
      expect(await buyer.add({ productId: id, ...body })).toMatchObject({
        status: 400,
        body: { code: 'request.body-invalid', errors: [{ name, reason }] },
      });
      expect((await buyer.cart()).count).toBe(0);
    });

    it('asks for a choice where there is one, and keeps each combination on a line of its own', async () => {
      const { id } = await market.sell({
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
      expect(
        lines.map(({ options, sku, total }) => [options[0]?.label, sku, total?.contract.amount]),
      ).toEqual([
        ['190 santim', 'RL-190', '190.00'],
        ['220 santim', 'RL-220', '440.00'],
      ]);
    });

    it.each(['draft', 'archived'] as const)('knows of no %s product', async (status) => {
      const { id } = await market.sell({ status });
      expect((await buyer.add({ productId: id })).body.code).toBe('product.not-found');
      expect((await buyer.add({ productId: newId() })).body.code).toBe('product.not-found');
    });

    it('sells nobody their own product', async () => {
      const { id } = await market.sell({}, market.ownCompany());
      expect(await buyer.add({ productId: id })).toMatchObject({
        status: 409,
        body: { code: 'cart.own-product' },
      });
    });

    it('ends where the cart is full, but more of what is there still fits', async () => {
      const products = await market.offerAll(
        Array.from({ length: cartLimits.lines + 1 }, () => productInput()),
      );
      const lines = products.slice(0, -1).map((productId) => ({ productId }));
      expect((await buyer.call('POST', '/api/cart/quick-add', { lines })).body).toEqual({
        count: cartLimits.lines,
      });
      expect((await buyer.add({ productId: products.at(-1) })).body.code).toBe('cart.full');
      expect((await buyer.add({ productId: products[0] })).body.quantity).toBe(2);
    });

    it('adds both of two that come at once', async () => {
      const { id } = await market.sell();
      const answers = await Promise.all([
        buyer.add({ productId: id, quantity: 2 }),
        buyer.add({ productId: id, quantity: 3 }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await onlyLine(buyer)).quantity).toBe(5);
    });

    it('has one effect and one answer for a key, however often and at once it comes', async () => {
      const { id } = await market.sell();
      const key = newId();
      const answers = await Promise.all(Array.from({ length: 5 }, () => buyer.add({ productId: id }, key)));
      answers.push(await buyer.add({ productId: id }, key));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect((await onlyLine(buyer)).quantity).toBe(1);
      expect((await buyer.add({ productId: id, quantity: 2 }, key)).body.code).toBe('idempotency.key-reused');
    });
  });
});
