import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { dayOf, dayRange } from 'shared-kit/contract/dates';
import {
  type PriceListChange,
  priceListAnswer,
  priceListCompaniesAnswer,
  priceListProductsAnswer,
  priceListsAnswer,
} from 'shared-kit/contract/price-lists';
import { priceListMarket } from './testing/price-list-market.ts';

const inAYear = dayRange('request.replyBy', dayOf(new Date())).last;

describe('price lists', () => {
  const market = priceListMarket();
  const path = '/api/manufacturer/price-lists';
  const fixed = (productId: string, amount = '700'): PriceListChange['entries'][number] => ({
    kind: 'product',
    productId,
    variantId: null,
    prices: [{ zone: 'global', amount, currency: 'EUR' }],
  });
  const off = (categoryId: string, percentOff: string): PriceListChange['entries'][number] => ({
    kind: 'category',
    categoryId,
    percentOff,
  });
  const read = async (id: string) =>
    priceListAnswer.parse((await market.people().seller.call('GET', `${path}/${id}?locale=en`)).body);

  it('keeps a list as it was written', async () => {
    const product = await market.sell({ sku: 'PL-1' });
    const entries = [fixed(product, '90000.25'), off('weaving', '12.5')];
    const id = await market.giveBuyer(entries, { validFrom: '2026-01-01', validUntil: inAYear });
    const found = await read(id);
    expect(found).toMatchObject({ revision: 1, name: 'Uşak framework', time: 'current', mayChange: true });
    expect(found.companies.map((it) => it.id)).toEqual([market.people().buyer.companyId]);
    expect(found.entries).toEqual(entries);
    expect(found.products).toEqual([
      {
        id: product,
        title: 'Rapier loom RL-190',
        sku: 'PL-1',
        variants: [],
        basePrice: { amount: '98500', currency: 'USD' },
      },
    ]);
  });

  it('says when lists count and who changed them last', async () => {
    const late = await market.giveBuyer([], { name: 'Next year', validFrom: inAYear });
    const past = await market.giveBuyer([], { name: 'Last year', validUntil: '2025-12-31' });
    const { lists } = priceListsAnswer.parse((await market.people().seller.call('GET', path)).body);
    const timeOf = (id: string) => lists.find((it) => it.id === id)?.time;
    expect([timeOf(late), timeOf(past)]).toEqual(['scheduled', 'past']);
    expect(lists.find((it) => it.id === late)).toMatchObject({
      companies: ['The textile-manufacturer'],
      changedBy: 'Emre Kaplan',
      entries: 0,
    });
  });

  it('offers the companies that asked, and the maker’s own products by words', async () => {
    const { seller, buyer } = market.people();
    const companies = priceListCompaniesAnswer.parse((await seller.call('GET', `${path}/companies`)).body);
    expect(companies.companies.map(({ id }) => id)).toEqual([buyer.companyId]);
    const product = await market.sell({ sku: 'FIND-ME' });
    const { body } = await seller.call('GET', `${path}/products?q=find me&locale=en`);
    expect(priceListProductsAnswer.parse(body).products.map(({ id }) => id)).toEqual([product]);
  });

  describe('refuses', () => {
    type Wrong = readonly [
      string,
      () => Promise<Partial<PriceListChange>> | Partial<PriceListChange>,
      string,
      string,
    ];
    const wrong: readonly Wrong[] = [
      [
        'an end before the start',
        () => ({ validFrom: '2027-02-01', validUntil: '2027-01-31' }),
        'validUntil',
        'before-start',
      ],
      [
        'a company that never asked',
        () => ({ companies: [market.people().other.companyId] }),
        'companies.0',
        'unknown',
      ],
      [
        'a company twice',
        () => ({ companies: [market.people().buyer.companyId, market.people().buyer.companyId] }),
        'companies.1',
        'duplicate',
      ],
      ['an unknown category', () => ({ entries: [off('nonsense', '5')] }), 'entries.0.categoryId', 'unknown'],
      ['a product of nobody', () => ({ entries: [fixed(randomUUID())] }), 'entries.0.productId', 'unknown'],
      [
        'a category twice',
        () => ({ entries: [off('weaving', '5'), off('weaving', '6')] }),
        'entries.1',
        'duplicate',
      ],
      [
        'an unknown variant',
        async () => ({ entries: [{ ...fixed(await market.sell()), variantId: 'wide' }] }),
        'entries.0.variantId',
        'unknown',
      ],
      [
        'a place twice',
        async () => {
          const entry = fixed(await market.sell());
          return {
            entries: [
              entry.kind === 'product' ? { ...entry, prices: [...entry.prices, ...entry.prices] } : entry,
            ],
          };
        },
        'entries.0.prices.1.zone',
        'duplicate',
      ],
    ];
    it.each(wrong)('%s', async (_what, change, name, reason) => {
      const { id, status, body } = await market.save(await change());
      expect([status, body.code, body.errors]).toEqual([400, 'request.body-invalid', [{ name, reason }]]);
      expect((await market.people().seller.call('GET', `${path}/${id}`)).body.code).toBe(
        'price-list.not-found',
      );
    });

    it.each(['0', '0.00', '100', '-5', '5.123', ''])('%j percent', async (percentOff) => {
      const { status, body } = await market.save({ entries: [off('weaving', percentOff)] });
      expect([status, body.code]).toEqual([400, 'request.body-invalid']);
    });

    it.each(['0', '-1', '1.23456', '1e3', ''])('a price of %j', async (amount) => {
      const { status, body } = await market.save({ entries: [fixed(await market.sell(), amount)] });
      expect([status, body.code]).toEqual([400, 'request.body-invalid']);
    });
  });

  describe('of two people', () => {
    it('the second learns that the list is another by now', async () => {
      const id = await market.giveBuyer([off('weaving', '5')]);
      const first = await market.save({ revision: 1, name: 'First' }, id);
      const second = await market.save({ revision: 1, name: 'Second' }, id);
      expect([first.status, second.status, second.body.code]).toEqual([200, 409, 'price-list.moved']);
      expect((await read(id)).name).toBe('First');
    });

    it('who save at the same time, one wins', async () => {
      const id = await market.giveBuyer([off('weaving', '5')]);
      const all = await Promise.all(
        ['A', 'B', 'C'].map((name) => market.save({ revision: 1, name, entries: [off('weaving', '7')] }, id)),
      );
      expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      expect((await read(id)).revision).toBe(2);
    });

    it('only owners and approvers change lists', async () => {
      const { seller } = market.people();
      const member = await market.colleague(seller, 'member', 'Selin Ay');
      const id = await market.giveBuyer([]);
      const body = {
        revision: 1,
        name: 'Mine',
        validFrom: null,
        validUntil: null,
        companies: [],
        entries: [],
      };
      expect((await member.call('PUT', `${path}/${id}`, body)).status).toBe(403);
      expect((await member.call('DELETE', `${path}/${id}`)).status).toBe(403);
      expect((await member.call('GET', `${path}/${id}`)).body.mayChange).toBe(false);
      const approver = await market.colleague(seller, 'approver', 'Onur Ay');
      expect((await approver.call('PUT', `${path}/${id}`, body)).status).toBe(200);
    });
  });
});
