import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bankQuoteDetail, bankQuotesAnswer, isRunningBankQuote } from 'shared-kit/contract/financing';
import { seededRandom } from '../../platform/seeded-random.ts';
import { heardNews, isToldOf } from '../../platform/testing/heard-news.ts';
import type { Person } from '../quotes/testing.ts';
import { testSignatory } from '../signing/testing.ts';
import { afterAcceptance } from './testing/after-acceptance.ts';
import { done, financingMarket, move } from './testing/financing-market.ts';
import { type BankInLife, type Life, nextStep, signatoryName } from './testing/random-life.ts';

describe('news of changes', () => {
  let news: Awaited<ReturnType<typeof heardNews>>;
  // Before the database is dropped.
  afterAll(() => news.close());
  const market = financingMarket();
  const { agreed, dealOf, contractOf, decision } = afterAcceptance(market);
  const colleagues = {} as Record<'buyers' | 'banks' | 'rivals', Person>;
  beforeAll(async () => {
    news = await heardNews(market.database);
    const { buyer, bank, rival } = market.people();
    colleagues.buyers = await market.colleague(buyer, 'member', 'Ada Mert');
    colleagues.banks = await market.colleague(bank, 'member', 'Berk Ok');
    colleagues.rivals = await market.colleague(rival, 'member', 'Reto Frei');
    for (const { companyId, userId } of [buyer, bank, rival])
      await testSignatory(market.database.db, { companyId, userId, name: signatoryName });
  });

  type Page = Readonly<{
    of: Person;
    address: string;
    topics: readonly (readonly ['inbox' | 'quote', string?])[];
  }>;
  /** What is open while others act: each page, and the topics that it listens to. */
  const openPages = (id: string): readonly Page[] => [
    ...[market.people().buyer, colleagues.buyers].map((of) => ({
      of,
      address: `/api/quotes/${id}/financing`,
      topics: [['inbox'], ['quote', id]] as const,
    })),
    ...[colleagues.banks, colleagues.rivals, market.people().bank].map((of) => ({
      of,
      address: '/api/bank/quotes',
      topics: [['inbox']] as const,
    })),
    {
      of: market.people().seller,
      address: `/api/quotes/${id}/financing-payments`,
      topics: [['inbox'], ['quote', id]],
    },
  ];
  async function read({ of, address }: Page): Promise<string> {
    const { body } = await of.call('GET', address);
    if (!('quotes' in body)) return JSON.stringify(body);
    // A bank that is out of it learns of nothing later.
    const rows = bankQuotesAnswer.parse(body).quotes;
    return JSON.stringify(rows.map((row) => (isRunningBankQuote(row.state) ? row : [row.id, row.state])));
  }

  /** What the open pages show before somebody acts. */
  let before: readonly string[] = [];
  const readAll = async (id: string) => {
    before = await Promise.all(openPages(id).map(read));
  };
  /** That a deadline passes is no change of anybody's: pages show it by their clock. */
  const withClock: Life['market'] = {
    ...market,
    deadlines: {
      ...market.deadlines,
      async lapse(id, ...how) {
        await market.deadlines.lapse(id, ...how);
        await readAll(id);
      },
    },
  };

  /** Does something and throws if a page shows it that was not told. */
  async function watched(id: string, what: string, act: () => Promise<unknown>): Promise<string[]> {
    const pages = openPages(id);
    await readAll(id);
    await news.sinceLast();
    await act();
    const told = await news.sinceLast();
    const after = await Promise.all(pages.map(read));
    const changed = pages.filter((_, index) => before[index] !== after[index]);
    const untold = changed.filter(({ of, topics }) => !isToldOf(told, of.userId, ...topics));
    expect([what, untold.map(({ address }) => address)]).toEqual([what, []]);
    return changed.map(({ address }) => address);
  }

  async function live(number: number): Promise<readonly string[]> {
    const { bank, officer, rival, rivalsOfficer } = market.people();
    const banks: readonly BankInLife[] = [
      { first: bank, second: officer, secret: 'one' },
      { first: rival, second: rivalsOfficer, secret: 'two' },
    ];
    const id = await market.shared(bank, rival);
    const life: Life = { market: withClock, random: seededRandom(number), id, banks };
    const changed: string[] = [];
    for (let step = 0; step < 14; step += 1) {
      const { request } = await market.financing(life.id);
      if (!request) break;
      const views = await Promise.all(
        request.bankQuotes.map(async ({ id, bank: { id: companyId } }) => {
          const of = banks.find(({ first }) => first.companyId === companyId) as BankInLife;
          const address = `/api/bank/quotes/${id}`;
          // Both read it before they act. That somebody read it is shown to the buyer, and no news.
          await of.first.call('GET', address);
          const { body } = await of.second.call('GET', address);
          return { bank: of, detail: bankQuoteDetail.parse(body) };
        }),
      );
      const { transition, run } = nextStep(life, request, views);
      changed.push(...(await watched(life.id, `life ${number}, ${transition}`, run)));
    }
    return changed;
  }

  describe('open pages', () => {
    it('are told of everything that they show of a request, whoever did it', async () => {
      const changed: string[] = [];
      for (let number = 1; number <= 4; number += 1) changed.push(...(await live(number)));
      // Lives in which nothing changes would show nothing.
      expect(changed.length).toBeGreaterThan(40);
    }, 240_000);

    it('of the buyer are told when a colleague asks banks', async () => {
      const id = await market.offered();
      const changed = await watched(id, 'asking', () => market.asked(id, [market.people().bank]));
      expect(changed).toContain(`/api/quotes/${id}/financing`);
    });

    it('of the maker are told when the bank pays', async () => {
      const { buyer, bank } = market.people();
      const id = await agreed([]);
      done(await move(bank, (await dealOf(id)).id, 'contract', await contractOf()));
      done(await buyer.act(id, 'financing/contract', await decision(id)));
      const deal = await dealOf(id);
      const payment = {
        amount: '1000',
        paidOn: market.inDays(0),
        reference: 'TR-1',
        milestone: '',
        corrects: null,
      };
      const pay = async () => done(await move(bank, deal.id, 'disbursements', payment));
      expect(await watched(id, 'payment', pay)).toContain(`/api/quotes/${id}/financing-payments`);
    });

    it('of the buyer are told when the request ends with the quote', async () => {
      const { buyer, seller } = market.people();
      const id = await agreed([], { financingUntil: market.inDays(1) });
      await market.lapse(id, 'financing');
      const { versionId } = await buyer.seen(id);
      const ended = { versionId, reason: 'No financing' };
      await watched(id, 'withdrawal', async () => done(await seller.act(id, 'withdraw', ended)));
      const changed = await watched(id, 'sweep', market.deadlines.settle);
      expect(changed).toContain(`/api/quotes/${id}/financing`);
    });
  });
});
