import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Person, quoteMarket } from './testing/quote-market.ts';

describe('a price far from the last one', () => {
  const market = quoteMarket();
  let buyer: Person;
  let seller: Person;
  let id = '';
  beforeEach(async () => {
    ({ buyer, seller } = await market.parties());
    id = await market.request(buyer, seller);
    await buyer.act(id, 'submit');
  });

  /** Sends an offer with this price in its first line, as it is. */
  async function offer(change: Readonly<{ unitPrice: string; confirmedAfter?: string }>) {
    await seller.save(id);
    const { revision, offer: saved } = await seller.draft(id);
    const [first, ...others] = saved.lines;
    const lines = [{ ...first, ...change }, ...others];
    const body = { revision, offer: { ...saved, lines }, internalNote: '' };
    const written = await seller.call('PUT', `/api/quotes/${id}/offer-draft`, body);
    return seller.act(id, 'send', { revision: written.body.revision, text: '' });
  }

  async function counter(change: Readonly<{ unitPrice: string; confirmedAfter?: string }>) {
    const version = (await buyer.detail(id)).versions.at(-1);
    const line = { key: version?.lines[0]?.key, quantity: null, terms: '', ...change };
    return buyer.act(id, 'counter', { versionId: version?.id, targetTotal: null, lines: [line], text: '' });
  }

  const refused = (last: string) => ({
    status: 409,
    body: {
      code: 'quote.price-unconfirmed',
      errors: [{ name: 'lines.0.unitPrice', reason: last }],
    },
  });

  it('is offered only with a second yes that names the last one, and both are kept', async () => {
    expect(await offer({ unitPrice: '80.1605' })).toMatchObject(refused('80160.5000'));
    expect(await offer({ unitPrice: '80.1605', confirmedAfter: '80' })).toMatchObject(refused('80160.5000'));
    expect((await buyer.detail(id)).versions).toEqual([]);
    expect((await offer({ unitPrice: '80.1605', confirmedAfter: '80160.5' })).status).toBe(200);
    const [version] = (await buyer.detail(id)).versions;
    expect(version?.lines[0]).toMatchObject({ unitPrice: '80.1605', confirmedAfter: '80160.5' });
  });

  it('is measured against the newest version, once there is one', async () => {
    await offer({ unitPrice: '30000' });
    expect((await offer({ unitPrice: '9999' })).body.code).toBe('quote.price-unconfirmed');
    expect((await offer({ unitPrice: '10000' })).status).toBe(200);
  });

  it('is wished for only with a second yes that names the last one, and both are kept', async () => {
    await seller.offer(id);
    expect(await counter({ unitPrice: '70.5' })).toMatchObject(refused('80160.5000'));
    expect((await buyer.detail(id)).counters).toEqual([]);
    expect((await counter({ unitPrice: '70.5', confirmedAfter: '80160.5000' })).status).toBe(200);
    const wished = { unitPrice: '70.5', confirmedAfter: '80160.5000' };
    expect((await buyer.detail(id)).counters[0]?.lines).toMatchObject([wished]);
  });

  it('is so for a total that is wished for', async () => {
    await seller.offer(id);
    const version = (await buyer.detail(id)).versions.at(-1);
    const wish = { versionId: version?.id, targetTotal: '70.5', lines: [], text: '' };
    expect(await buyer.act(id, 'counter', wish)).toMatchObject({
      status: 409,
      body: { code: 'quote.price-unconfirmed', errors: [{ name: 'targetTotal', reason: version?.total }] },
    });
    expect((await buyer.act(id, 'counter', { ...wish, totalConfirmedAfter: version?.total })).status).toBe(
      200,
    );
    const kept = { targetTotal: '70.50', totalConfirmedAfter: version?.total };
    expect((await buyer.detail(id)).counters[0]).toMatchObject(kept);
  });
});
