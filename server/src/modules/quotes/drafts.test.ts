import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { dayOf } from 'shared-kit/contract/dates';
import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { prepareMarket } from '../catalogue/testing.ts';
import { sell } from './testing/asking.ts';
import { type Answer, type Person, quoteMarket } from './testing/quote-market.ts';

describe('drafts', () => {
  const market = quoteMarket();
  let buyer: Person;
  let seller: Person;
  let loom: string;
  let reed: string;
  beforeAll(() => prepareMarket(market.database.db));

  const price = (usd: number, germany = usd) => ({
    regions: { global: { price: usd, currency: 'USD' as const } },
    countries: { DE: { price: germany, currency: 'USD' as const } },
  });
  const lineOf = (productId: string, quantity: number) => ({
    productId,
    title: { en: 'As it was called' },
    quantity,
    unit: 'piece',
    unitPrice: '1.0000',
  });
  let id: string;
  beforeEach(async () => {
    ({ buyer, seller } = await market.parties());
    loom = await sell(market.database.db, seller, {
      priceMap: price(100, 120),
      tiers: [{ from: 4, percentOff: '10' }],
    });
    reed = await sell(market.database.db, seller, { priceMap: price(7) });
    id = await market.request(buyer, seller, { lines: [lineOf(loom, 1), lineOf(reed, 2)] });
  });

  const terms = {
    deliveryCountry: 'TR',
    deliveryPlace: 'Uşak',
    incoterm: { rule: 'DAP', place: 'Uşak' },
    replyBy: null,
    note: 'For hall two',
  };
  const inputOf = ({ revision, request }: QuoteDetail) => ({
    ...terms,
    revision,
    lines: request.lines.map(({ key, quantity, note }) => ({ key, quantity, note })),
  });
  type Input = ReturnType<typeof inputOf>;
  const edit = async (who: Person, change: (input: Input) => object = (it) => it): Promise<Answer> =>
    who.call('PUT', `/api/quotes/${id}/request`, change(inputOf(await buyer.detail(id))));

  it('a revision begins with what the one before said, but for a validity that is over', async () => {
    await buyer.act(id, 'submit');
    const inDays = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000));
    const [validUntil, financingUntil] = [inDays(20), inDays(40)];
    await seller.offer(id, { validUntil, financingUntil, warrantyNote: 'On site' });
    const next = async () => (await seller.call('GET', `/api/quotes/${id}/offer-draft`)).body.offer;
    expect(await next()).toMatchObject({ validUntil, financingUntil, warrantyNote: 'On site' });
    const gone = inDays(-1);
    await market.database.db.execute(sql`update offer_draft set offer = jsonb_set(jsonb_set(
      offer, '{validUntil}', to_jsonb(${gone}::text)), '{financingUntil}', to_jsonb(${gone}::text))`);
    expect(await next()).toMatchObject({ validUntil: null, financingUntil: gone });
  });

  it('an offer without weights has those of its products, and tells what its proforma invoice lacks', async () => {
    const details = { netWeightKg: '1200.5', grossWeightKg: '1450' };
    const machine = await sell(market.database.db, seller, { details });
    const yarn = { ...lineOf(reed, 500), unit: 'kg' };
    const asked = await market.request(buyer, seller, { lines: [lineOf(machine, 3), yarn] });
    await buyer.act(asked, 'submit');
    const { offer, gaps } = await seller.draft(asked);
    expect(gaps).toContainEqual({ name: 'grossWeightKg', lines: [2] });
    expect(gaps).not.toContainEqual(expect.objectContaining({ name: 'netWeightKg' }));
    const [first, second] = offer.lines;
    if (!first || !second) throw new Error('an asked line is missing');
    await seller.offer(asked, { lines: [{ ...first, grossWeightKg: '5000' }, second] });
    const sent = (await buyer.detail(asked)).versions[0]?.lines;
    expect(sent).toMatchObject([
      { netWeightKg: '3601.5', grossWeightKg: '5000' },
      { netWeightKg: '500', grossWeightKg: null },
    ]);
  });

  it('an offer begins with the warranty of what is asked for', async () => {
    const machine = await sell(market.database.db, seller, { warrantyMonths: 24 });
    const asked = await market.request(buyer, seller, { lines: [lineOf(machine, 1)] });
    await buyer.act(asked, 'submit');
    const { body } = await seller.call('GET', `/api/quotes/${asked}/offer-draft`);
    expect(body.offer).toMatchObject({ warrantyMonths: 24, warrantyNote: '12 months' });
  });

  describe('a draft', () => {
    it('takes other quantities, words and terms, at what its lines cost today', async () => {
      const answer = await edit(buyer, (input) => ({
        ...input,
        deliveryCountry: 'DE',
        lines: input.lines.map((line, at) => (at === 0 ? { ...line, quantity: 4, note: 'Left hand' } : line)),
      }));
      expect([answer.status, answer.body.stage]).toEqual([200, 'draft']);
      const { request, events } = await buyer.detail(id);
      expect(request).toMatchObject({ ...terms, deliveryCountry: 'DE', replyBy: null });
      expect(request.lines).toMatchObject([
        // 120 in Germany, less ten percent from four on.
        { quantity: 4, unitPrice: '108.0000', note: 'Left hand' },
        { quantity: 2, unitPrice: '7.0000', note: '' },
      ]);
      expect(request.total).toEqual({ amount: '446.00', currency: 'USD' });
      const list = await buyer.call('GET', '/api/quotes');
      expect(list.body.quotes).toMatchObject([{ total: { amount: '446.00', currency: 'USD' } }]);
      expect(events).toMatchObject([{ transition: 'edit-request', by: { isMe: true } }]);
    });

    it('loses the lines that are not named, and is then sent as it is', async () => {
      expect((await edit(buyer, (it) => ({ ...it, lines: it.lines.slice(1) }))).status).toBe(200);
      expect((await buyer.act(id, 'submit')).body).toMatchObject({ stage: 'requested' });
      const seen = await seller.detail(id);
      expect(seen.request.lines).toMatchObject([{ quantity: 2, productId: reed }]);
      // The draft's history is visible to the buyer only.
      expect(seen.events.map(({ transition }) => transition)).toEqual(['submit']);
      expect((await edit(buyer)).body.code).toBe('quote.state-moved');
    });

    it.each<[string, (input: Input) => object, number, string]>([
      ['without any line', (it) => ({ ...it, lines: [] }), 400, 'request.body-invalid'],
      [
        'with a line of another request',
        (it) => ({ ...it, lines: [{ key: randomUUID(), quantity: 1, note: '' }] }),
        400,
        'request.body-invalid',
      ],
      [
        'with the same line twice',
        (it) => ({ ...it, lines: [...it.lines, ...it.lines] }),
        400,
        'request.body-invalid',
      ],
      ['for a day that has passed', (it) => ({ ...it, replyBy: '2020-01-01' }), 400, 'request.body-invalid'],
      ['after a colleague has', (it) => ({ ...it, revision: it.revision + 1 }), 409, 'quote.draft-moved'],
    ])('is not written %s', async (_what, change, status, code) => {
      const before = await buyer.detail(id);
      const answer = await edit(buyer, change);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect((await buyer.detail(id)).request).toEqual(before.request);
    });

    it('names the line that is no longer available, and is saved without it', async () => {
      await market.database.db.execute(sql`update product set status = 'archived' where id = ${loom}`);
      const { request } = await buyer.detail(id);
      const refused = await edit(buyer);
      expect([refused.status, refused.body.errors]).toEqual([
        409,
        [{ name: request.lines[0]?.key, reason: 'withdrawn' }],
      ]);
      expect((await edit(buyer, (it) => ({ ...it, lines: it.lines.slice(1) }))).status).toBe(200);
    });

    it('refuses the second of two colleagues who save at once', async () => {
      const colleague = await market.colleague(buyer, 'member', 'Ada Mert');
      const body = inputOf(await buyer.detail(id));
      const both = await Promise.all(
        [buyer, colleague].map((who) =>
          who.call('PUT', `/api/quotes/${id}/request`, { ...body, note: who.userId }),
        ),
      );
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const winner = [buyer, colleague][both.findIndex(({ status }) => status === 200)];
      expect((await buyer.detail(id)).request.note).toBe(winner?.userId);
    });

    it('that is discarded stays with its buyer alone, and nothing follows', async () => {
      expect((await buyer.act(id, 'discard')).body).toMatchObject({ stage: 'withdrawn', turn: 'nobody' });
      const { actions, canWrite, steps, events } = await buyer.detail(id);
      const free = actions.filter(({ refusals }) => refusals.length === 0);
      expect({ free, canWrite, steps }).toEqual({ free: [], canWrite: false, steps: [] });
      expect(events).toMatchObject([{ transition: 'discard', by: { isMe: true } }]);
      expect((await seller.call('GET', `/api/quotes/${id}`)).status).toBe(404);
      expect((await seller.call('GET', '/api/quotes?side=selling')).body.quotes).toEqual([]);
      expect(JSON.stringify((await seller.call('GET', '/api/notifications')).body)).not.toContain(id);
      const staff = await market.someone({ isAdmin: true });
      expect((await staff.call('GET', `/api/quotes/${id}`)).status).toBe(404);
      for (const [path, body] of [
        ['submit', {}],
        ['discard', {}],
        ['messages', { text: 'Still there?', lineKey: null, attachmentIds: [] }],
        ['shares', { label: 'Bank', days: 3 }],
      ] as const)
        expect((await buyer.act(id, path, body)).body.code).toBe('quote.state-moved');
    });

    it('is nobody else’s', async () => {
      const other = (await market.parties()).buyer;
      for (const who of [seller, other]) {
        expect((await edit(who)).status).toBe(404);
        expect((await who.act(id, 'discard')).status).toBe(404);
      }
    });

    it('that was sent is withdrawn with a reason, not discarded', async () => {
      await buyer.act(id, 'submit');
      expect((await buyer.act(id, 'discard')).body.code).toBe('quote.state-moved');
    });
  });
});
