import { beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { bankQueueSorts, bankQuotesAnswer } from 'shared-kit/contract/financing';
import { company } from '../../companies/index.ts';
import { replaceRates } from '../../rates/index.ts';
import { financingRequest } from '../schema.ts';
import { codes, financingMarket } from '../testing/financing-market.ts';
import { endOfDay, placing } from '../testing/place-request.ts';

describe('the queue of a bank', () => {
  const market = financingMarket();
  type Bank = Awaited<ReturnType<typeof market.bank>>;
  let shared: typeof financingRequest.$inferSelect;
  let bank: Bank;
  let rival: Bank;
  beforeAll(async () => {
    bank = await market.bank();
    rival = await market.bank();
    await market.shared(rival);
    const { db } = market.database;
    const [request] = await db.select().from(financingRequest);
    if (!request) throw new Error('nothing was shared');
    shared = request;
    const names = { legalName: 'Karaova Mensucat A.Ş.', brandName: 'Çözgü' };
    await db.update(company).set(names).where(eq(company.id, shared.buyerCompanyId));
    const rates = { USD: '1.25', EUR: '1', CHF: '0.8' };
    await db.transaction((tx) => replaceRates(tx, { date: '2030-01-01', source: 'test', rates }));
  });

  const place = placing(market.database, () => shared);

  const read = async (query = '', of = bank) =>
    bankQuotesAnswer.parse((await of.call('GET', `/api/bank/quotes${query}`)).body);
  const numbers = async (query: string, of = bank) =>
    (await read(query, of)).quotes.map(({ number }) => number);
  const csv = (query: string, of = bank) =>
    market.app().inject({ url: `/api/bank/quotes.csv${query}`, headers: { cookie: of.cookie } });

  describe('with requests in every state', () => {
    beforeAll(async () => {
      const day = '2026-11-21T10:00:00Z';
      await place(bank, { number: 'Q-1', subject: '8 rapier looms', offersUntil: endOfDay(0) });
      await place(bank, { number: 'Q-2', amount: '900.50', currency: 'EUR', offersUntil: endOfDay(-1) });
      await place(bank, { number: 'Q-3', amount: '900.00', currency: 'CHF', sharedAt: day, subject: '=1+1' });
      await place(bank, {
        number: 'Q-4',
        amount: '1125.00',
        state: 'indicative',
        sharedAt: day,
        subject: 'Çözgü makinesi',
      });
      await place(bank, {
        number: 'Q-5',
        amount: '900.50',
        currency: 'EUR',
        state: 'binding',
        sharedAt: day,
      });
      await place(bank, { number: 'Q-6', amount: '30000.00', state: 'accepted', offersUntil: endOfDay(0) });
      await place(bank, {
        number: 'Q-7',
        state: 'not_selected',
        subject: 'Stenter',
        offersUntil: endOfDay(0),
      });
      await place(bank, { number: 'Q-8', state: 'declined_by_buyer', subject: 'Stenter' });
      await place(bank, { number: 'Q-9', state: 'declined_by_bank', amount: '2.00', declineCode: 'limit' });
      await place(bank, { number: 'Q-10', state: 'withdrawn', amount: '10.00' });
    });

    it.each([
      ['newest', ['Q-5', 'Q-4', 'Q-3', 'Q-10', 'Q-9', 'Q-8', 'Q-7', 'Q-6', 'Q-2', 'Q-1']],
      ['deadline', ['Q-2', 'Q-1', 'Q-6', 'Q-7', 'Q-3', 'Q-4', 'Q-5', 'Q-8', 'Q-9', 'Q-10']],
      // In euros: 24000, 1125, 900.50 twice, 900, 800 thrice, 8, 1.60.
      ['amount', ['Q-6', 'Q-3', 'Q-5', 'Q-2', 'Q-4', 'Q-8', 'Q-7', 'Q-1', 'Q-10', 'Q-9']],
      // What is decided waits for nobody.
      ['waiting', ['Q-1', 'Q-2', 'Q-3', 'Q-4', 'Q-5', 'Q-6', 'Q-7', 'Q-8', 'Q-9', 'Q-10']],
    ])('is sorted by %s', async (sort, expected) => {
      expect(await numbers(`?sort=${sort}`)).toEqual(expected);
    });

    it.each(bankQueueSorts.flatMap((sort) => [1, 2, 3, 7].map((limit) => [sort, limit] as const)))(
      'by %s comes in pages of %s, without loss or repetition',
      async (sort, limit) => {
        const found: string[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const { quotes, next } = await read(`?sort=${sort}&limit=${limit}${cursor && `&cursor=${cursor}`}`);
          expect(quotes.length).toBeGreaterThan(0);
          found.push(...quotes.map(({ number }) => number));
          cursor = next;
        }
        expect(found).toEqual(await numbers(`?sort=${sort}`));
        expect(found).toHaveLength(10);
      },
    );

    it.each([
      ['part=open', ['Q-3', 'Q-2', 'Q-1']],
      ['part=due', ['Q-1']],
      ['part=offered', ['Q-5', 'Q-4']],
      ['part=won', ['Q-6']],
      ['part=closed', ['Q-10', 'Q-9', 'Q-8', 'Q-7']],
      ['currency=EUR', ['Q-5', 'Q-2']],
      ['part=open&currency=EUR', ['Q-2']],
      ['q=q-10', ['Q-10']],
      ['q=RAPİER%20looms', ['Q-1']],
      ['q=looms%20karaova%20a.%C5%9F.', ['Q-1']],
      ['q=%C3%87%C3%B6zg%C3%BC%20q-9', ['Q-9']],
      ['q=cozgu%20makine', ['Q-4']],
      ['q=%25', ['Q-5', 'Q-4', 'Q-3', 'Q-10', 'Q-9', 'Q-8', 'Q-7', 'Q-6', 'Q-2', 'Q-1']],
      ['q=nothing', []],
    ])('with %s finds %j', async (query, expected) => {
      expect(await numbers(`?${query}`)).toEqual(expected);
    });

    it('says of each request how its deadline stands', async () => {
      const { quotes } = await read('?part=open');
      expect(quotes.map(({ number, deadline }) => [number, deadline])).toEqual([
        ['Q-3', 'ahead'],
        ['Q-2', 'passed'],
        ['Q-1', 'today'],
      ]);
      expect(quotes[2]).toMatchObject({
        state: 'received',
        subject: '8 rapier looms',
        amount: { amount: '1000.00', currency: 'USD' },
        buyer: { name: 'Karaova Mensucat A.Ş.', country: 'TR' },
        termMonths: 24,
      });
    });

    it('has figures of everything, each of which its list confirms', async () => {
      const { figures } = await read('?part=won&q=nothing');
      expect(figures).toEqual({
        total: 10,
        open: 3,
        due: 1,
        offered: 2,
        won: 1,
        closedByBuyer: 2,
        openVolume: [
          { amount: '900.00', currency: 'CHF' },
          { amount: '900.50', currency: 'EUR' },
          { amount: '1000.00', currency: 'USD' },
        ],
        declined: [{ code: 'limit', count: 1 }],
      });
      for (const part of ['open', 'due', 'offered', 'won'] as const)
        expect(await numbers(`?part=${part}`)).toHaveLength(figures[part]);
      expect(await numbers('?declined=limit')).toEqual(['Q-9']);
      expect(await numbers('?declined=amount')).toEqual([]);
    });

    it('tells nothing of another bank’s success, nor what a closed request was about', async () => {
      const closed = (await read('?part=closed')).quotes.slice(2);
      expect(closed.map(({ state, subject }) => [state, subject])).toEqual([
        ['closed_by_buyer', null],
        ['closed_by_buyer', null],
      ]);
      expect(await numbers('?q=stenter')).toEqual([]);
      for (const query of ['', '?sort=deadline&limit=7'])
        for (const secret of ['not_selected', 'declined_by_buyer', 'Stenter', rival.companyId])
          expect(JSON.stringify(await read(query))).not.toContain(secret);
      expect((await csv('')).body).not.toMatch(/not_selected|declined_by_buyer|Stenter/);
    });

    it('shows a bank its own requests alone, in figures too', async () => {
      const { quotes, figures } = await read('', rival);
      expect(quotes.map(({ number }) => number)).toEqual([shared.number]);
      expect(figures).toMatchObject({ total: 1, open: 1, won: 0, declined: [] });
      expect((await csv('', rival)).body).not.toContain('Q-1');
    });

    it('is written as a file, as chosen', async () => {
      const { headers, body } = await csv('?part=open&sort=amount');
      expect(headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(headers['content-disposition']).toMatch(/^attachment; filename="financing-requests-/);
      const [columns, ...lines] = body.trimEnd().split('\r\n');
      expect(columns).toBe(
        '\uFEFF"id","number","state","buyer","country","subject","amount","currency","months","shared_at","waiting_since","offers_until","assignee","decline_reason"',
      );
      expect(lines.map((line) => line.split(',').slice(1, 9))).toEqual([
        ['"Q-3"', '"received"', '"Karaova Mensucat A.Ş."', '"TR"', `"'=1+1"`, '900.00', '"CHF"', '24'],
        ['"Q-2"', '"received"', '"Karaova Mensucat A.Ş."', '"TR"', '"Loom"', '900.50', '"EUR"', '24'],
        [
          '"Q-1"',
          '"received"',
          '"Karaova Mensucat A.Ş."',
          '"TR"',
          '"8 rapier looms"',
          '1000.00',
          '"USD"',
          '24',
        ],
      ]);
    });
  });

  it('writes a file of more rows than are read at a time', async () => {
    const busy = await market.bank();
    const all = Array.from({ length: 501 }, (_, at) => `R-${at}`);
    for (const number of all) await place(busy, { number });
    const { body } = await csv('', busy);
    const [, ...lines] = body.trimEnd().split('\r\n');
    expect(lines.map((line) => line.split(',')[1])).toEqual(all.map((it) => `"${it}"`).toReversed());
  });

  describe('bad input', () => {
    it.each([
      'part=lost',
      'currency=TRY',
      'sort=state',
      'declined=mood',
      'limit=0',
      'limit=101',
      'limit=x',
      `q=${'x'.repeat(101)}`,
    ])('%s is refused by its name', async (query) => {
      const { status, body } = await bank.call('GET', `/api/bank/quotes?${query}`);
      expect([status, body.code]).toEqual([400, 'request.parameter-invalid']);
      expect(body.errors).toMatchObject([{ name: query.split('=')[0] }]);
    });

    const cursor = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
    const id = '019ab000-0000-7000-8000-000000000000';
    it.each([
      ['no cursor at all', 'x'],
      ['of another order', cursor({ sort: 'deadline', at: '2026-11-20T10:00:00.000Z', id })],
      ['before all times', cursor({ sort: 'newest', at: '0000-11-20T10:00:00.000Z', id })],
      ['without an id', cursor({ sort: 'newest', at: '2026-11-20T10:00:00.000Z', id: 'x' })],
      ['with a false amount', cursor({ sort: 'amount', amount: 'NaN', currency: 'USD', id })],
    ])('a cursor that is %s is refused', async (_what, text) => {
      const answer = await bank.call('GET', `/api/bank/quotes?cursor=${text}`);
      expect(codes(answer)).toEqual([400, 'cursor.invalid']);
    });

    it('is refused for the file too', async () => {
      expect((await csv('?part=lost')).statusCode).toBe(400);
    });
  });
});
