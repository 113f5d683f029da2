import { beforeEach, describe, expect, it } from '@jest/globals';
import { cartLimits } from 'shared-kit/contract/cart';
import { testSession, testUser } from '../accounts/testing.ts';
import { type CartClient, cartMarket, onlyLine } from './testing/cart-market.ts';

describe('cart lines', () => {
  const market = cartMarket();
  let buyer: CartClient;
  beforeEach(() => {
    buyer = market.client();
  });

  describe('a product that changes', () => {
    it('is named as it was and counts nowhere once it is withdrawn', async () => {
      const product = await market.sell({ title: { en: 'Loom', tr: 'Tezgâh' } });
      await buyer.add({ productId: product.id });
      await product.as({ status: 'archived', title: { en: 'A secret', tr: null } });
      expect(await onlyLine(buyer)).toMatchObject({
        available: false,
        title: 'Loom',
        image: null,
        total: null,
      });
      expect((await buyer.cart()).summary).toMatchObject({ totals: [], indicative: null, unavailable: 1 });
    });

    it('tells when its new terms don’t allow the quantity', async () => {
      const product = await market.sell();
      await buyer.add({ productId: product.id });
      await product.as({ minimumOrder: 5 });
      expect(await onlyLine(buyer)).toMatchObject({
        quantity: 1,
        quantityFault: 'below-minimum',
        minimumOrder: 5,
      });
    });
  });

  describe('a line', () => {
    it('keeps what one device noted when another changes the quantity', async () => {
      const { id } = await market.sell();
      const { body } = await buyer.add({ productId: id });
      await Promise.all([
        buyer.change(body.lineId, { note: '  Second hall ' }),
        buyer.change(body.lineId, { quantity: 7 }),
      ]);
      expect(await onlyLine(buyer)).toMatchObject({ note: 'Second hall', quantity: 7 });
    });

    it('is put aside and out of the totals, and back with another adding', async () => {
      const { id } = await market.sell();
      const { body } = await buyer.add({ productId: id, quantity: 3 });
      const answer = await buyer.change(body.lineId, { saved: true });
      expect(answer.body).toMatchObject({ groups: [], count: 0, summary: { totals: [] } });
      expect(answer.body.saved[0]).toMatchObject({ id: body.lineId, maker: { name: 'Altınmekik' } });
      await buyer.add({ productId: id, quantity: 2 });
      expect(await onlyLine(buyer)).toMatchObject({ id: body.lineId, quantity: 2, saved: false });
    });

    it('comes back as it was when its removal is undone', async () => {
      const { id } = await market.sell();
      const { body } = await buyer.add({ productId: id, quantity: 3 });
      await buyer.change(body.lineId, { note: 'Second hall' });
      expect((await buyer.remove(body.lineId)).body.count).toBe(0);
      expect((await buyer.remove(body.lineId)).body.code).toBe('cart.line-not-found');
      expect((await buyer.restore(body.lineId)).body.count).toBe(1);
      expect((await buyer.restore(body.lineId)).status).toBe(200);
      expect(await onlyLine(buyer)).toMatchObject({ id: body.lineId, quantity: 3, note: 'Second hall' });
    });

    it('stays away where the product was added again meanwhile', async () => {
      const { id } = await market.sell();
      const { body } = await buyer.add({ productId: id, quantity: 3 });
      await buyer.remove(body.lineId);
      await buyer.add({ productId: id, quantity: 1 });
      expect((await buyer.restore(body.lineId)).body.count).toBe(1);
      expect((await onlyLine(buyer)).quantity).toBe(1);
    });

    it.each([
      ['nothing', {}],
      ['a note as long as a letter', { note: 'x'.repeat(cartLimits.note + 1) }],
      ['a price that is none', { acceptPrice: { amount: '1e3', currency: 'USD' } }],
      ['a quantity of nothing', { quantity: 0 }],
    ])('is not changed by %s', async (_what, change) => {
      const { id } = await market.sell();
      const { body } = await buyer.add({ productId: id });
      expect(await buyer.change(body.lineId, change)).toMatchObject({
        status: 400,
        body: { code: 'request.body-invalid' },
      });
    });

    it('is nobody else’s', async () => {
      const { id } = await market.sell();
      const { body } = await buyer.add({ productId: id });
      const stranger = await testUser(market.database.db);
      const other = market.clientOf(await testSession(market.database.db, stranger.userId));
      for (const answer of [
        await other.change(body.lineId, { quantity: 2 }),
        await other.remove(body.lineId),
        await other.restore(body.lineId),
      ])
        expect(answer).toMatchObject({ status: 404, body: { code: 'cart.line-not-found' } });
      expect((await other.cart()).count).toBe(0);
      expect((await onlyLine(buyer)).quantity).toBe(1);
    });
  });
});
