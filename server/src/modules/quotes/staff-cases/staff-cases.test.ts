import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { inboxAnswer } from 'shared-kit/contract/notifications';
import { companyCasesAnswer, staffCasesAnswer } from 'shared-kit/contract/staff-cases';
import { type Answer, type Person, quoteMarket } from '../testing/quote-market.ts';

describe('staff cases', () => {
  const market = quoteMarket();
  let buyer: Person;
  let seller: Person;
  let staff: Person;
  let id = '';
  let file = '';
  beforeEach(async () => {
    ({ buyer, seller } = await market.parties());
    staff = await market.someone({ isAdmin: true });
    id = await market.request(buyer, seller);
    await buyer.act(id, 'submit');
    await seller.offer(id);
    file = await attach();
  });

  async function attach(): Promise<string> {
    const answer = await market.app().inject({
      method: 'POST',
      url: '/api/quote-attachments?name=plan.txt',
      headers: { cookie: buyer.cookie, 'content-type': 'application/octet-stream' },
      payload: 'two halls',
    });
    const attachmentId = answer.json().id;
    await buyer.act(id, 'messages', { text: '', lineKey: null, attachmentIds: [attachmentId] });
    return attachmentId;
  }

  const codes = ({ status, body }: Answer) => [status, body.code];
  /** Reads the quote in every possible way. */
  async function ways(who: Person) {
    const below = ['', `/attachments/${file}`, '/versions/1/quote.pdf', '/versions/1/proforma.pdf'];
    const answers: [number, string | null][] = [];
    for (const path of below) {
      const { statusCode, headers, body } = await market
        .app()
        .inject({ url: `/api/quotes/${id}${path}`, headers: { cookie: who.cookie } });
      const isProblem = headers['content-type']?.toString().includes('problem');
      answers.push([statusCode, isProblem ? JSON.parse(body).code : null]);
    }
    return answers;
  }
  const refused = Array<unknown>(4).fill([403, 'case.needed']);
  const granted = Array<unknown>(4).fill([200, null]);
  const end = () =>
    market.database.db.transaction(async (tx) => {
      await tx.execute(sql`alter table staff_case disable trigger staff_case_append_only`);
      await tx.execute(sql`update staff_case set ends_at = now() - interval '1 second'`);
      await tx.execute(sql`alter table staff_case enable trigger staff_case_append_only`);
    });
  const entriesOf = async (who: Person) =>
    inboxAnswer
      .parse((await who.call('GET', '/api/notifications')).body)
      .entries.filter(({ event }) => event.startsWith('case-'));
  const shownTo = async (who: Person) =>
    companyCasesAnswer.parse((await who.call('GET', '/api/company/staff-cases')).body).cases;

  describe('the staff', () => {
    it('reads no quote, PDF or attachment without a case', async () => {
      expect(await ways(staff)).toEqual(refused);
      expect((await buyer.detail(id)).staffLooks).toEqual([]);
    });

    it('reads all of it for 24 hours with a case about the quote, by its number', async () => {
      const { number } = await buyer.detail(id);
      const { status, body } = await market.openCase(staff, { quote: ` ${number.toLowerCase()} ` });
      expect([status, body.quote]).toEqual([200, { id, number }]);
      const hours = (Date.parse(String(body.endsAt)) - Date.parse(String(body.openedAt))) / 3_600_000;
      expect(hours).toBe(24);
      expect(await ways(staff)).toEqual(granted);
      await end();
      expect(await ways(staff)).toEqual(refused);
    });

    it.each([
      ['buyer', () => buyer],
      ['maker', () => seller],
    ])('reads it with a case about its %s', async (_which, of) => {
      await market.openCase(staff, { companyId: of().companyId });
      expect(await ways(staff)).toEqual(granted);
    });

    it('has cases of their own: a colleague’s opens nothing', async () => {
      await market.openCase(await market.someone({ isAdmin: true }), { quote: id });
      expect(await ways(staff)).toEqual(refused);
    });

    it('reads no other quote with it, no draft and no group', async () => {
      const other = await market.request(buyer, await market.seller());
      const groupId = '0197a000-0000-7000-8000-000000000001';
      await market.openCase(staff, { quote: id });
      await market.openCase(staff, { companyId: buyer.companyId });
      expect(codes(await staff.call('GET', `/api/quotes/${other}`))).toEqual([404, 'quote.not-found']);
      expect(codes(await market.openCase(staff, { quote: other }))).toEqual([404, 'quote.not-found']);
      expect((await staff.call('GET', `/api/quote-groups/${groupId}`)).status).toBe(404);
    });

    it.each([
      ['without a reason', { reason: ' short ' }],
      ['about nothing', { quote: null }],
      ['about two things', { companyId: '0197a000-0000-7000-8000-000000000001' }],
    ])('opens none %s', async (_what, change) => {
      const body = { quote: id, companyId: null, reason: 'The buyer asked us to look', ...change };
      expect(codes(await staff.call('POST', '/api/admin/cases', body))).toEqual([
        400,
        'request.body-invalid',
      ]);
    });

    it('sees the cases of all', async () => {
      const colleague = await market.someone({ isAdmin: true });
      await market.openCase(colleague, { quote: id });
      const { cases } = staffCasesAnswer.parse((await staff.call('GET', '/api/admin/cases')).body);
      expect(cases[0]).toMatchObject({ quote: { id }, isMine: false, isOpen: true });
    });
  });

  describe('both companies', () => {
    it('see on the quote who looked, when and why', async () => {
      await market.openCase(staff, { companyId: seller.companyId });
      // A case about a company doesn't appear on a quote that nobody has read.
      expect((await buyer.detail(id)).staffLooks).toEqual([]);
      await ways(staff);
      for (const who of [buyer, seller])
        expect((await who.detail(id)).staffLooks).toMatchObject([{ reason: 'The buyer asked us to look' }]);
    });

    it('see a case about the quote at once, and each once', async () => {
      await market.openCase(staff, { quote: id });
      expect((await seller.detail(id)).staffLooks).toHaveLength(1);
      await ways(staff);
      await ways(staff);
      expect((await seller.detail(id)).staffLooks).toHaveLength(1);
    });

    it('see on their own page what concerns them, and nobody else does', async () => {
      const stranger = (await market.parties()).buyer;
      await market.openCase(staff, { quote: id });
      await market.openCase(staff, { companyId: seller.companyId });
      expect([await shownTo(buyer), await shownTo(seller)].map(({ length }) => length)).toEqual([1, 2]);
      await end();
      await market.openCase(staff, { companyId: seller.companyId });
      await ways(staff);
      expect(await shownTo(buyer)).toHaveLength(2);
      expect(await shownTo(stranger)).toEqual([]);
    });

    it('are told at once in their inboxes, with the reason', async () => {
      const { number } = await buyer.detail(id);
      await market.openCase(staff, { quote: id });
      await market.openCase(staff, { companyId: seller.companyId });
      const said = { person: 'Deniz Aksoy', reason: 'The buyer asked us to look' };
      const aboutQuote = { event: 'case-about-quote', params: { number, ...said }, path: `/quote/${id}` };
      expect(await entriesOf(buyer)).toEqual([expect.objectContaining(aboutQuote)]);
      expect(await entriesOf(seller)).toEqual([
        expect.objectContaining({ event: 'case-about-company', path: '/profile?section=company' }),
        expect.objectContaining(aboutQuote),
      ]);
    });

    it.each([
      'update staff_case set reason = reason',
      'delete from staff_look',
      'truncate staff_case cascade',
    ])('see what nobody can change: %s', async (statement) => {
      await expect(market.database.db.execute(sql.raw(statement))).rejects.toThrow();
    });
  });
});
