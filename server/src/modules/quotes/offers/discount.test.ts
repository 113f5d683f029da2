import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OfferInput } from 'shared-kit/contract/quotes';
import { type Person, quoteMarket } from '../testing/quote-market.ts';

describe('discount', () => {
  const market = quoteMarket();
  let buyer: Person;
  let seller: Person;
  let id = '';
  beforeEach(async () => {
    ({ buyer, seller } = await market.parties());
    id = await market.request(buyer, seller);
    await buyer.act(id, 'submit');
  });

  const offered = async (terms: Partial<OfferInput>) => {
    expect((await seller.offer(id, { freight: '0', ...terms })).status).toBe(200);
    const { linesTotal, discount, total } = (await buyer.detail(id)).versions.at(-1) ?? {};
    return { linesTotal, discount, total };
  };

  it('in percent is reckoned from the lines, once, and is money for the buyer', async () => {
    expect(await offered({ discount: '7', discountPercent: '2.5' })).toEqual({
      linesTotal: '240510.25',
      discount: '6012.76',
      total: '234497.49',
    });
  });

  it('in percent follows the lines of the next version', async () => {
    await offered({ discountPercent: '10' });
    const [line] = (await seller.draft(id)).offer.lines;
    if (!line) throw new Error('The request has no line.');
    expect(await offered({ lines: [{ ...line, quantity: 1, unitPrice: '1000' }] })).toEqual({
      linesTotal: '1000.00',
      discount: '100.00',
      total: '900.00',
    });
    // Money takes its place.
    expect(await offered({ discount: '50', discountPercent: null })).toMatchObject({ discount: '50.00' });
  });

  it('in percent isn’t known while a line has no price', async () => {
    const { offer } = await seller.draft(id);
    await seller.save(id, {
      discountPercent: '5',
      lines: offer.lines.map((it) => ({ ...it, unitPrice: null })),
    });
    expect((await seller.draft(id)).totals).toMatchObject({ lines: null, discount: null, total: null });
  });

  it.each(['100.01', '-1', '5%', '1.234'])('is not %s percent', async (discountPercent) => {
    const { revision, offer } = await seller.draft(id);
    const body = { revision, offer: { ...offer, discountPercent }, internalNote: '' };
    const { status, body: problem } = await seller.call('PUT', `/api/quotes/${id}/offer-draft`, body);
    expect([status, problem.code]).toEqual([400, 'request.body-invalid']);
  });
});
