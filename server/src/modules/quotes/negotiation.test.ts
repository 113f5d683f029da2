import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { insertRates } from '../rates/index.ts';
import { type Person, quoteMarket } from './testing/quote-market.ts';

describe('negotiation', () => {
  const market = quoteMarket();
  let buyer: Person;
  let seller: Person;
  let id = '';
  beforeEach(async () => {
    ({ buyer, seller } = await market.parties());
    id = await market.request(buyer, seller);
  });

  const submitted = async () => {
    expect((await buyer.act(id, 'submit')).status).toBe(200);
  };
  const offered = async () => {
    await submitted();
    expect((await seller.offer(id)).status).toBe(200);
  };
  const stands = (stage: string, turn: string) => ({ stage, turn });
  const codes = (answer: { status: number; body: { code?: string } }) => [answer.status, answer.body.code];

  it('goes from a draft over three versions to an order', async () => {
    await submitted();
    expect((await seller.act(id, 'ask', { text: 'Which yarn?', attachmentIds: [] })).body).toMatchObject(
      stands('needs_info', 'buyer'),
    );
    expect((await buyer.act(id, 'answer', { text: 'Ne 30', attachmentIds: [] })).body).toMatchObject(
      stands('requested', 'seller'),
    );
    await seller.offer(id, { freight: '1250.50', discount: '100' });
    const first = await buyer.detail(id);
    expect(first).toMatchObject({ stage: 'quoted', turn: 'buyer', isMyTurn: true });
    // 3 × 80,160.50 + 10 × 2.875 = 240,510.25
    expect(first.versions[0]).toMatchObject({
      number: 1,
      state: 'sent',
      linesTotal: '240510.25',
      total: '241660.75',
    });
    const { versionId } = await buyer.seen(id);
    const key = first.request.lines[0]?.key ?? '';
    const wish = {
      versionId,
      targetTotal: '235000',
      text: 'A little less?',
      lines: [{ key, quantity: 4, unitPrice: null, terms: '' }],
    };
    expect((await buyer.act(id, 'counter', wish)).body).toMatchObject(stands('negotiation', 'seller'));
    await seller.offer(id, { discount: '5000' });
    const second = await buyer.detail(id);
    expect(second.versions.map(({ state }) => state)).toEqual(['superseded', 'sent']);
    expect(second.counters[0]).toMatchObject({ state: 'answered', targetTotal: '235000.00' });
    expect((await buyer.act(id, 'accept', await buyer.seen(id))).body).toMatchObject(
      stands('ordered', 'nobody'),
    );
    const done = await seller.detail(id);
    expect(done.versions.at(-1)).toMatchObject({
      state: 'converted',
      decidedBy: { name: 'Deniz Aksoy', side: 'buyer', isMe: false },
    });
    expect(done.events.map(({ transition }) => transition)).toEqual([
      'submit',
      'ask',
      'answer',
      'mark-quoted',
      'send',
      'counter',
      'supersede',
      'answer-counter',
      'send',
      'accept',
      'convert',
    ]);
    expect(done.messages.map(({ kind, text }) => [kind, text])).toEqual([
      ['question', 'Which yarn?'],
      ['answer', 'Ne 30'],
    ]);
  });

  it('changes nothing that was sent when prices, rates or companies change', async () => {
    await offered();
    const { db } = market.database;
    const [before] = (await buyer.detail(id)).versions;
    expect(before?.fx.rates).toMatchObject({ EUR: '1' });
    await insertRates(db, { date: '2099-01-01', source: 'test', rates: { EUR: '1', USD: '9', CHF: '9' } });
    await db.execute(sql`update rfq_line set unit_price = 1 where rfq_id = ${id}`);
    await market.verify(seller, 'suspended');
    expect((await buyer.detail(id, '?currency=CHF')).versions).toEqual([before]);
    // A limit in another currency is compared at the frozen rates, too.
    await market.limit(buyer, '240000', 'EUR');
    expect((await buyer.detail(id)).limit?.isAbove).toBe(false);
    await market.verify(seller, 'approved');
    expect((await buyer.act(id, 'accept', await buyer.seen(id))).status).toBe(200);
    await db.execute(sql`delete from exchange_rate where source = 'test'`);
  });

  describe('the visibility of a quote', () => {
    it('only the buyer sees a draft', async () => {
      const staff = await market.someone({ isAdmin: true });
      for (const other of [seller, staff])
        expect(codes(await other.call('GET', `/api/quotes/${id}`))).toEqual([404, 'quote.not-found']);
      expect((await buyer.detail(id)).viewer).toBe('buyer');
    });

    it('both parties and, for reading, the staff see a submitted quote', async () => {
      await offered();
      const staff = await market.someone({ isAdmin: true });
      await market.openCase(staff, { quote: id });
      const other = (await market.parties()).buyer;
      expect((await seller.detail(id)).viewer).toBe('seller');
      expect(await staff.detail(id)).toMatchObject({
        viewer: 'staff',
        actions: [],
        canWrite: false,
        limit: null,
        draft: null,
      });
      for (const path of ['', '/offer-draft', '/shares'])
        expect(codes(await other.call('GET', `/api/quotes/${id}${path}`))).toEqual([404, 'quote.not-found']);
      for (const path of ['decline', 'withdraw'])
        expect(codes(await other.act(id, path, { versionId: null, reason: 'no' }))).toEqual([
          404,
          'quote.not-found',
        ]);
      expect(codes(await other.act(id, 'accept', await buyer.seen(id)))).toEqual([404, 'quote.not-found']);
    });

    it('only the maker sees an unsent offer', async () => {
      await submitted();
      await seller.save(id, { note: 'secret' });
      expect((await seller.detail(id)).draft).toMatchObject({ revision: 1 });
      expect((await buyer.detail(id)).draft).toBeNull();
      expect(codes(await buyer.call('GET', `/api/quotes/${id}/offer-draft`))).toEqual([
        403,
        'access.forbidden',
      ]);
    });
  });

  describe('an offer', () => {
    beforeEach(submitted);

    it.each([
      ['without a delivery term', { incoterm: null }, 'incoterm'],
      ['without a place', { incoterm: { rule: 'CIF', place: '' } }, 'incoterm.place'],
      ['whose day has passed', { validUntil: '2020-01-01' }, 'validUntil'],
      [
        'whose instalments are not the whole',
        { milestones: [{ event: 'order', percent: '30', days: null, note: '' }] },
        'milestones',
      ],
      ['of less than nothing', { discount: '999999999' }, 'discount'],
      ['of nothing', { lines: [] }, 'lines'],
      [
        'to be paid to an IBAN with a wrong digit',
        {
          bankDetails: { bank: '', accountHolder: '', iban: 'TR33 0006 1005 1978 6457 8413 27', swift: '' },
        },
        'bankDetails.iban',
      ],
    ] as const)('%s is not sent', async (_what, change, name) => {
      const answer = await seller.offer(id, change as object);
      expect(codes(answer)).toEqual([409, 'quote.terms-missing']);
      expect(answer.body.errors).toContainEqual(expect.objectContaining({ name }));
    });

    it('is saved by only one of two colleagues who edit the same revision', async () => {
      const other = await market.colleague(seller, 'member', 'Zeynep Acar');
      const { offer } = await seller.draft(id);
      const body = { revision: 0, offer, internalNote: 'mine' };
      expect((await seller.call('PUT', `/api/quotes/${id}/offer-draft`, body)).status).toBe(200);
      expect(
        codes(await other.call('PUT', `/api/quotes/${id}/offer-draft`, { ...body, internalNote: 'theirs' })),
      ).toEqual([409, 'quote.draft-moved']);
      expect(await other.draft(id)).toMatchObject({
        revision: 1,
        internalNote: 'mine',
        savedBy: 'Emre Kaplan',
      });
    });

    it('begins with the one before, and keeps the internal note to the maker', async () => {
      const { offer } = await seller.draft(id);
      const terms = { freight: '10', leadTimeWeeks: 5, incoterm: { rule: 'CIF', place: 'İzmir' } };
      const whole = { ...offer, ...terms, note: 'for you' };
      await seller.call('PUT', `/api/quotes/${id}/offer-draft`, {
        revision: 0,
        offer: whole,
        internalNote: 'margin 12',
      });
      await seller.act(id, 'send', { revision: 1, text: '' });
      expect(await seller.draft(id)).toMatchObject({
        id: null,
        revision: 1,
        internalNote: 'margin 12',
        offer: { note: 'for you', freight: '10' },
      });
      expect(JSON.stringify(await buyer.detail(id))).not.toContain('margin 12');
    });

    it.each([
      ['tr', 'tr', 'Pike 190 makinesi'],
      ['tr', 'en', 'Pike 190'],
      ['en', 'tr', 'Pike 190'],
    ])(
      'of whom the maker reads %s and the buyer %s begins in what both read',
      async (maker, reads, title) => {
        await market.database.db.execute(
          sql`update user_account set locale = ${reads} where id = ${buyer.userId}`,
        );
        const asked = await market.request(buyer, seller, { requestedBy: buyer.userId });
        await buyer.act(asked, 'submit');
        const { body } = await seller.call('GET', `/api/quotes/${asked}/offer-draft?locale=${maker}`);
        expect(body).toMatchObject({ offer: { lines: [{ title }, { title: 'Reed' }] } });
      },
    );

    it('is sent as it was saved, or not at all', async () => {
      const revision = await seller.save(id);
      await seller.save(id, { note: 'later' });
      expect(codes(await seller.act(id, 'send', { revision, text: '' }))).toEqual([409, 'quote.draft-moved']);
    });

    it('is not made by a company that nobody has approved', async () => {
      const revision = await seller.save(id);
      await market.verify(seller, 'suspended');
      expect(codes(await seller.act(id, 'send', { revision, text: '' }))).toEqual([
        409,
        'quote.company-not-approved',
      ]);
    });
  });

  it('shows who may do what, and the reasons against', async () => {
    await offered();
    const member = await market.colleague(buyer, 'member', 'Ada Mert');
    await market.limit(buyer, '1');
    expect((await member.detail(id)).actions).toEqual([
      { name: 'accept', refusals: ['within-limit'] },
      { name: 'decline-offer', refusals: [] },
      { name: 'counter', refusals: [] },
      { name: 'ask-approval', refusals: [] },
    ]);
  });
});
