import { describe, expect, it } from '@jest/globals';
import { type Person, quoteMarket } from '../testing/quote-market.ts';

describe('own costs', () => {
  const market = quoteMarket();

  async function saveCosts(who: Person, id: string, ownCosts: Record<string, string>) {
    const { revision, offer } = await who.draft(id);
    const terms = { freight: '0', leadTimeWeeks: 12, incoterm: { rule: 'CIF', place: 'İzmir' } } as const;
    const body = { revision, offer: { ...offer, ...terms }, internalNote: '', ownCosts };
    return who.call('PUT', `/api/quotes/${id}/offer-draft`, body);
  }

  it('keeps own costs beside the offer, from version to version, where the buyer never sees them', async () => {
    const { buyer, seller } = await market.parties();
    const colleague = await market.colleague(seller, 'member', 'Zeynep Acar');
    const id = await market.request(buyer, seller);
    await buyer.act(id, 'submit');
    const [first] = (await seller.draft(id)).offer.lines;
    if (!first) throw new Error('The request has no line.');
    expect((await saveCosts(seller, id, { [first.key]: '61234.5678' })).status).toBe(200);
    expect((await colleague.draft(id)).ownCosts).toEqual({ [first.key]: '61234.5678' });
    await seller.act(id, 'send', { revision: (await seller.draft(id)).revision, text: '' });
    expect((await seller.draft(id)).ownCosts).toEqual({ [first.key]: '61234.5678' });
    const answers = await Promise.all([
      buyer.call('GET', `/api/quotes/${id}`),
      buyer.call('GET', `/api/quotes/${id}/offer-draft`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 403]);
    expect(JSON.stringify(answers)).not.toMatch(/61234|ownCost/);
  });

  it('keeps them where a page of before saves the offer without them', async () => {
    const { buyer, seller } = await market.parties();
    const id = await market.request(buyer, seller);
    await buyer.act(id, 'submit');
    const key = (await seller.draft(id)).offer.lines[0]?.key ?? '';
    await saveCosts(seller, id, { [key]: '5' });
    await seller.save(id);
    expect((await seller.draft(id)).ownCosts).toEqual({ [key]: '5' });
  });

  it.each([
    ['a cost that is no amount', { '0197a000-0000-7000-8000-000000000009': 'dear' }],
    ['a key that is no line’s', { loom: '5' }],
  ])('refuses %s', async (_case, ownCosts) => {
    const { buyer, seller } = await market.parties();
    const id = await market.request(buyer, seller);
    await buyer.act(id, 'submit');
    expect(await saveCosts(seller, id, ownCosts)).toMatchObject({
      status: 400,
      body: { code: 'request.body-invalid' },
    });
  });
});
