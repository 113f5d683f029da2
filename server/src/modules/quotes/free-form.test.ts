import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { categoryMakers } from 'shared-kit/contract/categories';
import type { FreeFormInput, QuotesCreated } from 'shared-kit/contract/quotes';
import { pdfText } from '../../platform/testing/pdf-text.ts';
import { prepareMarket } from '../catalogue/testing.ts';
import { company } from '../companies/index.ts';
import { created, requestTerms, sell } from './testing/asking.ts';
import { type Person, quoteMarket } from './testing/quote-market.ts';

describe('free form', () => {
  const market = quoteMarket();
  let buyer: Person;
  let makers: Person[] = [];
  beforeAll(async () => {
    await prepareMarket(market.database.db);
    makers = [await market.seller(), await market.seller()];
    for (const maker of makers) await sell(market.database.db, maker);
  });
  beforeEach(async () => {
    ({ buyer } = await market.parties());
  });

  const idsOf = (some: readonly Person[]) => some.map(({ companyId }) => companyId);
  const wish = (changes: Partial<FreeFormInput> = {}): FreeFormInput => ({
    ...requestTerms,
    incoterm: { rule: 'CIF', place: 'Hamburg' },
    award: 'per-maker',
    category: 'weaving',
    what: 'Narrow loom, 60 cm, six pieces',
    quantity: 6,
    unit: 'set',
    makers: idsOf(makers),
    ...changes,
  });
  const ask = (input: FreeFormInput) => buyer.call('POST', '/api/quotes/free-form', input);
  const asked = async (changes?: Partial<FreeFormInput>): Promise<QuotesCreated> =>
    created(await ask(wish(changes)));

  it('asks each maker in the buyer’s words, without a product or a price', async () => {
    const { groupId, submitted, quotes } = await asked();
    expect([groupId !== null, submitted, quotes.length]).toEqual([true, true, 2]);
    const detail = await buyer.detail(quotes[0]?.id ?? '');
    expect(detail.request.lines).toMatchObject([
      { productId: null, title: 'Narrow loom, 60 cm, six pieces', quantity: 6, unit: 'set', unitPrice: null },
    ]);
  });

  it('is one request like any other where one maker is asked', async () => {
    const { groupId, quotes } = await asked({ makers: idsOf(makers.slice(0, 1)) });
    expect([groupId, quotes.length]).toEqual([null, 1]);
  });

  it('is answered with an offer and printed like any other', async () => {
    const { quotes } = await asked({ makers: idsOf(makers.slice(0, 1)) });
    const id = quotes[0]?.id ?? '';
    const draft = await makers[0]?.draft(id);
    const lines = (draft?.offer.lines ?? []).map((line) => ({ ...line, unitPrice: '4200' }));
    await makers[0]?.offer(id, { lines });
    const { versions, stage } = await buyer.detail(id);
    expect([stage, versions.length]).toEqual(['quoted', 1]);
    const paper = await market.app().inject({
      url: `/api/quotes/${id}/versions/1/quote.pdf`,
      headers: { cookie: buyer.cookie },
    });
    expect((await pdfText(paper.rawPayload)).replaceAll('\u00a0', ' ')).toContain('Narrow loom, 60 cm');
  });

  it('names the makers of a category, the fullest first, whom it may ask', async () => {
    await sell(market.database.db, makers[1]);
    const { body } = await buyer.call('GET', '/api/categories/weaving/makers');
    const answer = categoryMakers.parse(body).makers;
    expect(answer.map(({ id, count }) => [id, count])).toEqual([
      [makers[1]?.companyId, 2],
      [makers[0]?.companyId, 1],
    ]);
    expect((await buyer.call('GET', '/api/categories/nothing/makers')).status).toBe(404);
  });

  it.each([
    ['a maker of another category', { category: 'yarn' }, 'makers'],
    ['an unknown category', { category: 'nothing' }, 'category'],
    ['an unknown maker', { makers: [randomUUID()] }, 'makers'],
    ['no maker', { makers: [] }, 'makers'],
    ['more than five makers', { makers: Array.from({ length: 6 }, () => randomUUID()) }, 'makers'],
    ['no words', { what: '  ' }, 'what'],
    ['nothing of it', { quantity: 0 }, 'quantity'],
  ])('refuses %s', async (_what, changes, name) => {
    const { status, body } = await ask(wish(changes));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(body.errors)).toContain(name);
  });

  it('is for approved companies', async () => {
    await market.database.db
      .update(company)
      .set({ verification: 'in_review' })
      .where(eq(company.id, buyer.companyId));
    const { status, body } = await ask(wish());
    expect([status, body.code]).toEqual([403, 'company.not-allowed']);
  });

  it('refuses the buyer’s own company', async () => {
    await sell(market.database.db, buyer);
    const { body } = await ask(wish({ makers: [buyer.companyId] }));
    expect(body.code).toBe('cart.own-product');
  });
});
