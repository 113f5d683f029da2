import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { type QuotesCreated, quoteGroupAnswer, quotesCreated } from 'shared-kit/contract';
import { aProduct, offer, prepareMarket } from '../catalogue/testing.ts';
import { type Answer, type Person, quoteMarket } from './testing/quote-market.ts';

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

const priced = (price: number, currency: 'USD' | 'EUR' = 'USD') => ({
  regions: { global: { price, currency } },
  countries: { DE: { price: price + 1, currency } },
});
const sell = async (
  of: Person | undefined,
  changes: Parameters<typeof aProduct>[0] = {},
): Promise<string> => {
  const product = aProduct({ handle: randomUUID(), priceMap: priced(100.25), ...changes });
  const [id = ''] = await offer(market.database.db, of?.companyId ?? '', [product]);
  return id;
};
const intoCart = async (who: Person, productId: string, quantity: number): Promise<string> => {
  const { status, body } = await who.call('POST', '/api/cart/lines', { productId, quantity });
  expect(status).toBe(200);
  return String(body.lineId);
};
const terms = {
  deliveryCountry: 'DE',
  deliveryPlace: 'Hamburg',
  incoterm: { rule: 'CIF', place: 'Hamburg' },
  replyBy: null,
  note: 'For hall two',
  attachmentIds: [] as string[],
};
const fromCart = (who: Person, cartLineIds: string[], more: object = {}, key?: string) =>
  who.call('POST', '/api/quotes/from-cart', { ...terms, cartLineIds, ...more }, key);
const created = ({ status, body }: Answer): QuotesCreated => {
  expect([status, body.code]).toEqual([200, undefined]);
  return quotesCreated.parse(body);
};

describe('a cart', () => {
  it('becomes one RFQ for each maker, priced by the delivery country, and is empty then', async () => {
    const tiers = [{ from: 4, percentOff: '10' }];
    const loom = await sell(makers[0], { tiers });
    const reed = await sell(makers[0], { priceMap: { regions: {}, countries: {} } });
    const yarn = await sell(makers[1], { priceMap: priced(2.8751, 'EUR') });
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
    // 101.25 in Germany, ten percent off from four on.
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
      (Date.parse(detail.request.replyBy ?? '') - Date.parse(detail.request.submittedAt ?? '')) / 86_400_000;
    expect(days).toBe(14);
    expect((await buyer.detail(second?.id ?? '')).request.total).toEqual({
      amount: '11.63',
      currency: 'EUR',
    });
    expect((await buyer.call('GET', '/api/cart/count')).body).toEqual({ count: 0 });
    // Each maker knows of its own alone.
    expect((await makers[0]?.detail(first?.id ?? ''))?.group).toBeNull();
    expect((await makers[0]?.call('GET', `/api/quotes/${second?.id}`))?.status).toBe(404);
  });

  it('does so once for each key', async () => {
    const lines = [await intoCart(buyer, await sell(makers[0]), 1)];
    const key = randomUUID();
    const both = await Promise.all([fromCart(buyer, lines, {}, key), fromCart(buyer, lines, {}, key)]);
    expect(created(both[0] as Answer)).toEqual(created(both[1] as Answer));
    expect((await fromCart(buyer, lines)).body.code).toBe('cart.line-not-found');
    expect((await buyer.call('GET', '/api/quotes')).body.quotes).toHaveLength(1);
  });

  it('leaves what is not named, and all of it where something can’t be had', async () => {
    const [good, gone] = [await sell(makers[0]), await sell(makers[1])];
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
    const lines = [await intoCart(buyer, await sell(makers[0]), 2)];
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
    const lines = [await intoCart(plain, await sell(makers[0]), 1)];
    expect((await fromCart(plain, lines)).body.code).toBe('quote.company-missing');
    expect((await plain.call('GET', '/api/cart/count')).body).toEqual({ count: 1 });
  });

  it.each([
    ['a day that has passed', { replyBy: '2020-01-01' }],
    ['a country that there is not', { deliveryCountry: 'XX' }],
    ['a file that nobody uploaded', { attachmentIds: ['0197a000-0000-7000-8000-000000000001'] }],
  ])('is not asked with %s', async (_what, more) => {
    const lines = [await intoCart(buyer, await sell(makers[0]), 1)];
    expect([400, 404]).toContain((await fromCart(buyer, lines, more)).status);
    expect((await buyer.call('GET', '/api/cart/count')).body).toEqual({ count: 1 });
  });
});

