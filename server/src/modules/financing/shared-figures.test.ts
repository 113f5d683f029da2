import { beforeAll, describe, expect, it } from '@jest/globals';
import { bankQuoteDetail, bankQuotesAnswer } from 'shared-kit/contract/financing';
import { done, financingMarket, move } from './testing/financing-market.ts';

describe('a newer version that was shared with the open banks alone', () => {
  const market = financingMarket();
  const { shared, requestOf, opened } = market;
  let { buyer, seller, bank, rival } = {} as ReturnType<typeof market.people>;
  let before = '';
  let after = '';
  let declined = '';
  beforeAll(async () => {
    ({ buyer, seller, bank, rival } = market.people());
    const quoteId = await shared(bank, rival);
    const { id, amount } = await opened(rival);
    [before, declined] = [amount.amount, id];
    done(await move(rival, id, 'decline', { code: 'limit', reason: '' }));
    done(await seller.offer(quoteId, { discount: '5' }));
    const { newerVersion } = await requestOf(quoteId);
    const { consentVersion } = await market.financing(quoteId);
    after = newerVersion?.total.amount ?? '';
    // Part of it from own funds, so that each figure differs.
    const amounts = { ownFunds: '1000.00', amount: (Number(after) - 1000).toFixed(2) };
    const share = { versionId: newerVersion?.id, ...amounts, consentVersion };
    done(await buyer.act(quoteId, 'financing/version', share));
  });

  it('is what open banks read', async () => {
    const { amount, ownFunds } = await opened(bank);
    expect([amount.amount, ownFunds.amount]).toEqual([(Number(after) - 1000).toFixed(2), '1000.00']);
    expect((await market.listed(bank))[0]?.amount).toEqual(amount);
  });

  it.each([
    ['its page', `/api/bank/quotes/`],
    ['its queue', '/api/bank/quotes'],
    ['its queue by amount', '/api/bank/quotes?sort=amount'],
    ['its queue of one currency', '/api/bank/quotes?currency=USD'],
    ['its list as CSV', '/api/bank/quotes.csv'],
  ])('tells a bank that had declined nothing on %s', async (_place, path) => {
    const url = path.endsWith('/') ? `${path}${declined}` : path;
    const { statusCode, body } = await market.app().inject({ url, headers: { cookie: rival.cookie } });
    expect(statusCode).toBe(200);
    expect(body).toContain(before);
    for (const figure of [after, (Number(after) - 1000).toFixed(2), '1000.00'])
      expect(body).not.toContain(figure);
  });

  it('leaves what the declined bank was asked for', async () => {
    const detail = bankQuoteDetail.parse((await rival.call('GET', `/api/bank/quotes/${declined}`)).body);
    expect([detail.amount.amount, detail.ownFunds.amount]).toEqual([before, '0.00']);
    const { figures } = bankQuotesAnswer.parse((await rival.call('GET', '/api/bank/quotes')).body);
    expect(figures).toMatchObject({ total: 1, open: 0, openVolume: [] });
  });
});
