import { beforeEach, describe, expect, it } from '@jest/globals';
import { aMaker } from '../catalogue/testing.ts';
import { type CartClient, cartMarket, onlyLine, priced } from './testing/cart-market.ts';

describe('cart prices', () => {
  const market = cartMarket();
  let buyer: CartClient;
  beforeEach(() => {
    buyer = market.client();
  });

  describe('prices', () => {
    it('are those of the country, whatever the display currency', async () => {
      const { id } = await market.sell({
        priceMap: priced(100, 'USD', {
          regions: { global: { price: 100, currency: 'USD' }, europe: { price: 80, currency: 'EUR' } },
          countries: { TR: { price: 96.5, currency: 'USD' } },
        }),
      });
      await buyer.add({ productId: id, quantity: 2 });
      const seen = await Promise.all(
        ['TR', 'DE', 'JP'].flatMap((country) =>
          ['USD', 'EUR', 'CHF'].map(async (currency) => {
            const { groups, summary } = await market.client(country).cart(`?currency=${currency}`);
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
      const other = await aMaker(market.database.db, 'Orsetti', { country: 'IT', city: 'Biella' });
      const tiers = [{ from: 8, percentOff: '5' }];
      const loom = await market.sell({ priceMap: priced(1000), tiers });
      const yarn = await market.sell({ priceMap: priced(2.8751, 'EUR') }, other);
      const asked = await market.sell({ priceMap: { regions: {}, countries: {} } }, other);
      await buyer.add({ productId: loom.id, quantity: 8 });
      await buyer.add({ productId: yarn.id, quantity: 3 });
      await buyer.add({ productId: asked.id });
      const { groups, summary, count } = await buyer.cart('?currency=USD');
      expect(groups.map(({ maker: { name }, subtotals, onRequest }) => [name, subtotals, onRequest])).toEqual(
        [
          ['Altınmekik', [{ amount: '7600.00', currency: 'USD' }], 0],
          ['Orsetti', [{ amount: '8.63', currency: 'EUR' }], 1],
        ],
      );
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

    it('that the maker changed are marked until the buyer accepts the shown one', async () => {
      const product = await market.sell({ priceMap: priced(100) });
      await buyer.add({ productId: product.id });
      const { id } = await onlyLine(buyer);
      expect((await onlyLine(buyer)).priceChange).toBeNull();
      await product.as({ priceMap: priced(120) });
      expect((await onlyLine(buyer)).priceChange).toMatchObject({
        was: { amount: '100', currency: 'USD' },
        because: 'maker',
      });
      const old = { acceptPrice: { amount: '100', currency: 'USD' } };
      expect(await buyer.change(id, old)).toMatchObject({ status: 409, body: { code: 'cart.price-moved' } });
      expect((await buyer.change(id, { acceptPrice: { amount: '120', currency: 'USD' } })).status).toBe(200);
      expect((await onlyLine(buyer)).priceChange).toBeNull();
    });

    it('are marked when changed by the maker’s discount, not by the buyer’s quantity', async () => {
      const product = await market.sell({ priceMap: priced(100), tiers: [{ from: 2, percentOff: '10' }] });
      await buyer.add({ productId: product.id });
      const { id } = await onlyLine(buyer);
      await buyer.change(id, { quantity: 2 });
      expect(await onlyLine(buyer)).toMatchObject({
        unitPrice: { contract: { amount: '90' } },
        priceChange: null,
      });
      await product.as({ tiers: [{ from: 2, percentOff: '5' }] });
      expect((await onlyLine(buyer)).priceChange).toMatchObject({ was: { amount: '90' }, because: 'maker' });
    });

    it('of another country say so', async () => {
      const { id } = await market.sell({
        priceMap: priced(100, 'USD', { countries: { DE: { price: 80, currency: 'EUR' } } }),
      });
      await buyer.add({ productId: id });
      const line = await onlyLine(market.client('DE'));
      expect(line.priceChange).toMatchObject({ was: { amount: '100', currency: 'USD' }, because: 'country' });
    });
  });
});
