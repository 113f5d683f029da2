import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { type QuoteListItem, quoteListAnswer } from 'shared-kit/contract/quotes';
import { mail } from '../../../platform/mail/index.ts';
import { type Answer, type Person, quoteMarket } from '../testing/quote-market.ts';

describe('salesperson', () => {
  const market = quoteMarket();
  let buyer: Person;
  let seller: Person;
  let colleague: Person;
  let id = '';
  beforeEach(async () => {
    ({ buyer, seller } = await market.parties());
    colleague = await market.colleague(seller, 'member', 'Can Usta');
    id = await market.request(buyer, seller);
    await buyer.act(id, 'submit');
  });

  const assign = (who: Person, userId: string | null, quote = id) =>
    who.call('PUT', `/api/quotes/${quote}/salesperson`, { userId });
  const codes = ({ status, body }: Answer) => [status, body.code];
  const listed = async (who: Person, query = 'side=selling'): Promise<QuoteListItem[]> =>
    quoteListAnswer.parse((await who.call('GET', `/api/quotes?${query}`)).body).quotes;
  const idsOf = async (who: Person, salesperson: string) =>
    (await listed(who, `side=selling&salesperson=${salesperson}`)).map((it) => it.id);
  const person = () => ({ id: colleague.userId, name: 'Can Usta' });
  const inboxOf = async (who: Person) => JSON.stringify((await who.call('GET', '/api/notifications')).body);
  /** Addresses that a mail of this subject went to. */
  const mailedTo = async (subject: string): Promise<string[]> => {
    const rows = await market.database.db.select().from(mail);
    return rows.filter((it) => it.subject.includes(subject)).map((it) => it.recipient);
  };
  const addressOf = async ({ userId }: Person): Promise<string> => {
    await market.database.db.execute(sql`update user_account set email_verified = true where id = ${userId}`);
    const { rows } = await market.database.db.execute<{ email: string }>(
      sql`select email from user_account where id = ${userId}`,
    );
    return rows[0]?.email ?? '';
  };

  describe('a salesperson', () => {
    it('is assigned by any of the maker’s people, replaced and taken away', async () => {
      expect(await assign(colleague, colleague.userId)).toMatchObject({
        status: 200,
        body: { salesperson: person() },
      });
      expect((await seller.detail(id)).salesperson).toEqual(person());
      expect((await listed(seller))[0]?.salesperson).toEqual(person());
      await assign(colleague, seller.userId);
      expect((await seller.detail(id)).salesperson?.id).toBe(seller.userId);
      expect((await assign(seller, null)).body).toEqual({ salesperson: null });
      expect((await seller.detail(id)).salesperson).toBeNull();
    });

    it('is one of the maker’s company, and only as long as they belong to it', async () => {
      expect(codes(await assign(seller, buyer.userId))).toEqual([404, 'member.not-found']);
      expect((await seller.detail(id)).salesperson).toBeNull();
      await assign(seller, colleague.userId);
      await market.database.db.execute(
        sql`update user_account set company_id = null, company_role = null where id = ${colleague.userId}`,
      );
      expect((await seller.detail(id)).salesperson).toBeNull();
      expect(await idsOf(seller, 'nobody')).toEqual([id]);
      expect(await idsOf(seller, colleague.userId)).toEqual([]);
    });

    it('filters the list: mine, a colleague’s, nobody’s', async () => {
      const other = await market.request(buyer, seller);
      await buyer.act(other, 'submit');
      await assign(seller, colleague.userId);
      expect(await idsOf(colleague, 'me')).toEqual([id]);
      expect(await idsOf(seller, 'me')).toEqual([]);
      expect(await idsOf(seller, colleague.userId)).toEqual([id]);
      expect(await idsOf(seller, 'nobody')).toEqual([other]);
      expect(codes(await seller.call('GET', '/api/quotes?side=selling&salesperson=Can'))).toEqual([
        400,
        'request.parameter-invalid',
      ]);
    });
  });

  describe('nobody else learns of the salesperson', () => {
    beforeEach(async () => {
      await assign(seller, colleague.userId);
      await seller.offer(id);
    });
    const isSilent = (answer: Answer) => {
      expect(answer.status).toBe(200);
      const said = JSON.stringify(answer.body);
      expect([said.includes('Can Usta'), said.includes(colleague.userId)]).toEqual([false, false]);
    };

    it('not the buyer, in the quote, its list, its inbox or its papers', async () => {
      isSilent(await buyer.call('GET', `/api/quotes/${id}`));
      isSilent(await buyer.call('GET', '/api/quotes'));
      isSilent(await buyer.call('GET', '/api/notifications'));
      expect(await listed(buyer, `salesperson=${colleague.userId}`)).toEqual([]);
      expect(await listed(buyer, 'salesperson=nobody')).toEqual([]);
      expect(codes(await assign(buyer, null))).toEqual([403, 'access.forbidden']);
      expect((await seller.detail(id)).salesperson).toEqual(person());
    });

    it('not staff who look at the quote', async () => {
      const staff = await market.someone({ isAdmin: true });
      await market.openCase(staff, { quote: (await seller.detail(id)).number });
      isSilent(await staff.call('GET', `/api/quotes/${id}`));
      isSilent(await staff.call('GET', '/api/quotes?side=all'));
      expect(await listed(staff, `side=all&salesperson=${colleague.userId}`)).toEqual([]);
      expect(codes(await assign(staff, null))).toEqual([403, 'access.forbidden']);
    });

    it('not another maker, a bank or a stranger, for whom the quote is missing', async () => {
      const strangers = [await market.seller(), await market.bank()];
      for (const who of strangers) {
        expect(codes(await assign(who, null))).toEqual([404, 'quote.not-found']);
        isSilent(await who.call('GET', '/api/quotes?side=selling'));
      }
    });

    it('not who reads it by a link', async () => {
      const { body } = await seller.act(id, 'shares', { label: 'Bank', days: 7 });
      const { payload } = await market.app().inject({ url: `/shared/${String(body.token)}` });
      expect(payload).not.toContain('Can Usta');
    });
  });

  describe('news', () => {
    it('of being chosen come to who was chosen, unless they did it', async () => {
      await assign(seller, colleague.userId);
      expect(await inboxOf(colleague)).toContain('quote-assigned');
      expect(await inboxOf(seller)).not.toContain('quote-assigned');
      await assign(seller, colleague.userId);
      expect((await inboxOf(colleague)).match(/quote-assigned/g)).toHaveLength(1);
      await assign(seller, seller.userId);
      expect(await inboxOf(seller)).not.toContain('quote-assigned');
    });

    it('are mailed to the salesperson alone; colleagues find them in their inbox', async () => {
      const addresses = { seller: await addressOf(seller), colleague: await addressOf(colleague) };
      await assign(seller, colleague.userId);
      await seller.offer(id);
      const { versionId } = await buyer.seen(id);
      await buyer.act(id, 'decline', { versionId, reason: 'Too dear' });
      for (const who of [seller, colleague]) expect(await inboxOf(who)).toContain('quote-declined');
      const told = await mailedTo('declines your quote');
      expect(told).toContain(addresses.colleague);
      expect(told).not.toContain(addresses.seller);
    });

    it('of an acceptance are mailed to all, as it binds the company', async () => {
      const addresses = { seller: await addressOf(seller), colleague: await addressOf(colleague) };
      await assign(seller, colleague.userId);
      await seller.offer(id);
      await buyer.act(id, 'accept', await buyer.seen(id));
      const { number } = await seller.detail(id);
      expect(await mailedTo(number)).toEqual(expect.arrayContaining(Object.values(addresses)));
    });

    it('of a discount are mailed to who may approve it, as they can’t look after every quote', async () => {
      const approver = await market.colleague(seller, 'approver', 'Berk Ok');
      const addresses = { approver: await addressOf(approver), colleague: await addressOf(colleague) };
      await seller.call('POST', '/api/company/discount-limit', { percent: '5' });
      await assign(seller, colleague.userId);
      const revision = await colleague.save(id, { discountPercent: '20' });
      expect((await colleague.act(id, 'discount', { revision, text: '' })).status).toBe(200);
      const told = await mailedTo(`${(await seller.detail(id)).number}: a discount awaits`);
      expect(told).toContain(addresses.approver);
      expect(told).not.toContain(addresses.colleague);
    });
  });
});
