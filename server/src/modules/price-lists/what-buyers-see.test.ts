import { afterEach, describe, expect, it } from '@jest/globals';
import { cartAnswer } from 'shared-kit/contract/cart';
import {
  comparisonAnswer,
  productDetail,
  productListAnswer,
  relatedAnswer,
} from 'shared-kit/contract/catalogue';
import { dayOf, dayRange } from 'shared-kit/contract/dates';
import { readSharedQuote } from '../quotes/index.ts';
import type { Person } from '../quotes/testing.ts';
import { priceListMarket } from './testing/price-list-market.ts';

const inAYear = dayRange('request.replyBy', dayOf(new Date())).last;

describe('what buyers see', () => {
  const market = priceListMarket();
  const name = 'Uşak framework';
  const lists: string[] = [];
  afterEach(async () => {
    for (const id of lists.splice(0)) await market.remove(id);
  });

  const fixed = (productId: string, amount: string, variantId: string | null = null) => ({
    kind: 'product' as const,
    productId,
    variantId,
    prices: [{ zone: 'global' as const, amount, currency: 'USD' as const }],
  });
  const eightOff = { kind: 'category' as const, categoryId: 'weaving', percentOff: '8' };
  const give = async (...given: Parameters<typeof market.giveBuyer>) => {
    lists.push(await market.giveBuyer(...given));
  };
  const query = 'locale=en&currency=USD';

  /** The price and the list of a product wherever a person sees it. */
  async function seenBy(person: Person, id: string, neighbour: string) {
    const get = async (url: string) => (await person.call('GET', url)).body;
    const detail = productDetail.parse(await get(`/api/products/${id}?${query}`));
    const compared = comparisonAnswer.parse(await get(`/api/products/comparison?ids=${id}&${query}`));
    const listed = productListAnswer.parse(await get(`/api/products?limit=60&sort=newest&${query}`));
    const related = relatedAnswer.parse(await get(`/api/products/${neighbour}/related?${query}`));
    const shown = [
      detail.price,
      compared.products[0]?.price,
      listed.items.find((it) => it.id === id)?.price,
      related.items.find((it) => it.id === id)?.price,
    ];
    return shown.map((price) => [price?.contract.amount, price?.list?.name ?? null]);
  }
  const everywhere = (amount: string, list: string | null) => Array.from({ length: 4 }, () => [amount, list]);

  describe('a company on a list', () => {
    it('sees its price with the list’s name wherever there are prices; others see the public one', async () => {
      const { buyer, seller, other, bank, staff } = market.people();
      const product = await market.sell();
      const neighbour = await market.sellAsOther();
      await give([eightOff]);
      expect(await seenBy(buyer, product, neighbour)).toEqual(everywhere('90620', name));
      for (const person of [other, seller, bank, staff])
        expect(await seenBy(person, product, neighbour)).toEqual(everywhere('98500', null));
    });

    it('sees what everybody else pays beside it', async () => {
      const product = await market.sell();
      await give([eightOff]);
      const { body } = await market.people().buyer.call('GET', `/api/products/${product}?${query}`);
      expect(productDetail.parse(body).price?.list).toEqual({
        name,
        percentOff: '8.00',
        publicPrice: { amount: '98500', currency: 'USD' },
      });
    });

    it('has its percentage before quantity discounts, and none of those on a fixed price', async () => {
      const tiers = [{ from: 5, percentOff: '10' }];
      const [percent, exact] = [await market.sell({ tiers }), await market.sell({ tiers })];
      await give([eightOff, fixed(exact, '90000')]);
      const detail = async (id: string) =>
        productDetail.parse((await market.people().buyer.call('GET', `/api/products/${id}?${query}`)).body);
      expect((await detail(percent)).tiers.map(({ display }) => display.amount)).toEqual(['81558']);
      expect((await detail(exact)).tiers).toEqual([]);
      expect((await detail(exact)).priceVaries).toBe(false);
    });

    it('pays its price in the cart, and the request says from which list it comes', async () => {
      const { buyer, seller, staff } = market.people();
      const product = await market.sell({ tiers: [{ from: 2, percentOff: '10' }] });
      await give([fixed(product, '90000')]);
      await buyer.call('POST', '/api/cart/lines', { productId: product, quantity: 2 });
      const cart = cartAnswer.parse((await buyer.call('GET', `/api/cart?${query}`)).body);
      const line = cart.groups[0]?.lines[0];
      expect(line).toMatchObject({ priceList: name, tier: null, priceChange: null });
      expect(line?.total?.contract).toEqual({ amount: '180000.00', currency: 'USD' });
      const terms = { deliveryCountry: 'TR', deliveryPlace: '', incoterm: null, replyBy: null, note: '' };
      const { body } = await buyer.call('POST', '/api/quotes/from-cart', {
        ...terms,
        attachmentIds: [],
        cartLineIds: [line?.id],
      });
      const [quote] = body.quotes as [{ id: string }];
      for (const person of [buyer, seller]) {
        const { request } = await person.detail(quote.id);
        expect(request.lines[0]).toMatchObject({ unitPrice: '90000.0000', priceList: name });
      }
      expect((await seller.draft(quote.id)).tiers[0]).toMatchObject({ steps: [] });
      const { body: link } = await buyer.act(quote.id, 'shares', { label: 'Our bank', days: 7 });
      const shared = await readSharedQuote(market.database.db, {
        token: String(link.path).split('/').at(-1) ?? '',
        brandName: 'Tezgah',
        locale: 'en',
      });
      expect(JSON.stringify(shared?.document)).toContain('on request');
      expect(JSON.stringify(shared?.document)).not.toMatch(/90,000|180,000|framework/);
      await market.openCase(staff, { companyId: buyer.companyId, quote: null } as never);
      const { request } = await staff.detail(quote.id);
      expect(request.lines[0]?.priceList).toBeNull();
    });

    it('learns in the cart that its price ended with the list', async () => {
      const { buyer } = market.people();
      const product = await market.sell();
      await give([fixed(product, '90000')]);
      const { body: added } = await buyer.call('POST', '/api/cart/lines', { productId: product });
      expect(added.count).toBeDefined();
      await market.remove(lists.pop() ?? '');
      const cart = cartAnswer.parse((await buyer.call('GET', `/api/cart?${query}`)).body);
      const line = cart.groups.flatMap((it) => it.lines).find((it) => it.productId === product);
      expect(line).toMatchObject({
        priceList: null,
        priceChange: { was: { amount: '90000', currency: 'USD' }, because: 'maker' },
        unitPrice: { contract: { amount: '98500', currency: 'USD' } },
      });
    });

    it.each(['suspended', 'submitted'] as const)('has public prices while it is %s', async (state) => {
      const { buyer } = market.people();
      const product = await market.sell();
      await give([eightOff]);
      const priceNow = async () =>
        productDetail.parse((await buyer.call('GET', `/api/products/${product}?${query}`)).body).price
          ?.contract.amount;
      await market.verify(buyer, state);
      expect(await priceNow()).toBe('98500');
      await market.verify(buyer, 'approved');
      expect(await priceNow()).toBe('90620');
    });

    it.each([
      ['before its first day', { validFrom: inAYear }],
      ['after its last day', { validUntil: '2025-12-31' }],
    ])('has public prices %s', async (_when, days) => {
      const product = await market.sell();
      await give([eightOff], days);
      const { body } = await market.people().buyer.call('GET', `/api/products/${product}?${query}`);
      expect(productDetail.parse(body).price?.list).toBeUndefined();
    });
  });
});
