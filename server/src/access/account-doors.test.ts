import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { accountKeyword } from 'shared-kit/contract/checks';
import { bankAccount } from '../modules/bank-accounts/index.ts';
import { company } from '../modules/companies/index.ts';
import { type Person, quoteMarket } from '../modules/quotes/testing.ts';
import { textsTaken } from './testing/taken-texts.ts';

const iban = 'TR33 0006 1005 1978 6457 8413 26';
/** One IBAN in ways that people write and copy it. */
const written = [
  iban,
  'tr330006100519786457841326',
  'IBAN: TR33 0006 1005 1978 6457 8413 26',
  'Iban No. TR33-0006-1005-1978-6457-8413-26',
  'IBAN Numarası: TR33 – 0006 – 1005 – 1978 – 6457 – 8413 – 26',
  'TR33.0006.1005.1978.6457.8413.26',
  '\u200eTR33\u00a00006\u200b1005 1978\u202f6457 8413 26\u202c',
];

describe('an IBAN', () => {
  const market = quoteMarket();
  let seller: Person;
  let buyer: Person;
  beforeEach(async () => {
    ({ buyer, seller } = await market.parties());
  });

  /** Gives a number at each door; answers what is read there afterwards. */
  const doors: Readonly<Record<string, (account: string) => Promise<unknown>>> = {
    'POST /api/company/bank-account': async (account) => {
      const { db } = market.database;
      const holder = 'Anadolu Dokuma A.Ş.';
      await db.update(company).set({ legalName: holder }).where(eq(company.id, seller.companyId));
      const input = { holder, bank: 'Poyraz', country: 'TR', bic: 'POYRTRIS', account };
      const answer = await seller.call('POST', '/api/company/bank-account', input);
      expect(answer.status).toBe(200);
      const [row] = await db.select().from(bankAccount).where(eq(bankAccount.companyId, seller.companyId));
      expect(row?.account).toBe(iban.replaceAll(' ', ''));
      const { body: kept } = await seller.call('GET', '/api/company/bank-account');
      return Object(kept.pending).account;
    },
    'PUT /api/quotes/{id}/offer-draft': async (account) => {
      const id = await market.request(buyer, seller);
      await buyer.act(id, 'submit');
      const url = `/api/quotes/${id}/offer-draft`;
      const { revision, offer } = (await seller.call('GET', url)).body;
      const bankDetails = { bank: 'Poyraz', accountHolder: 'Dokuma', iban: account, swift: '' };
      const body = { revision, offer: { ...Object(offer), bankDetails }, internalNote: '' };
      expect((await seller.call('PUT', url, body)).status).toBe(200);
      const { body: draft } = await seller.call('GET', url);
      return Object(draft.offer).bankDetails.iban;
    },
  };

  it('comes in only by the contract’s schema for accounts, at these doors', () => {
    const texts = textsTaken('body');
    const isAccount = ({ key, schema }: (typeof texts)[number]) =>
      schema[accountKeyword] === true || /iban|account(?!holder|id)|konto|hesap/i.test(key);
    const taking = texts.filter(isAccount);
    expect(taking.filter(({ schema }) => schema[accountKeyword] !== true)).toEqual([]);
    expect([...new Set(taking.map(({ endpoint }) => endpoint))].toSorted()).toEqual(
      Object.keys(doors).toSorted(),
    );
    expect(textsTaken('query').filter(isAccount)).toEqual([]);
  });

  describe.each(Object.entries(doors))('at %s', (_door, give) => {
    it.each(written)('that is written %j is stored as one number', async (account) => {
      expect(await give(account)).toBe(iban);
    });
  });

  it.each(['6222 0212-3456 7890', 'TR33 0006 1005'])(
    '%j in an offer stays as it was typed',
    async (account) => {
      expect(await doors['PUT /api/quotes/{id}/offer-draft']?.(account)).toBe(account);
    },
  );
});
