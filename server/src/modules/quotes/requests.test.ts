import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { currencies, currencyCookie } from 'shared-kit/contract/money';
import { pricingCountryCookie } from 'shared-kit/contract/pricing-country';
import { prepareMarket } from '../catalogue/testing.ts';
import { created, priced, requestTerms, sell } from './testing/asking.ts';
import { type Answer, Person, quoteMarket } from './testing/quote-market.ts';

describe('requests', () => {
  const market = quoteMarket();
  let buyer: Person;
  let makers: Person[] = [];
  beforeAll(async () => {
    await prepareMarket(market.database.db);
    makers = [await market.seller(), await market.seller(), await market.seller()];
  });
  beforeEach(async () => {
    ({ buyer } = await market.parties());
  });

  const intoCart = async (who: Person, productId: string, quantity: number): Promise<string> => {
    const { status, body } = await who.call('POST', '/api/cart/lines', { productId, quantity });
    expect(status).toBe(200);
    return String(body.lineId);
  };
  const fromCart = (who: Person, cartLineIds: string[], more: object = {}, key?: string) =>
    who.call('POST', '/api/quotes/from-cart', { ...requestTerms, cartLineIds, ...more }, key);

  describe('a cart', () => {
    it('has the delivery country’s price, whatever country and currency the buyer viewed', async () => {
      const loom = await sell(market.database.db, makers[0]);
      const asked = [];
      for (const looked of ['TR', 'JP']) {
        for (const currency of currencies) {
          const cookie = `${buyer.cookie}; ${pricingCountryCookie.name}=${looked}; ${currencyCookie.name}=${currency}`;
          const visitor = new Person(market.app(), { ...buyer, cookie });
          const { quotes } = created(await fromCart(visitor, [await intoCart(visitor, loom, 1)]));
          const { request } = await visitor.detail(quotes[0]?.id ?? '');
          asked.push(`${request.deliveryCountry} ${request.lines[0]?.unitPrice} ${request.currency}`);
        }
      }
      expect([...new Set(asked)]).toEqual(['DE 101.2500 USD']);
      expect(asked).toHaveLength(6);
    });

    it('becomes one RFQ for each maker, priced by the delivery country, and is empty then', async () => {
      const tiers = [{ from: 4, percentOff: '10' }];
      const loom = await sell(market.database.db, makers[0], { tiers });
      const reed = await sell(market.database.db, makers[0], { priceMap: { regions: {}, countries: {} } });
      const yarn = await sell(market.database.db, makers[1], { priceMap: priced(2.8751, 'EUR') });
      const lines = [
        await intoCart(buyer, loom, 4),
        await intoCart(buyer, reed, 1),
        await intoCart(buyer, yarn, 3),
      ];
      const answer = created(await fromCart(buyer, lines));
      expect(answer).toMatchObject({ submitted: true, obstacles: [] });
      expect(answer.quotes.map(({ lineCount }) => lineCount)).toEqual([2, 1]);
      const [first, second] = answer.quotes;
      const detail = await buyer.detail(first?.id ?? '', '?locale=tr');
      // 101.25 in Germany, less ten percent from four on.
      expect(detail.request).toMatchObject({
        deliveryCountry: 'DE',
        deliveryPlace: 'Hamburg',
        incoterm: { rule: 'CIF', place: 'Hamburg' },
        note: 'For hall two',
        currency: 'USD',
        total: null,
        lines: [
          { unitPrice: '91.1250', total: '364.50' },
          { unitPrice: null, total: null },
        ],
      });
      expect(detail.title.firstLine).toBe('Kancalı dokuma tezgâhı RL-190');
      expect(detail.group).toMatchObject({ kind: 'cart', size: 2 });
      const days =
        (Date.parse(detail.request.replyBy ?? '') - Date.parse(detail.request.submittedAt ?? '')) /
        86_400_000;
      expect(days).toBe(14);
      expect((await buyer.detail(second?.id ?? '')).request.total).toEqual({
        amount: '11.63',
        currency: 'EUR',
      });
      expect((await buyer.call('GET', '/api/cart/count')).body).toEqual({ count: 0 });
      // Each maker sees only its own request.
      expect((await makers[0]?.detail(first?.id ?? ''))?.group).toBeNull();
      expect((await makers[0]?.call('GET', `/api/quotes/${second?.id}`))?.status).toBe(404);
    });

    it('does so once for each key', async () => {
      const lines = [await intoCart(buyer, await sell(market.database.db, makers[0]), 1)];
      const key = randomUUID();
      const both = await Promise.all([fromCart(buyer, lines, {}, key), fromCart(buyer, lines, {}, key)]);
      expect(created(both[0] as Answer)).toEqual(created(both[1] as Answer));
      expect((await fromCart(buyer, lines)).body.code).toBe('cart.line-not-found');
      expect((await buyer.call('GET', '/api/quotes')).body.quotes).toHaveLength(1);
    });

    it('keeps lines that are not named, and all lines if one is not available', async () => {
      const [good, gone] = [
        await sell(market.database.db, makers[0]),
        await sell(market.database.db, makers[1]),
      ];
      const lines = [await intoCart(buyer, good, 1), await intoCart(buyer, gone, 1)];
      await market.database.db.execute(sql`update product set status = 'archived' where id = ${gone}`);
      const refused = await fromCart(buyer, lines);
      expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
        409,
        'quote.line-unavailable',
        [{ name: lines[1], reason: 'withdrawn' }],
      ]);
      created(await fromCart(buyer, lines.slice(0, 1)));
      expect((await buyer.call('GET', '/api/cart/count')).body).toEqual({ count: 1 });
    });

    it('is kept as drafts for a company that nobody has approved, which sends them later', async () => {
      await market.verify(buyer, 'submitted');
      const lines = [await intoCart(buyer, await sell(market.database.db, makers[0]), 2)];
      const answer = created(await fromCart(buyer, lines));
      expect(answer).toMatchObject({ submitted: false, obstacles: ['company-not-approved'] });
      const id = answer.quotes[0]?.id ?? '';
      expect((await buyer.act(id, 'submit')).body.code).toBe('quote.company-not-approved');
      expect((await makers[0]?.call('GET', `/api/quotes/${id}`))?.status).toBe(404);
      await market.verify(buyer, 'approved');
      expect((await buyer.act(id, 'submit')).body).toMatchObject({ stage: 'requested' });
    });

    it('stays where there is no company to ask for', async () => {
      const plain = await market.someone();
      const lines = [await intoCart(plain, await sell(market.database.db, makers[0]), 1)];
      expect((await fromCart(plain, lines)).body.code).toBe('quote.company-missing');
      expect((await plain.call('GET', '/api/cart/count')).body).toEqual({ count: 1 });
    });

    it.each([
      ['a day that has passed', { replyBy: '2020-01-01' }],
      ['a country that there is not', { deliveryCountry: 'XX' }],
      ['a file that nobody uploaded', { attachmentIds: ['0197a000-0000-7000-8000-000000000001'] }],
    ])('is not asked with %s', async (_what, more) => {
      const lines = [await intoCart(buyer, await sell(market.database.db, makers[0]), 1)];
      expect([400, 404]).toContain((await fromCart(buyer, lines, more)).status);
      expect((await buyer.call('GET', '/api/cart/count')).body).toEqual({ count: 1 });
    });
  });

  describe('one product', () => {
    const ask = (who: Person, productId: string, more: object = {}, key?: string) =>
      who.call(
        'POST',
        '/api/quotes/for-product',
        { ...requestTerms, productId, variantId: null, quantity: 4, ...more },
        key,
      );

    it('is requested without the cart, at the delivery country’s price for its quantity', async () => {
      const loom = await sell(market.database.db, makers[0], { tiers: [{ from: 4, percentOff: '10' }] });
      await intoCart(buyer, loom, 1);
      const { quotes, groupId } = created(await ask(buyer, loom));
      const [id = ''] = quotes.map((quote) => quote.id);
      const { request, group } = await buyer.detail(id);
      expect(request).toMatchObject({
        deliveryCountry: 'DE',
        lines: [{ quantity: 4, unitPrice: '91.1250' }],
      });
      expect([groupId, group]).toEqual([null, null]);
      expect((await makers[0]?.detail(id))?.stage).toBe('requested');
      expect((await buyer.call('GET', '/api/cart/count')).body).toEqual({ count: 1 });
    });

    it('is requested once for each key', async () => {
      const loom = await sell(market.database.db, makers[0]);
      const key = randomUUID();
      const [one, other] = await Promise.all([ask(buyer, loom, {}, key), ask(buyer, loom, {}, key)]);
      expect(created(one)).toEqual(created(other));
      expect((await buyer.call('GET', '/api/quotes')).body.quotes).toHaveLength(1);
    });

    it('stays a draft for a company that was suspended a moment ago', async () => {
      const loom = await sell(market.database.db, makers[0]);
      await market.verify(buyer, 'suspended');
      const answer = created(await ask(buyer, loom));
      expect(answer).toMatchObject({ submitted: false, obstacles: ['company-not-approved'] });
      const { id = '' } = answer.quotes[0] ?? {};
      expect((await makers[0]?.call('GET', `/api/quotes/${id}`))?.status).toBe(404);
    });

    it('is called in its reader’s language, once there is an offer too', async () => {
      const loom = await sell(market.database.db, makers[0]);
      const { quotes } = created(await ask(buyer, loom));
      const [id = ''] = quotes.map((quote) => quote.id);
      const before = await buyer.detail(id, '?locale=tr');
      await makers[0]?.offer(id);
      const { title, versions } = await buyer.detail(id, '?locale=tr');
      expect(title.firstLine).toBe(before.title.firstLine);
      expect(versions[0]?.lines[0]?.title).toBe(before.title.firstLine);
    });

    it('is refused in lots that its maker doesn’t sell, and to its own maker', async () => {
      const yarn = await sell(market.database.db, makers[0], { minimumOrder: 50 });
      const refused = await ask(buyer, yarn);
      expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
        409,
        'quote.line-unavailable',
        [{ name: 'product', reason: 'below-minimum' }],
      ]);
      const own = await ask(makers[0] as Person, yarn, { quantity: 50 });
      expect(own.body.code).toBe('cart.own-product');
    });
  });

  it('tells what a country of delivery changes, and asks for nothing', async () => {
    const tiers = [{ from: 4, percentOff: '10' }];
    const loom = await sell(market.database.db, makers[0], { tiers });
    const reed = await sell(market.database.db, makers[0], { priceMap: { regions: {}, countries: {} } });
    const cookie = `${buyer.cookie}; ${pricingCountryCookie.name}=TR`;
    const visitor = new Person(market.app(), { ...buyer, cookie });
    const products = [loom, reed].map((productId) => ({ productId, variantId: null, quantity: 4 }));
    const { status, body } = await visitor.call('POST', '/api/quotes/prices', {
      deliveryCountry: 'DE',
      products,
    });
    const dollars = (amount: string) => ({ amount, currency: 'USD' });
    expect([status, body]).toEqual([
      200,
      {
        products: [
          {
            seen: { unit: dollars('90.225'), total: dollars('360.90') },
            delivered: { unit: dollars('91.125'), total: dollars('364.50') },
          },
          { seen: null, delivered: null },
        ],
      },
    ]);
    expect((await buyer.call('GET', '/api/quotes')).body.quotes).toEqual([]);
  });
});
