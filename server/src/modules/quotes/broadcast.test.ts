import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type QuotesCreated, quoteGroupAnswer } from 'shared-kit/contract/quotes';
import { prepareMarket } from '../catalogue/testing.ts';
import { created, priced, requestTerms, sell } from './testing/asking.ts';
import { type Person, quoteMarket } from './testing/quote-market.ts';

describe('broadcast', () => {
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

  describe('a broadcast', () => {
    const broadcast = async (award: 'all-or-nothing' | 'per-maker'): Promise<QuotesCreated> => {
      const products = await Promise.all(
        makers.map(async (maker, at) => ({
          productId: await sell(market.database.db, maker, { priceMap: priced(100 + at) }),
          variantId: null,
          quantity: 6,
        })),
      );
      return created(await buyer.call('POST', '/api/quotes/broadcast', { ...requestTerms, award, products }));
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
      const url = `/api/quote-groups/${asked.groupId}/award`;
      const seen = { version: `${first}, ${second}`, sum: null };
      expect((await buyer.call('POST', url, { accept: both, seen })).body.code).toBe('binding.moved');
      expect(await stages(asked)).toEqual(['quoted', 'quoted', 'requested']);
      const key = randomUUID();
      const awarded = await buyer.call('POST', url, { accept: both }, key);
      expect(awarded.status).toBe(200);
      expect(await buyer.call('POST', url, { accept: both }, key)).toEqual(awarded);
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

    it('asks each maker for its own quantity, in its own unit', async () => {
      const denim = await sell(market.database.db, makers[0], { unit: 'm' });
      const jersey = await sell(market.database.db, makers[1], { unit: 'kg' });
      const products = [
        { productId: denim, variantId: null, quantity: 500 },
        { productId: jersey, variantId: null, quantity: 150 },
      ];
      const body = { ...requestTerms, award: 'per-maker', products };
      const { quotes } = created(await buyer.call('POST', '/api/quotes/broadcast', body));
      const asked = await Promise.all(quotes.map(async ({ id }) => (await buyer.detail(id)).request.lines));
      expect(asked.flat().map(({ quantity, unit }) => `${quantity} ${unit}`)).toEqual(['500 m', '150 kg']);
    });

    it('needs two makers', async () => {
      const products = [
        { productId: await sell(market.database.db, makers[0]), variantId: null, quantity: 1 },
        { productId: await sell(market.database.db, makers[0]), variantId: null, quantity: 1 },
      ];
      const answer = await buyer.call('POST', '/api/quotes/broadcast', {
        ...requestTerms,
        award: 'per-maker',
        products,
      });
      expect([answer.status, answer.body.errors]).toEqual([400, [{ name: 'products', reason: 'one-maker' }]]);
    });
  });
});
