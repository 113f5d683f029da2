import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { OfferInput } from 'shared-kit/contract/quotes';
import { pdfText } from '../../../platform/testing/pdf-text.ts';
import en from '../documents/messages/en.json' with { type: 'json' };
import tr from '../documents/messages/tr.json' with { type: 'json' };
import { type Person, quoteMarket } from '../testing/quote-market.ts';

describe('guarantee', () => {
  const market = quoteMarket();
  let buyer: Person;
  let seller: Person;
  let id = '';
  beforeEach(async () => {
    ({ buyer, seller } = await market.parties());
    id = await market.request(buyer, seller);
    await buyer.act(id, 'submit');
  });

  const year = new Date().getUTCFullYear() + 1;
  const guarantee = { issuer: 'Poyraz Bankası', amount: '72153.08', until: `${year}-06-30` };
  const milestones: OfferInput['milestones'] = [
    { event: 'order', percent: '30', days: null, note: '' },
    { event: 'shipment', percent: '70', days: null, note: '' },
  ];
  const offer = (change: Partial<typeof guarantee> = {}) =>
    seller.offer(id, { milestones, advanceGuarantee: { ...guarantee, ...change } });

  describe('an advance-payment guarantee', () => {
    it('is a term of the version that the buyer reads, and the next one begins with it', async () => {
      expect((await offer()).status).toBe(200);
      expect((await buyer.detail(id)).versions.at(-1)?.advanceGuarantee).toEqual(guarantee);
      expect((await seller.draft(id)).offer.advanceGuarantee).toEqual(guarantee);
    });

    it.each([
      ['en', en['paper.guarantee'], `$72,153.08, issued by Poyraz Bankası, until 30 June ${year}`],
      ['tr', tr['paper.guarantee'], `$72,153.08, düzenleyen Poyraz Bankası, 30 Haziran ${year} gününe kadar`],
    ] as const)('stands in the documents, %s', async (locale, name, words) => {
      await offer();
      await seller.offer(id, { milestones: [], advanceGuarantee: guarantee });
      for (const version of [1, 2]) {
        const { rawPayload } = await market.app().inject({
          url: `/api/quotes/${id}/versions/${version}/quote.pdf?locale=${locale}`,
          headers: { cookie: buyer.cookie },
        });
        const text = (await pdfText(rawPayload)).replace(/\u00a0/g, ' ').split('\n');
        expect(text).toEqual(expect.arrayContaining([name, words]));
      }
    });

    it.each([
      ['above the advance by a cent', { amount: '72153.09' }, 'amount', 'above-advance'],
      ['of nothing', { amount: '0' }, 'amount', 'not-positive'],
      ['until yesterday', { until: '2026-01-01' }, 'until', 'not-ahead'],
      ['of nobody', { issuer: ' ' }, 'issuer', 'required'],
    ])('%s keeps the offer from being sent', async (_what, change, name, reason) => {
      const { status, body } = await offer(change);
      expect([status, body.code, body.errors]).toEqual([
        409,
        'quote.terms-missing',
        [{ name: `advanceGuarantee.${name}`, reason }],
      ]);
    });

    it.each([
      ['issuer', { issuer: 'x'.repeat(121) }],
      ['amount', { amount: '-5' }],
      ['until', { until: 'next June' }],
    ])('with a wrong %s isn’t saved', async (name, change) => {
      const { revision, offer: before } = await seller.draft(id);
      const { status, body } = await seller.call('PUT', `/api/quotes/${id}/offer-draft`, {
        revision,
        offer: { ...before, advanceGuarantee: { ...guarantee, ...change } },
        internalNote: '',
      });
      expect([status, body.code]).toEqual([400, 'request.body-invalid']);
      expect(body.errors).toContainEqual(expect.objectContaining({ name: `offer.advanceGuarantee.${name}` }));
    });

    it('is none in versions that were sent before there were any', async () => {
      await seller.offer(id);
      await market.database.db.execute(
        sql`alter table quote_version disable trigger quote_version_immutable`,
      );
      await market.database.db.execute(
        sql`update quote_version set terms = terms - 'advanceGuarantee' where rfq_id = ${id}`,
      );
      await market.database.db.execute(sql`alter table quote_version enable trigger quote_version_immutable`);
      expect((await buyer.detail(id)).versions.at(-1)?.advanceGuarantee).toBeNull();
    });
  });
});
