import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OfferInput } from 'shared-kit/contract/quotes';
import { type Answer, type Person, quoteMarket } from '../testing/quote-market.ts';

describe('discounts', () => {
  const market = quoteMarket();
  const codes = ({ status, body }: Answer) => [status, body.code];
  const told = async (who: Person) =>
    (
      (await who.call('GET', '/api/notifications')).body as unknown as {
        entries: { event: string; path: string }[];
      }
    ).entries.filter(({ event }) => event.startsWith('offer-'));

  let buyer: Person;
  let owner: Person;
  let member: Person;
  let approver: Person;
  let id: string;

  beforeEach(async () => {
    ({ buyer, seller: owner } = await market.parties());
    member = await market.colleague(owner, 'member', 'Zeynep Acar');
    approver = await market.colleague(owner, 'approver', 'Berk Ok');
    expect((await owner.call('POST', '/api/company/discount-limit', { percent: '5' })).status).toBe(200);
    id = await market.request(buyer, owner);
    await buyer.act(id, 'submit');
  });

  const send = (who: Person, revision: number) => who.act(id, 'send', { revision, text: '' });
  const ask = (revision: number, text = '') => member.act(id, 'discount', { revision, text });

  /** The lines at other unit prices, in their order. */
  async function priced(...prices: string[]): Promise<Partial<OfferInput>> {
    const { offer } = await member.draft(id);
    return { lines: offer.lines.map((line, at) => ({ ...line, unitPrice: prices[at] ?? line.unitPrice })) };
  }

  describe('a discount above the limit', () => {
    it('is told with the answer that saves it', async () => {
      const draft = await member.draft(id);
      const body = {
        revision: draft.revision,
        internalNote: '',
        offer: { ...draft.offer, discountPercent: '6' },
      };
      const saved = await member.call('PUT', `/api/quotes/${id}/offer-draft`, body);
      expect(saved.body.discountLimit).toMatchObject({ percent: '5.00', given: '6.00', isAbove: true });
    });

    it('is an owner’s or approver’s to send, whom a member asks', async () => {
      const revision = await member.save(id, { discountPercent: '5.01' });
      expect(codes(await send(member, revision))).toEqual([409, 'quote.discount-above-limit']);
      expect(await member.draft(id)).toMatchObject({
        mayExceedLimit: false,
        discountApproval: null,
        discountLimit: {
          percent: '5.00',
          given: '5.01',
          isAbove: true,
          waitsFor: ['Berk Ok', 'Emre Kaplan'],
        },
      });
      expect((await ask(revision, 'A first order')).status).toBe(200);
      expect(codes(await ask(revision))).toEqual([409, 'quote.state-moved']);
      expect((await told(approver)).map(({ event, path }) => [event, path])).toEqual([
        ['offer-approval-awaited', `/manufacturer/requests/${id}`],
      ]);
      expect(await told(member)).toEqual([]);
      expect(await approver.draft(id)).toMatchObject({
        mayExceedLimit: true,
        discountApproval: {
          state: 'open',
          percent: '5.01',
          text: 'A first order',
          requestedBy: 'Zeynep Acar',
          isMine: false,
        },
      });
      expect((await send(approver, revision)).status).toBe(200);
      expect((await member.draft(id)).discountApproval).toMatchObject({
        state: 'given',
        decidedBy: 'Berk Ok',
      });
      expect((await told(member)).map(({ event }) => event)).toEqual(['offer-approval-given']);
    });

    it('is refused with a reason, and may be asked for again', async () => {
      const revision = await member.save(id, { discountPercent: '20' });
      await ask(revision);
      expect(codes(await member.act(id, 'discount/refuse', { reason: 'no' }))).toEqual([
        403,
        'access.forbidden',
      ]);
      expect((await owner.act(id, 'discount/refuse', { reason: 'At most 10' })).status).toBe(200);
      expect((await member.draft(id)).discountApproval).toMatchObject({
        state: 'refused',
        reason: 'At most 10',
        isMine: true,
      });
      expect((await told(member)).map(({ event, path }) => [event, path])).toEqual([
        ['offer-approval-refused', `/manufacturer/requests/${id}`],
      ]);
      expect(codes(await owner.act(id, 'discount/refuse', { reason: 'again' }))).toEqual([
        409,
        'quote.state-moved',
      ]);
      expect((await ask(await member.save(id, { discountPercent: '10' }))).status).toBe(200);
    });

    it('is known to the maker alone', async () => {
      await ask(await member.save(id, { discountPercent: '20' }), 'Secret words');
      await owner.act(id, 'discount/refuse', { reason: 'Secret reason' });
      await member.save(id, { discountPercent: '1' });
      await send(member, (await member.draft(id)).revision);
      const seen = JSON.stringify(await buyer.detail(id));
      expect(seen).not.toMatch(/Secret|-discount/);
      expect((await owner.detail(id)).events.map(({ transition }) => transition)).toEqual(
        expect.arrayContaining(['ask-discount', 'refuse-discount']),
      );
      expect(codes(await buyer.act(id, 'discount', { revision: 1, text: '' }))).toEqual([
        403,
        'access.forbidden',
      ]);
    });

    it('is closed when the member sends less, or the request ends', async () => {
      await ask(await member.save(id, { discountPercent: '20' }));
      expect((await send(member, await member.save(id, { discountPercent: '5' }))).status).toBe(200);
      expect((await member.draft(id)).discountApproval).toMatchObject({ state: 'closed', decidedBy: null });
      await ask(await member.save(id, { discountPercent: '20' }));
      await buyer.act(id, 'decline', { versionId: (await buyer.seen(id)).versionId, reason: 'Too dear' });
      expect((await owner.detail(id)).events.at(-1)?.transition).toBe('close-discount');
      expect(await told(member)).toEqual([]);
    });

    it('cannot be asked for a draft that has moved, or one within the limit', async () => {
      const revision = await member.save(id, { discountPercent: '20' });
      await member.save(id, { discountPercent: '21' });
      expect(codes(await ask(revision))).toEqual([409, 'quote.draft-moved']);
      expect(codes(await ask(await member.save(id, { discountPercent: '2' })))).toEqual([
        409,
        'quote.state-moved',
      ]);
    });
  });

  describe('the discount', () => {
    // At list price: 3 × 80,160.50 and 10 × 2.875, 240,510.25 in all.
    it.each<[string, string[], Partial<OfferInput>, string]>([
      ['none at list prices', [], {}, '0.00'],
      ['in percent of the lines', [], { discountPercent: '4' }, '4.00'],
      ['in money', [], { discount: '24051.03' }, '10.00'],
      ['a lower unit price', ['72144.45'], {}, '10.00'],
      ['a lower unit price and a discount', ['76152.475'], { discountPercent: '5' }, '9.75'],
      ['not taken back by a dearer line', ['72144.45', '3000'], {}, '8.89'],
      // At 1.0389 US dollars for a euro the list prices are 77,158.9181 and 2.7673.
      ['none at list prices in another currency', ['77158.9181', '2.7673'], { currency: 'EUR' }, '0.00'],
      ['a lower unit price in another currency', ['69443.0263', '2.7673'], { currency: 'EUR' }, '10.00'],
    ])('is %s', async (_case, prices, change, given) => {
      await member.save(id, { ...(await priced(...prices)), ...change });
      expect((await member.draft(id)).discountLimit).toMatchObject({ given });
    });

    it('has no limit unless the company sets one, and up to it a member sends alone', async () => {
      expect((await send(member, await member.save(id, { discountPercent: '5' }))).status).toBe(200);
      await owner.call('POST', '/api/company/discount-limit', { percent: null });
      const revision = await member.save(id, { discountPercent: '60' });
      expect((await member.draft(id)).discountLimit).toBeNull();
      expect((await send(member, revision)).status).toBe(200);
    });

    it('limit is the owner’s, between 0 and 100, and in the audit log', async () => {
      const limit = (who: Person, percent: unknown) =>
        who.call('POST', '/api/company/discount-limit', { percent });
      expect(codes(await limit(approver, '50'))).toEqual([403, 'access.forbidden']);
      for (const percent of ['100.01', '-1', '5.001', '', 5])
        expect(codes(await limit(owner, percent))).toEqual([400, 'request.body-invalid']);
      await limit(owner, '7.5');
      expect((await owner.call('GET', '/api/company')).body).toMatchObject({ discountLimit: '7.50' });
      const { entries } = (await owner.call('GET', '/api/company/audit')).body as unknown as {
        entries: { action: string; changes: unknown }[];
      };
      expect(entries[0]).toMatchObject({
        action: 'company.discount-limit-changed',
        changes: [{ field: 'discount-limit', from: '5.00', to: '7.5' }],
      });
    });
  });
});
