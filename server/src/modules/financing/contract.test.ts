import { beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { company } from '../companies/index.ts';
import { afterAcceptance, conditions } from './testing/after-acceptance.ts';
import { codes, done, financingMarket, move } from './testing/financing-market.ts';

describe('contract', () => {
  const market = financingMarket();
  const { shared, requestOf, bindingOffer, uploaded, inDays } = market;
  const { agreed, dealOf, met, contractOf, decision } = afterAcceptance(market);
  let { buyer, seller, bank, officer } = {} as ReturnType<typeof market.people>;
  beforeAll(() => {
    ({ buyer, seller, bank, officer } = market.people());
  });

  describe('a contract', () => {
    it('is confirmed as it was seen, and then the quote is an order whose maker knows who pays', async () => {
      const id = await agreed(conditions, { financingUntil: inDays(40) });
      expect((await seller.detail(id)).stage).toBe('accepted');
      await met(id, 'Insurance policy');
      done(await move(bank, (await dealOf(id)).id, 'contract', await contractOf()));
      const seen = await decision(id);
      for (const wrong of [{ signedOn: '2026-01-01' }, { sha256: '0'.repeat(64) }])
        expect(codes(await buyer.act(id, 'financing/contract', { ...seen, ...wrong }))).toEqual([
          409,
          'financing.contract-differs',
        ]);
      done(await buyer.act(id, 'financing/contract', seen));
      expect((await requestOf(id)).state).toBe('contract_signed');
      const { stage, versions } = await seller.detail(id);
      const { financedBy, financingSettledAt } = versions.at(-1) ?? {};
      expect([stage, financedBy?.role, financingSettledAt]).toEqual(['ordered', 'payer', expect.any(String)]);
      expect(JSON.stringify(await seller.detail(id))).not.toContain('"7.85');
    });

    it('of a lease names the lessor to the maker, who is told neither rate nor collateral', async () => {
      const id = await market.asked(await market.offered({ financingUntil: inDays(40) }), [bank]);
      const offerId = await bindingOffer(bank, officer, {
        product: 'financial-lease',
        collateral: 'The bank owns the looms',
        balloon: '1.00',
      });
      done(await buyer.act(id, 'financing/acceptance', { offerId }));
      done(await buyer.act(id, 'accept', { ...(await buyer.seen(id)), isSubjectToFinancing: true }));
      done(await move(bank, (await dealOf(id)).id, 'contract', await contractOf()));
      done(await buyer.act(id, 'financing/contract', await decision(id)));
      const makers = await seller.detail(id);
      expect([makers.stage, makers.versions.at(-1)?.financedBy?.role]).toEqual(['ordered', 'lessor']);
      for (const hidden of ['"7.85', 'owns the looms']) expect(JSON.stringify(makers)).not.toContain(hidden);
    });

    it('may be refused with words, and sent again', async () => {
      const id = await agreed([]);
      const { id: bankQuoteId } = await dealOf(id);
      done(await move(bank, bankQuoteId, 'contract', await contractOf()));
      const seen = await decision(id);
      done(
        await buyer.act(id, 'financing/contract', { ...seen, confirms: false, text: 'A page is missing' }),
      );
      expect((await dealOf(id)).drawdown?.contract?.state).toBe('refused');
      done(await move(bank, bankQuoteId, 'contract', await contractOf()));
      expect(codes(await buyer.act(id, 'financing/contract', seen))).toEqual([409, 'financing.state-moved']);
      done(await buyer.act(id, 'financing/contract', await decision(id)));
    });

    it('that a bank sent before it was suspended is confirmed, unless the bank is held or frozen', async () => {
      const [id, unsent] = [await agreed([]), await agreed([])];
      const deal = await dealOf(unsent);
      done(await move(bank, (await dealOf(id)).id, 'contract', await contractOf()));
      const seen = await decision(id);
      const contract = await contractOf();
      await market.verify(bank, 'suspended');
      expect(codes(await move(bank, deal.id, 'contract', contract))).toEqual([403, 'company.not-allowed']);
      const { db } = market.database;
      const ofBank = eq(company.id, bank.companyId);
      for (const since of ['heldSince', 'frozenSince'] as const) {
        await db
          .update(company)
          .set({ [since]: new Date() })
          .where(ofBank);
        const refused = [409, 'financing.bank-unavailable'];
        expect(codes(await buyer.act(id, 'financing/contract', seen))).toEqual(refused);
        await db
          .update(company)
          .set({ [since]: null })
          .where(ofBank);
      }
      done(await buyer.act(id, 'financing/contract', seen));
      await market.verify(bank, 'approved');
      expect((await requestOf(id)).state).toBe('contract_signed');
    });

    it('is a PDF of its sender, signed by today', async () => {
      const id = await agreed([]);
      const { id: bankQuoteId } = await dealOf(id);
      const text = await uploaded(bank, 'only words', 'contract.txt');
      const tomorrow = inDays(1);
      for (const [body, expected] of [
        [{ ...(await contractOf()), fileId: text }, [400, 'request.body-invalid']],
        [{ ...(await contractOf()), signedOn: tomorrow }, [400, 'request.body-invalid']],
        [await contractOf(officer), [404, 'financing.file-not-found']],
      ] as const)
        expect(codes(await move(bank, bankQuoteId, 'contract', body))).toEqual(expected);
      expect((await dealOf(id)).drawdown?.contract).toBeNull();
    });

    it('waits for the quote’s acceptance', async () => {
      const id = await shared(bank);
      done(await buyer.act(id, 'financing/acceptance', { offerId: await bindingOffer(bank, officer) }));
      done(await move(bank, (await dealOf(id)).id, 'contract', await contractOf()));
      expect(codes(await buyer.act(id, 'financing/contract', await decision(id)))).toEqual([
        409,
        'financing.state-moved',
      ]);
    });
  });
});
