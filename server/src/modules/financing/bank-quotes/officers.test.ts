import { beforeAll, describe, expect, it } from '@jest/globals';
import { bankQuotesAnswer } from 'shared-kit/contract/financing';
import { afterAcceptance } from '../testing/after-acceptance.ts';
import { codes, done, financingMarket, move } from '../testing/financing-market.ts';

describe('officers', () => {
  const market = financingMarket();
  const { shared, opened, bindingOffer } = market;
  const { agreed, dealOf } = afterAcceptance(market);
  let { buyer, bank, officer, rival } = {} as ReturnType<typeof market.people>;
  beforeAll(() => {
    ({ buyer, bank, officer, rival } = market.people());
  });

  const queue = async (query: string, of = bank) =>
    bankQuotesAnswer.parse((await of.call('GET', `/api/bank/quotes${query}`)).body);

  describe('a request', () => {
    it('is given to an officer of the bank, who finds it in the queue', async () => {
      await shared(bank);
      const { id, officers, assignee } = await opened(bank);
      expect([assignee, officers.map((it) => it.id).sort()]).toEqual([
        null,
        [bank.userId, officer.userId].sort(),
      ]);
      done(await move(bank, id, 'assignee', { userId: officer.userId }));
      expect((await opened(bank)).assignee?.id).toBe(officer.userId);
      for (const [query, of, expected] of [
        ['?assignee=me', officer, [id]],
        ['?assignee=me', bank, []],
        ['?assignee=nobody', bank, []],
        [`?assignee=${officer.userId}`, bank, [id]],
      ] as const)
        expect((await queue(query, of)).quotes.map((it) => it.id)).toEqual(expected);
      const file = await market
        .app()
        .inject({ url: '/api/bank/quotes.csv', headers: { cookie: bank.cookie } });
      expect(file.body).toContain('Kerem Aydın');
      done(await move(officer, id, 'assignee', { userId: null }));
      expect((await opened(bank)).assignee).toBeNull();
    });

    it('is given to nobody of another company', async () => {
      await shared(bank);
      const { id } = await opened(bank);
      for (const userId of [rival.userId, buyer.userId])
        expect(codes(await move(bank, id, 'assignee', { userId }))).toEqual([400, 'request.body-invalid']);
      expect((await opened(bank)).assignee).toBeNull();
    });

    it('waits since its last move, and for nobody once it is decided', async () => {
      await shared(bank, rival);
      const { id, sharedAt } = await opened(bank);
      const [fresh] = (await queue('?sort=newest')).quotes;
      expect([fresh?.id, fresh?.waitingSince]).toEqual([id, sharedAt]);
      done(await move(bank, id, 'questions', { items: ['Balance sheet'] }));
      const since = (await queue('?sort=newest')).quotes[0]?.waitingSince ?? '';
      expect(since > sharedAt).toBe(true);
      done(await move(bank, id, 'decline', { code: 'limit', reason: '' }));
      const { quotes } = await queue('?sort=waiting');
      expect(quotes.at(-1)).toMatchObject({ id, waitingSince: null });
    });
  });

  it('tells a bank what it has open with a buyer and paid out to it, and nothing of other banks', async () => {
    const id = await agreed([]);
    const deal = await dealOf(id);
    const { amount } = (await opened(bank)).exposure.open[0] ?? { amount: '0' };
    expect(Number(amount)).toBeGreaterThan(0);
    expect(deal.drawdown?.principal.amount).toBe(amount);
    await shared(bank, rival);
    expect((await opened(rival)).exposure).toEqual({ open: [], paidOut: [], requests: 0 });
    const { exposure } = await opened(bank);
    expect(exposure).toMatchObject({ open: [{ amount }], paidOut: [], requests: 1 });
    const ownFunds = (Number(amount) - 1000).toFixed(2);
    await bindingOffer(bank, officer, { principal: '1000.00', ownFunds });
    expect((await opened(bank)).exposure.open[0]?.amount).toBe((Number(amount) + 1000).toFixed(2));
  });
});