describe('a broadcast', () => {
  const broadcast = async (award: 'all-or-nothing' | 'per-maker'): Promise<QuotesCreated> => {
    const products = await Promise.all(
      makers.map(async (maker, at) => ({
        productId: await sell(maker, { priceMap: priced(100 + at) }),
        variantId: null,
      })),
    );
    return created(
      await buyer.call('POST', '/api/quotes/broadcast', { ...terms, award, products, quantity: 6 }),
    );
  };
  const offerAll = async ({ quotes }: QuotesCreated, some = quotes.length): Promise<void> => {
    for (const { id } of quotes.slice(0, some)) {
      const { seller } = await buyer.detail(id);
      await makers.find(({ companyId }) => companyId === seller.id)?.offer(id);
    }
  };
  const matrix = async (groupId: string | null) =>
    quoteGroupAnswer.parse((await buyer.call('GET', `/api/quote-groups/${groupId}?currency=EUR`)).body);
  const accepting = async (id: string) => ({ quoteId: id, ...(await buyer.seen(id)) });
  const stages = async ({ quotes }: QuotesCreated) =>
    Promise.all(quotes.map(async ({ id }) => (await buyer.detail(id)).stage));

  it('shows its bids beside each other, in one currency', async () => {
    const asked = await broadcast('all-or-nothing');
    await offerAll(asked, 2);
    const { bids, currency } = await matrix(asked.groupId);
    expect(currency).toBe('EUR');
    expect(
      bids.map(
        (bid) =>
          bid.offer && [bid.offer.total, bid.offer.effective, bid.offer.abovePercent, bid.offer.refusals],
      ),
    ).toEqual([
      [{ amount: '606.00', currency: 'USD' }, { amount: '484.80', currency: 'EUR' }, '0.0', []],
      [{ amount: '612.00', currency: 'USD' }, { amount: '489.60', currency: 'EUR' }, '1.0', []],
      null,
    ]);
    const other = (await market.parties()).buyer;
    for (const who of [other, makers[0] as Person])
      expect((await who.call('GET', `/api/quote-groups/${asked.groupId}`)).body.code).toBe(
        'quote.group-not-found',
      );
  });

  it('goes to one maker as a whole, and the others hear that they lost', async () => {
    const asked = await broadcast('all-or-nothing');
    await offerAll(asked, 2);
    const winner = asked.quotes[1]?.id ?? '';
    expect((await buyer.act(winner, 'accept', await buyer.seen(winner))).status).toBe(200);
    expect(await stages(asked)).toEqual(['not_selected', 'ordered', 'not_selected']);
    expect((await makers[0]?.detail(asked.quotes[0]?.id ?? ''))?.versions.at(-1)?.state).toBe('declined');
    const inbox = await makers[2]?.call('GET', '/api/notifications');
    expect(JSON.stringify(inbox?.body)).toContain('rfq-not-selected');
    const again = { accept: [await accepting(winner)] };
    expect((await buyer.call('POST', `/api/quote-groups/${asked.groupId}/award`, again)).body.code).toBe(
      'quote.award-impossible',
    );
  });

  it('goes to several makers at once where that was wanted, all of them or none', async () => {
    const asked = await broadcast('per-maker');
    await offerAll(asked, 2);
    const [first, second] = [asked.quotes[0]?.id ?? '', asked.quotes[1]?.id ?? ''];
    const both = [await accepting(first), await accepting(second)];
    const wrong = both.map((it, at) => (at === 1 ? { ...it, total: '1.00' } : it));
    const url = `/api/quote-groups/${asked.groupId}/award`;
    expect((await buyer.call('POST', url, { accept: wrong })).body.code).toBe('quote.total-differs');
    expect(await stages(asked)).toEqual(['quoted', 'quoted', 'requested']);
    expect((await buyer.call('POST', url, { accept: both })).status).toBe(200);
    expect(await stages(asked)).toEqual(['ordered', 'ordered', 'not_selected']);
  });

  it('lets one maker have its part without ending it for the others', async () => {
    const asked = await broadcast('per-maker');
    await offerAll(asked, 2);
    const first = asked.quotes[0]?.id ?? '';
    await buyer.act(first, 'accept', await buyer.seen(first));
    expect(await stages(asked)).toEqual(['ordered', 'quoted', 'requested']);
  });

  it('keeps what lost in the matrix, and discards what was never sent', async () => {
    await market.verify(buyer, 'submitted');
    const asked = await broadcast('all-or-nothing');
    await market.verify(buyer, 'approved');
    const [first = '', second = ''] = asked.quotes.map(({ id }) => id);
    for (const id of [first, second]) await buyer.act(id, 'submit');
    await offerAll(asked, 2);
    const url = `/api/quote-groups/${asked.groupId}/award`;
    expect((await buyer.call('POST', url, { accept: [await accepting(second)] })).status).toBe(200);
    const { bids, awardedAt, buyer: bound } = await matrix(asked.groupId);
    expect(awardedAt).not.toBeNull();
    expect(bound.legalName).not.toBe('');
    expect(
      bids.map(({ stage, offer: bid }) => [stage, bid?.state, bid?.isComparable, bid?.abovePercent]),
    ).toEqual([
      ['not_selected', 'declined', true, '0.0'],
      ['ordered', 'converted', true, '1.0'],
      ['withdrawn', undefined, undefined, undefined],
    ]);
    expect(bids.map(({ offer: bid }) => bid?.refusals)).toEqual([null, null, undefined]);
    const inbox = await makers[2]?.call('GET', '/api/notifications');
    expect(JSON.stringify(inbox?.body)).not.toContain(asked.quotes[2]?.id);
  });

  it('says what stands in a member’s way, and what an offer leaves open', async () => {
    const asked = await broadcast('per-maker');
    const id = asked.quotes[0]?.id ?? '';
    await makers[0]?.offer(id, { incoterm: { rule: 'EXW', place: 'Bursa' }, discount: '6' });
    await market.limit(buyer, '100');
    const member = await market.colleague(buyer, 'member', 'Ada Mert');
    const { body } = await member.call('GET', `/api/quote-groups/${asked.groupId}?currency=EUR`);
    expect(quoteGroupAnswer.parse(body).bids[0]?.offer).toMatchObject({
      goods: { amount: '600.00', currency: 'USD' },
      goodsConverted: { amount: '480.00', currency: 'EUR' },
      lacksCarriage: true,
      refusals: ['within-limit'],
    });
    const award = { accept: [await accepting(id)] };
    const url = `/api/quote-groups/${asked.groupId}/award`;
    expect((await member.call('POST', url, award)).body.code).toBe('quote.above-limit');
  });

  it('needs two makers', async () => {
    const products = [
      { productId: await sell(makers[0]), variantId: null },
      { productId: await sell(makers[0]), variantId: null },
    ];
    const answer = await buyer.call('POST', '/api/quotes/broadcast', {
      ...terms,
      award: 'per-maker',
      products,
      quantity: 1,
    });
    expect([answer.status, answer.body.errors]).toEqual([400, [{ name: 'products', reason: 'one-maker' }]]);
  });
});
