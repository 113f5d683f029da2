import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Locale } from 'shared-kit/contract/languages';
import { fillIn } from 'shared-kit/contract/languages';
import type { OfferInput, QuoteDocumentName } from 'shared-kit/contract/quotes';
import { pdfText } from '../../../platform/testing/pdf-text.ts';
import { insertRates } from '../../rates/index.ts';
import { type Person, quoteMarket } from '../testing/quote-market.ts';
import en from './messages/en.json' with { type: 'json' };
import tr from './messages/tr.json' with { type: 'json' };

describe('documents', () => {
  const market = quoteMarket();
  let buyer: Person;
  let seller: Person;
  let id = '';
  beforeEach(async () => {
    ({ buyer, seller } = await market.parties());
    id = await market.request(buyer, seller, { deliveryPlace: 'Uşak' });
    await buyer.act(id, 'submit');
  });

  const bankDetails = {
    bank: 'Poyraz Bankası',
    accountHolder: 'Altınmekik A.Ş.',
    iban: 'TR33 0006 1005 1978 6457 8413 26',
    swift: 'POYRTRIS',
  };
  const terms: Partial<OfferInput> = {
    freight: '1250.50',
    discount: '100',
    warrantyMonths: 24,
    bankDetails,
    milestones: [
      { event: 'order', percent: '33.33', days: null, note: '' },
      { event: 'before-shipment', percent: '66.67', days: null, note: 'letter of credit' },
    ],
  };
  const declared = async (): Promise<OfferInput['lines']> =>
    (await seller.draft(id)).offer.lines.map((line) => ({
      ...line,
      hsCode: '8446.30.00',
      originCountry: 'TR',
      netWeightKg: '1200.5',
      grossWeightKg: '1450',
    }));

  type Wanted = { document?: QuoteDocumentName; version?: number; locale?: Locale };
  const ask = (who: Person, { document = 'quote', version = 1, locale = 'en' }: Wanted = {}) =>
    market.app().inject({
      url: `/api/quotes/${id}/versions/${version}/${document}.pdf?locale=${locale}`,
      headers: { cookie: who.cookie },
    });
  const read = async (who: Person, wanted: Wanted = {}) => {
    const answer = await ask(who, wanted);
    expect(answer.statusCode).toBe(200);
    return (await pdfText(answer.rawPayload)).replace(/\u00a0/g, ' ').split('\n');
  };

  it('have what was asked for in their language, whatever the maker’s was, and say where its own words are in another', async () => {
    const line = {
      title: { en: 'Weaving machine', tr: 'Dokuma makinesi' },
      quantity: 2,
      unit: 'piece',
      unitPrice: '10',
    };
    id = await market.request(buyer, seller, { lines: [line, { ...line, unitPrice: '20' }] });
    await buyer.act(id, 'submit');
    const { offer } = await seller.draft(id);
    const [first, second] = offer.lines;
    if (!first || !second) throw new Error('an asked line is missing');
    await seller.offer(id, { lines: [first, { ...second, description: 'With rails' }] });
    const paper = (await read(buyer, { document: 'proforma', locale: 'tr' })).join('\n');
    expect(paper).toContain('Dokuma makinesi');
    expect(paper).not.toContain('Weaving machine');
    expect(paper).toContain(fillIn(tr['paper.writtenIn'], { language: 'İngilizce' }));
    const { versions } = await buyer.detail(id, '?locale=tr');
    expect(versions[0]?.lines).toMatchObject([
      { title: 'Dokuma makinesi', writtenIn: null },
      { title: 'Dokuma makinesi', description: 'With rails', writtenIn: 'en' },
    ]);
  });

  describe('the quote', () => {
    beforeEach(async () => {
      expect((await seller.offer(id, terms)).status).toBe(200);
    });

    it.each([
      [
        'en',
        [
          en['paper.unitPrice'],
          en['paper.total'],
          '3 pieces',
          '12 weeks',
          '33.33%',
          en['due.order'],
          'Uşak, Türkiye',
        ],
      ],
      [
        'tr',
        [
          tr['paper.unitPrice'],
          tr['paper.total'],
          '3 adet',
          '12 hafta',
          '%33,33',
          tr['due.order'],
          'Uşak, Türkiye',
        ],
      ],
    ] as const)('says lines, totals to the cent and terms, %s', async (locale, said) => {
      const text = await read(buyer, { locale });
      expect(text).toEqual(expect.arrayContaining([...said]));
      // 3 × 80,160.50 + 10 × 2.875 + 1,250.50 − 100
      const sums = ['$80,160.50', '$240,481.50', '$2.875', '$28.75', '$240,510.25', '$1,250.50', '-$100.00'];
      expect(text).toEqual(expect.arrayContaining([...sums, '$241,660.75']));
      // The instalments add up to the total.
      expect(text).toEqual(expect.arrayContaining(['$80,545.53', '$161,115.22']));
    });

    it('is a file with a name that says what it is', async () => {
      const { headers, rawPayload } = await ask(seller, { locale: 'tr' });
      expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
      });
      expect(decodeURIComponent(String(headers['content-disposition']))).toMatch(
        /Teklif T-\d+-\d+, Rev 1\.pdf/,
      );
    });

    it('stays what it is when prices, rates and the companies’ names change', async () => {
      const before = await ask(buyer);
      const { db } = market.database;
      await insertRates(db, { date: '2031-01-01', source: 'Later', rates: { EUR: '1', USD: '9', CHF: '9' } });
      await db.execute(sql`update company set legal_name = 'Renamed' where id = ${seller.companyId}`);
      await db.execute(sql`update rfq_line set unit_price = 1 where rfq_id = ${id}`);
      expect((await ask(buyer)).rawPayload.equals(before.rawPayload)).toBe(true);
    });

    it('of a version that was replaced says so, and asks nobody to pay', async () => {
      await seller.offer(id, { discount: '0' });
      expect(await read(buyer)).toContain(en['state.superseded']);
      expect(await read(buyer, { version: 2 })).toContain(en['state.sent']);
      expect((await ask(buyer, { document: 'proforma' })).statusCode).toBe(404);
      expect((await ask(buyer, { document: 'proforma', version: 2 })).statusCode).toBe(200);
    });
  });

  describe('the proforma invoice', () => {
    it.each([
      ['en', 'HS code', 'Türkiye', '2,401', 'Poyraz Bankası'],
      ['tr', 'GTİP', 'Türkiye', '2.401', 'Poyraz Bankası'],
    ] as const)('has what customs and banks ask for, %s', async (locale, ...said) => {
      await seller.offer(id, { ...terms, lines: await declared() });
      const text = await read(seller, { document: 'proforma', locale });
      expect(text).toEqual(expect.arrayContaining([...said, '8446.30.00', bankDetails.iban, '$241,660.75']));
    });

    it.each([
      ['en', en['paper.notStated']],
      ['tr', tr['paper.notStated']],
    ] as const)('says what nobody stated, %s', async (locale, missing) => {
      await seller.offer(id);
      const text = await read(seller, { document: 'proforma', locale });
      // Both tax numbers; code, origin and two weights of each of two lines, and both total weights; warranty, payment,
      // bank.
      expect(text.filter((piece) => piece === missing)).toHaveLength(2 + 2 * 4 + 2 + 3);
    });
  });

  describe('the order confirmation', () => {
    it('is there once somebody has accepted, and says who is bound to what', async () => {
      await seller.offer(id, terms);
      expect((await ask(buyer, { document: 'order-confirmation' })).statusCode).toBe(404);
      await buyer.act(id, 'accept', await buyer.seen(id));
      for (const who of [buyer, seller]) {
        const text = await read(who, { document: 'order-confirmation' });
        expect(text[0]).toMatch(/^Order confirmation T-/);
        expect(text).toEqual(expect.arrayContaining([en['paper.acceptedBy'], 'Deniz Aksoy', '$241,660.75']));
        expect(text.join(' ')).toContain('Both companies are bound by the terms below.');
      }
    });

    it('says that financing is awaited as long as it is', async () => {
      const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
      await seller.offer(id, { financingUntil: day });
      await buyer.act(id, 'accept', { ...(await buyer.seen(id)), isSubjectToFinancing: true });
      const text = await read(buyer, { document: 'order-confirmation', locale: 'tr' });
      expect(text[0]).toMatch(/^Kabul teyidi T-/);
      expect(text.join(' ')).toContain('finansman şartıyla kabul etti');
    });
  });

  describe('a stranger to the quote', () => {
    it.each<QuoteDocumentName>(['quote', 'proforma'])('does not find its %s', async (document) => {
      await seller.offer(id);
      for (const stranger of [await market.seller(), await market.someone()]) {
        const answer = await ask(stranger, { document });
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'quote.not-found']);
      }
      const staff = await market.someone({ isAdmin: true });
      expect((await ask(staff, { document })).json().code).toBe('case.needed');
      await market.openCase(staff, { quote: id });
      expect((await ask(staff, { document })).statusCode).toBe(200);
    });

    it('finds no version that nobody has sent', async () => {
      await seller.save(id);
      expect((await ask(buyer)).json().code).toBe('quote.document-not-found');
    });
  });
});
