import { beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { auditEntry } from '../../audit/index.ts';
import { prepareMarket } from '../../catalogue/testing.ts';
import { setEmbargoes, type TestEmbargo } from '../../embargoes/testing.ts';
import { rfq } from '../schema.ts';
import { created, requestTerms, sell } from '../testing/asking.ts';
import { quoteMarket } from '../testing/quote-market.ts';

describe('embargoed', () => {
  const market = quoteMarket();
  let { buyer, seller } = {} as Awaited<ReturnType<typeof market.parties>>;
  let yarn = '';
  beforeAll(async () => {
    await prepareMarket(market.database.db);
    ({ buyer, seller } = await market.parties());
    yarn = await sell(market.database.db, seller, { details: { hsCode: '5205.11' } });
  });

  const ask = () =>
    buyer.call('POST', '/api/quotes/for-product', {
      ...requestTerms,
      productId: yarn,
      variantId: null,
      quantity: 1,
    });
  const requests = () => market.database.db.$count(rfq);

  it.each<[string, TestEmbargo]>([
    ['such goods', ['DE', '5205', -10, null]],
    ['all goods', ['DE', '', -10, null]],
    ['its last day', ['DE', '52', -10, 0]],
    ['the country of the buyer', ['TR', '52', 0, null]],
  ])('refuses a request under embargo by its line, and creates nothing: %s', async (_of, row) => {
    await setEmbargoes(market.database.db, row);
    const before = await requests();
    const { status, body } = await ask();
    expect([status, body.code]).toEqual([409, 'quote.embargoed']);
    expect(body.errors).toEqual([{ name: yarn, reason: 'embargoed' }]);
    expect(await requests()).toBe(before);
  });

  it('keeps each refusal for the staff alone: of a new request, and of a draft', async () => {
    const { db } = market.database;
    await setEmbargoes(db, ['TR', '5205', -10, null]);
    const kept = () => db.select().from(auditEntry).where(eq(auditEntry.action, 'embargo.refused'));
    const before = (await kept()).length;
    await ask();
    const line = { productId: yarn, title: { en: 'Ring yarn' }, quantity: 1, unit: 'kg', hsCode: '5205.11' };
    const draft = await market.request(buyer, seller, { lines: [line] });
    expect((await buyer.act(draft, 'submit')).body.code).toBe('quote.embargoed');
    const entries = (await kept()).slice(before);
    expect(entries.map(({ subject }) => subject)).toEqual(['Rapier loom RL-190', 'Ring yarn']);
    for (const entry of entries) {
      expect(entry).toMatchObject({
        companyId: buyer.companyId,
        userId: buyer.userId,
        isStaffOnly: true,
        reason: 'TR 5205: Law 1',
      });
    }
  });

  it.each<[string, TestEmbargo]>([
    ['other goods', ['DE', '8446', -10, null]],
    ['another country', ['CH', '', -10, null]],
    ['one that begins tomorrow', ['DE', '', 1, null]],
    ['one that ended yesterday', ['DE', '', -10, -1]],
  ])('lets a request through in spite of %s', async (_of, row) => {
    await setEmbargoes(market.database.db, row);
    expect(created(await ask()).submitted).toBe(true);
  });
});
