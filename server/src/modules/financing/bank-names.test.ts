import { beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { letterOfQuote } from 'shared-kit/contract/financing';
import { pdfText } from '../../platform/testing/pdf-text.ts';
import { company } from '../companies/index.ts';
import { afterAcceptance } from './testing/after-acceptance.ts';
import { done, financingMarket, move } from './testing/financing-market.ts';
import { aLetter } from './testing/inputs.ts';

describe('bank names', () => {
  const market = financingMarket();
  const { asked, offered, opened, inDays, requestOf, uploaded, financing } = market;
  const { agreed, dealOf, contractOf, decision } = afterAcceptance(market);
  const names = { legalName: 'Poyraz Bankası Anonim Şirketi', brandName: 'Poyraz' };
  let { buyer, seller, bank, officer } = {} as ReturnType<typeof market.people>;
  beforeAll(async () => {
    ({ buyer, seller, bank, officer } = market.people());
    await market.database.db.update(company).set(names).where(eq(company.id, bank.companyId));
  });

  /** The order's document, without line breaks. */
  async function orderConfirmation(quoteId: string): Promise<string> {
    const url = `/api/quotes/${quoteId}/versions/1/order-confirmation.pdf?locale=en`;
    const { statusCode, rawPayload } = await seller.app.inject({ url, headers: { cookie: seller.cookie } });
    expect(statusCode).toBe(200);
    return (await pdfText(rawPayload)).replace(/\s+/g, ' ');
  }
  const financedBy = async (id: string) => (await seller.detail(id)).versions.at(-1)?.financedBy;

  // Whoever reads a screen knows a bank by its brand; a document binds the legal person.
  it('a loan names its bank by the brand on screens, by the legal name in documents', async () => {
    const id = await agreed([], { financingUntil: inDays(40) });
    const { bankQuotes, consents } = await requestOf(id);
    expect(bankQuotes[0]?.bank.name).toBe(names.brandName);
    expect(consents[0]?.text.join(' ')).toContain(names.legalName);
    done(await move(bank, (await dealOf(id)).id, 'contract', await contractOf()));
    done(await buyer.act(id, 'financing/contract', await decision(id)));
    expect(await financedBy(id)).toMatchObject({ name: names.legalName, brandName: names.brandName });
    const order = await orderConfirmation(id);
    expect(order).toMatch(/Secured on .*: Poyraz Bankası Anonim Şirketi pays/);
    expect(order).toContain('Accepted subject to financing until');
  });

  it('so does a letter of credit, and the consent that a buyer reads before asking', async () => {
    const quote = await offered({ financingUntil: inDays(40) });
    const found = (await financing(quote)).banks.find(({ id }) => id === bank.companyId);
    expect(found).toMatchObject({ name: names.brandName, legalName: names.legalName });
    const id = await asked(quote, [bank]);
    const { id: bankQuoteId, amount } = await opened(bank);
    done(await move(bank, bankQuoteId, 'letters', { kind: 'binding', terms: aLetter(amount.amount) }));
    const offerId = (await opened(bank)).letters.at(-1)?.id ?? '';
    done(await move(officer, bankQuoteId, 'decision', { offerId, approves: true }));
    done(await buyer.act(id, 'financing/acceptance', { offerId }));
    done(await buyer.act(id, 'accept', await buyer.seen(id)));
    const issue = { fileId: await uploaded(bank), reference: 'LC 88/2026', issuedOn: inDays(0) };
    done(await move(bank, bankQuoteId, 'issue', issue));
    const { body } = await seller.call('GET', `/api/quotes/${id}/letter-of-credit`);
    expect(letterOfQuote.parse(body).letter?.bank).toBe(names.brandName);
    expect(await financedBy(id)).toMatchObject({ name: names.legalName, brandName: names.brandName });
    const order = await orderConfirmation(id);
    expect(order).toMatch(/Poyraz Bankası Anonim Şirketi has issued a letter of credit/);
    expect(order).toContain('Accepted, binding at once');
  });
});
