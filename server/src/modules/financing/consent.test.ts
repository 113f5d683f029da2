import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { financingConsentVersion } from 'shared-kit/contract/financing';
import { aPicture, caller } from '../documents/testing.ts';
import { codes, done, financingMarket } from './testing/financing-market.ts';
import { financingOf } from './testing/inputs.ts';

describe('consent', () => {
  const market = financingMarket();
  const { offered, opened, requestOf, financing, uploaded } = market;
  let { buyer, seller, bank, rival } = {} as ReturnType<typeof market.people>;
  const papers: Record<'tax-certificate' | 'trade-register', string> = {
    'tax-certificate': '',
    'trade-register': '',
  };

  /** The company's documents, which staff have accepted. */
  beforeAll(async () => {
    ({ buyer, seller, bank, rival } = market.people());
    const owner = caller(buyer.app, buyer.cookie);
    for (const requirement of ['tax-certificate', 'trade-register'] as const) {
      done(await owner.upload(requirement, aPicture, `${requirement}.png`));
      papers[requirement] = (await owner.point(requirement)).document?.id ?? '';
    }
    await market.database.db.execute(
      sql`update company_document set state = 'accepted', is_scanned = true, decided_at = now()`,
    );
  });

  type Ticked = Partial<ReturnType<typeof financingOf>>;
  async function asked(ticked: Ticked, banks = [bank], by = buyer) {
    const id = await offered();
    const input = financingOf(
      await buyer.seen(id),
      banks.map(({ companyId }) => companyId),
    );
    return { id, answer: await by.act(id, 'financing', { ...input, ...ticked }) };
  }
  const statusOf = async (of: typeof bank, url: string) =>
    (await caller(of.app, of.cookie).call('GET', url)).status;
  const documentOf = (of: typeof bank, id: string, documentId: string) =>
    statusOf(of, `/api/bank/quotes/${id}/documents/${documentId}`);

  describe('a consent', () => {
    it('is kept with its words, and names what goes out and to whom', async () => {
      const ticked = { documentIds: [papers['tax-certificate']], fileIds: [await uploaded(buyer)] };
      const { id, answer } = await asked({ ...ticked, consentLocale: 'tr' }, [bank, rival]);
      done(answer);
      const [consent, ...others] = (await requestOf(id)).consents;
      expect(others).toEqual([]);
      expect(consent).toMatchObject({ by: 'Deniz Aksoy', version: financingConsentVersion });
      const text = consent?.text.join(' ');
      expect(text).toContain('Onaylanmış belgeler: Vergi levhası');
      expect(text).toContain('Dosyalar: file.pdf.');
      expect(text).toContain('dışında ortak ve imza yetkilisi bilgisi paylaşılmaz');
    });

    it('gives each bank the ticked papers and no other, and shows when they were opened', async () => {
      const fileId = await uploaded(buyer);
      const { id, answer } = await asked({ documentIds: [papers['tax-certificate']], fileIds: [fileId] });
      done(answer);
      const { id: bankQuoteId, papers: given } = await opened(bank);
      expect(given).toMatchObject({
        people: [],
        files: [{ id: fileId }],
        documents: [{ name: 'tax-certificate.png', isPersonal: false }],
      });
      expect(await documentOf(bank, bankQuoteId, papers['tax-certificate'])).toBe(200);
      expect(await documentOf(bank, bankQuoteId, papers['trade-register'])).toBe(404);
      expect(await documentOf(rival, bankQuoteId, papers['tax-certificate'])).toBe(404);
      expect((await requestOf(id)).bankQuotes[0]?.openings.map(({ document }) => document)).toEqual([
        'tax-certificate.png',
        null,
      ]);
      const file = `/api/financing-files/${fileId}`;
      for (const own of [buyer, bank]) expect(await statusOf(own, file)).toBe(200);
      for (const other of [rival, seller]) expect(await statusOf(other, file)).toBe(404);
      // The buyer's own reading is no opening by the bank.
      const named = (await requestOf(id)).bankQuotes[0]?.openings.map(({ document }) => document);
      expect(named).toEqual(['file.pdf', 'tax-certificate.png', null]);

      done(await buyer.act(id, 'financing/withdrawal', {}));
      expect(await documentOf(bank, bankQuoteId, papers['tax-certificate'])).toBe(404);
      expect(await statusOf(bank, file)).toBe(404);
      expect(await opened(bank)).toMatchObject({ papers: null, words: '' });
    });

    it('covers what names people only where that is ticked apart, by an owner', async () => {
      const personal = { documentIds: [papers['trade-register']] };
      expect((await asked(personal)).answer.body.errors).toEqual([
        { name: 'documentIds', reason: 'personal' },
      ]);
      done((await asked({ ...personal, includesPeople: true })).answer);
      const member = await market.colleague(buyer, 'member', 'Ada Mert');
      const byMember = await asked({ includesPeople: true }, [bank], member);
      expect(byMember.answer.body.errors).toEqual([{ name: 'includesPeople', reason: 'owners-only' }]);
      const hidden = await asked(personal, [bank], member);
      expect(hidden.answer.body.errors).toEqual([{ name: 'documentIds', reason: 'unknown' }]);
    });

    it('of a company can’t give away another one’s documents', async () => {
      const stranger = (await market.parties()).buyer;
      const foreign = caller(stranger.app, stranger.cookie);
      done(await foreign.upload('tax-certificate'));
      const { document } = await foreign.point('tax-certificate');
      const { answer } = await asked({ documentIds: [document?.id ?? ''] });
      expect(answer.body.errors).toEqual([{ name: 'documentIds', reason: 'unknown' }]);
    });
  });

  describe('what is asked for', () => {
    it('adds up to the total with named extra lines', async () => {
      const id = await offered();
      const seen = await buyer.seen(id);
      const extras = [{ kind: 'vat', amount: '1000.50' }] as const;
      const input = { ...financingOf(seen, [bank.companyId]), extras };
      expect(codes(await buyer.act(id, 'financing', input))).toEqual([409, 'financing.amounts-differ']);
      done(await buyer.act(id, 'financing', { ...input, ownFunds: '1000.50' }));
      expect(await opened(bank)).toMatchObject({ extras, ownFunds: { amount: '1000.50' } });
    });

    it.each([
      [{ graceMonths: 24 }, 'graceMonths', 'grace-too-long'],
      [{ graceMonths: 2, rhythm: 'quarterly' }, 'graceMonths', 'not-of-rhythm'],
      [{ termMonths: 25, rhythm: 'half-yearly' }, 'termMonths', 'not-of-rhythm'],
    ] as const)('refuses %j', async (wish, name, reason) => {
      const { id, answer } = await asked(wish);
      expect([answer.status, answer.body.errors]).toEqual([400, [{ name, reason }]]);
      expect((await financing(id)).request).toBeNull();
    });

    it('shows banks with their pace and own relations, and which can’t be asked', async () => {
      const id = await offered();
      const { banks, shareable } = await financing(id);
      const found = banks.find((it) => it.id === bank.companyId);
      expect(found).toMatchObject({ mayBeAsked: true, isForeign: false, firstOffers: 0, medianHours: null });
      expect(found?.asked).toBeGreaterThan(0);
      expect(shareable?.documents.map((it) => it.isPersonal).toSorted()).toEqual([false, true]);
      await market.verify(rival, 'suspended');
      const again = (await financing(id)).banks.find((it) => it.id === rival.companyId);
      await market.verify(rival, 'approved');
      expect(again).toMatchObject({ mayBeAsked: false });
    });
  });
});
