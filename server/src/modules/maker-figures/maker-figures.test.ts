import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { makerResponse } from 'shared-kit/contract/makers';
import type { QuoteTransition } from 'shared-kit/contract/quotes';
import { prepareCatalogue } from '../catalogue/module.ts';
import { aProduct, offer } from '../catalogue/testing.ts';
import { type Person, quoteMarket } from '../quotes/testing.ts';
import { readOverview } from './read-overview.ts';
import { computeAll } from './responses.ts';

describe('maker figures', () => {
  const market = quoteMarket();
  const { database } = market;
  const now = new Date('2026-11-24T12:00:00Z');
  let buyer: Person;
  let seller: Person;

  type Past = Readonly<{
    stage: string;
    at: string;
    replyBy?: string;
    events: Partial<Record<QuoteTransition, string>>;
  }>;

  /** A request as it stands after these events, `at` being when it was submitted. */
  async function past({ stage, at, replyBy = '2026-12-31T00:00:00Z', events }: Past): Promise<void> {
    const id = await market.request(buyer, seller);
    await database.db.execute(sql`update rfq set stage = ${stage}, submitted_at = ${at}, reply_by = ${replyBy},
    turn = 'seller', version_number = 1, total = 1000, total_currency = 'EUR' where id = ${id}`);
    let position = 100;
    for (const [transition, when] of Object.entries({ submit: at, ...events })) {
      position += 1;
      await database.db.execute(sql`insert into quote_event (id, rfq_id, transition, at, position, side)
      values (${randomUUID()}, ${id}, ${transition}, ${when}, ${position}, 'seller')`);
    }
  }

  const overview = (period: 'quarter' | 'year' = 'year') =>
    readOverview(database.db, seller.companyId, { period, now });

  beforeAll(async () => {
    await prepareCatalogue(database.db);
    ({ buyer, seller } = await market.parties());
  });

  it('shows no figure where there was nothing to count', async () => {
    const { steps, ...figures } = await overview();
    expect(figures).toEqual({
      openRequests: { open: 0, waiting: 0 },
      answerHours: { now: null, before: null },
      acceptanceRate: { now: null, before: null },
      openOffers: [],
      views: { now: 0, before: 0 },
      withoutPrice: 0,
      outcomes: { since: '2025-12-01', reasons: [] },
    });
    expect(steps).toHaveLength(12);
    expect(steps.at(-1)).toEqual({ from: '2026-11-01', requests: 0, offers: 0, accepted: 0 });
  });

  it('counts requests, answers and decisions of the period and of the one before', async () => {
    await past({ stage: 'quoted', at: '2026-11-10T08:00:00Z', events: { send: '2026-11-10T14:00:00Z' } });
    await past({ stage: 'needs_info', at: '2026-11-11T08:00:00Z', events: { ask: '2026-11-11T10:00:00Z' } });
    // Its deadline is ahead, so that it says nothing yet about the time to an answer.
    await past({ stage: 'requested', at: '2026-11-23T08:00:00Z', events: {} });
    await past({
      stage: 'ordered',
      at: '2026-10-01T08:00:00Z',
      events: {
        send: '2026-10-01T18:00:00Z',
        'expire-offer': '2026-10-31T00:00:00Z',
        accept: '2026-11-02T08:00:00Z',
      },
    });
    await past({
      stage: 'declined',
      at: '2026-10-02T08:00:00Z',
      events: { send: '2026-10-02T12:00:00Z', 'decline-offer': '2026-10-20T08:00:00Z' },
    });
    // Refused without an offer: nothing was there to accept.
    await past({
      stage: 'declined',
      at: '2026-10-03T08:00:00Z',
      events: { 'decline-request': '2026-10-03T12:00:00Z' },
    });
    await past({ stage: 'expired', at: '2025-06-01T00:00:00Z', replyBy: '2025-06-15T00:00:00Z', events: {} });
    const { steps, ...figures } = await overview();
    expect(figures).toMatchObject({
      openRequests: { open: 3, waiting: 3 },
      answerHours: { now: 4, before: 336 },
      acceptanceRate: { now: 0.5, before: null },
      openOffers: [{ amount: '1000.00', currency: 'EUR' }],
    });
    expect(steps.slice(-2)).toEqual([
      { from: '2026-10-01', requests: 3, offers: 2, accepted: 0 },
      { from: '2026-11-01', requests: 3, offers: 1, accepted: 1 },
    ]);
    expect((await overview('quarter')).steps.find(({ from }) => from === '2026-11-09')).toEqual({
      from: '2026-11-09',
      requests: 2,
      offers: 1,
      accepted: 0,
    });
  });

  it('shows nothing of another maker', async () => {
    const other = await market.seller();
    const { body } = await other.call('GET', '/api/manufacturer/overview');
    expect(body).toMatchObject({ openRequests: { open: 0, waiting: 0 }, openOffers: [] });
  });

  it('tells buyers how a maker answers, from five requests on', async () => {
    const ask = async () =>
      makerResponse.parse((await buyer.call('GET', `/api/makers/${seller.companyId}/response`)).body);
    await computeAll(database.db, new Date('2026-10-03T13:00:00Z'));
    expect(await ask()).toEqual({ response: null });
    await computeAll(database.db, now);
    expect(await ask()).toEqual({ response: { days: 90, answerHours: 4, acceptanceRate: 0.5 } });
    await computeAll(database.db, new Date('2027-11-24T12:00:00Z'));
    expect(await ask()).toEqual({ response: null });
  });

  it('counts published products without a price for the world, as their list finds them', async () => {
    const priceMap = { regions: {}, countries: {} };
    const turkish = { regions: {}, countries: { TR: { price: 9, currency: 'USD' as const } } };
    await offer(database.db, seller.companyId, [
      aProduct({ handle: 'unpriced', priceMap }),
      aProduct({ handle: 'unpriced-draft', priceMap, status: 'draft' }),
      aProduct({ handle: 'priced-at-home', priceMap: turkish }),
      aProduct({ handle: 'priced' }),
    ]);
    expect((await overview()).withoutPrice).toBe(2);
    const found = '/api/manufacturer/products?status=published&missing=price-missing';
    expect((await seller.call('GET', found)).body.found).toBe(2);
  });

  it('counts a view once a session and day, and none of the maker itself', async () => {
    const [id] = await offer(database.db, seller.companyId, [aProduct({ handle: 'looked-at' })]);
    const look = async (who: Person) => (await who.call('PUT', `/api/products/${id}/view`)).body;
    expect(await look(buyer)).toEqual({ counted: true });
    expect(await look(buyer)).toEqual({ counted: false });
    expect(await look(seller)).toEqual({ counted: false });
    expect(await look(await market.someone())).toEqual({ counted: true });
    const today = await readOverview(database.db, seller.companyId, { period: 'quarter', now: new Date() });
    expect(today.views).toEqual({ now: 2, before: 0 });
  });

  it.each([
    ['PUT', `/api/products/${randomUUID()}/view`, 404, 'product.not-found'],
    ['PUT', '/api/products/x/view', 404, 'product.not-found'],
    ['GET', '/api/makers/x/response', 400, 'request.parameter-invalid'],
    ['GET', '/api/manufacturer/overview?period=decade', 400, 'request.parameter-invalid'],
  ] as const)('answers %s %s with %i', async (method, url, status, code) => {
    expect(await seller.call(method, url)).toMatchObject({ status, body: { code } });
  });
});
