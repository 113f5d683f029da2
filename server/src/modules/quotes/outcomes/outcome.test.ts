import { beforeEach, describe, expect, it } from '@jest/globals';
import { makerOverview } from 'shared-kit/contract/makers';
import { quoteListAnswer } from 'shared-kit/contract/quotes';
import { type Answer, type Person, quoteMarket } from '../testing/quote-market.ts';

describe('outcome', () => {
  const market = quoteMarket();
  let buyer: Person;
  let seller: Person;
  let id = '';
  beforeEach(async () => {
    ({ buyer, seller } = await market.parties());
    id = await market.request(buyer, seller);
    await buyer.act(id, 'submit');
  });

  const state = (who: Person, reason: string | null = 'price', words = 'Ege was below', quote = id) =>
    who.call('PUT', `/api/quotes/${quote}/outcome`, { reason, words });
  const codes = ({ status, body }: Answer) => [status, body.code];
  const decline = async () => {
    await seller.offer(id);
    const { versionId } = await buyer.seen(id);
    await buyer.act(id, 'decline', { versionId, reason: 'Too dear' });
  };
  const accept = async () => {
    await seller.offer(id);
    await buyer.act(id, 'accept', await buyer.seen(id));
  };
  const found = async (who: Person, query: string) =>
    quoteListAnswer.parse((await who.call('GET', `/api/quotes?${query}`)).body).quotes.map((it) => it.id);
  const counted = async (who: Person = seller) =>
    makerOverview.parse((await who.call('GET', '/api/manufacturer/overview?period=quarter')).body).outcomes;

  describe('why a quote ended', () => {
    const lost = { result: 'lost', stated: null };
    it.each([
      ['the buyer declined', decline, lost],
      ['the offer expired', async () => seller.offer(id).then(() => market.lapse(id, 'offer')), lost],
      ['nobody answered in time', () => market.lapse(id, 'request'), lost],
      ['the maker declined', () => seller.act(id, 'decline', { versionId: null, reason: 'Sold' }), lost],
      ['the buyer withdrew', () => buyer.act(id, 'withdraw', { versionId: null, reason: 'No budget' }), lost],
      ['the buyer accepted', accept, { result: 'won', stated: null }],
    ])('is asked once %s', async (_how, end, outcome) => {
      expect((await seller.detail(id)).outcome).toBeNull();
      await end();
      expect((await seller.detail(id)).outcome).toEqual(outcome);
      expect((await state(seller)).status).toBe(200);
      const stated = { reason: 'price', words: 'Ege was below', by: 'Emre Kaplan', at: expect.any(String) };
      expect((await seller.detail(id)).outcome).toEqual({ ...outcome, stated });
    });

    it('isn’t asked while it is running', async () => {
      expect(codes(await state(seller))).toEqual([409, 'quote.state-moved']);
      await seller.offer(id);
      expect(codes(await state(seller))).toEqual([409, 'quote.state-moved']);
    });

    it('can be said anew by a colleague, and taken back', async () => {
      await decline();
      await state(seller);
      const colleague = await market.colleague(seller, 'member', 'Can Usta');
      await state(colleague, 'lead-time', '');
      expect((await seller.detail(id)).outcome?.stated).toMatchObject({
        reason: 'lead-time',
        by: 'Can Usta',
      });
      await state(seller, null, '');
      expect((await seller.detail(id)).outcome).toEqual({ result: 'lost', stated: null });
    });

    it('of a loss says nothing of a win that follows', async () => {
      await seller.offer(id);
      await market.lapse(id, 'offer');
      await seller.detail(id);
      await state(seller, 'lead-time');
      await accept();
      expect((await seller.detail(id)).outcome).toEqual({ result: 'won', stated: null });
      expect(await found(seller, 'side=selling&reason=lead-time')).toEqual([]);
      expect((await counted()).reasons).toEqual([]);
    });

    it.each([
      ['an unknown reason', 'luck', ''],
      ['words without end', 'price', 'x'.repeat(1001)],
    ])('is not %s', async (_what, reason, words) => {
      await decline();
      expect(codes(await state(seller, reason, words))).toEqual([400, 'request.body-invalid']);
    });
  });

  describe('reasons', () => {
    it('are counted on the overview, and its links find the same quotes', async () => {
      await decline();
      await state(seller);
      const won = await market.request(buyer, seller);
      await buyer.act(won, 'submit');
      await seller.offer(won);
      await buyer.act(won, 'accept', await buyer.seen(won));
      await state(seller, 'price', '', won);
      const { since, reasons } = await counted();
      expect(reasons).toEqual([{ reason: 'price', won: 1, lost: 1 }]);
      const query = 'side=selling&reason=price';
      expect(await found(seller, `${query}&result=lost&since=${since}`)).toEqual([id]);
      expect(await found(seller, `${query}&result=won&since=${since}`)).toEqual([won]);
      expect(await found(seller, query)).toEqual([won, id]);
      expect(await found(seller, 'side=selling&result=lost')).toEqual([id]);
      expect(await found(seller, 'side=selling&reason=service')).toEqual([]);
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
      expect(await found(seller, `${query}&since=${tomorrow}`)).toEqual([]);
    });

    it('of other makers count nowhere', async () => {
      await decline();
      await state(seller);
      const other = await market.seller();
      expect((await counted(other)).reasons).toEqual([]);
      expect(await found(other, 'side=selling&reason=price')).toEqual([]);
    });
  });

  describe('nobody else learns why', () => {
    beforeEach(async () => {
      await decline();
      await state(seller);
    });
    const isSilent = (answer: Answer) => {
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).not.toContain('Ege was below');
    };

    it('not the buyer', async () => {
      isSilent(await buyer.call('GET', `/api/quotes/${id}`));
      expect((await buyer.detail(id)).outcome).toBeNull();
      isSilent(await buyer.call('GET', '/api/notifications'));
      expect(await found(buyer, 'reason=price')).toEqual([]);
      expect(codes(await state(buyer))).toEqual([403, 'access.forbidden']);
    });

    it('not staff, another maker or a bank', async () => {
      const staff = await market.someone({ isAdmin: true });
      await market.openCase(staff, { quote: (await seller.detail(id)).number });
      isSilent(await staff.call('GET', `/api/quotes/${id}`));
      expect(await found(staff, 'side=all&reason=price')).toEqual([]);
      expect(codes(await state(staff))).toEqual([403, 'access.forbidden']);
      for (const who of [await market.seller(), await market.bank()])
        expect(codes(await state(who))).toEqual([404, 'quote.not-found']);
    });

    it('not who reads it by a link', async () => {
      const { body } = await seller.act(id, 'shares', { label: 'Bank', days: 7 });
      const { payload } = await market.app().inject({ url: `/shared/${String(body.token)}` });
      expect(payload).not.toContain('Ege was below');
    });
  });
});
