import { reckonOffer } from 'shared-kit/finance';
import type { PdfDocument } from '../../../platform/pdf/index.ts';
import { aBankOffer, aLetter } from '../testing/inputs.ts';
import { type Sheet, termSheet } from './term-sheet.ts';

const at = new Date('2026-06-01T09:00:00Z');

function sheetOf(name: string, terms: ReturnType<typeof aBankOffer> | ReturnType<typeof aLetter>) {
  const figures = terms.product === 'letter-of-credit' ? null : reckonOffer(terms);
  return termSheet({
    request: { number: 'F-1', quote: { number: 'Q-1', version: 1, maker: { name } } },
    bankQuote: { amount: '1000.00', ownFunds: '0.00', currency: 'USD' },
    offer: { number: 1, kind: 'binding', state: 'sent', sentAt: at, preparedAt: at, terms, figures },
    bank: name,
    buyer: name,
    brandName: name,
    locale: 'tr',
  } as unknown as Sheet);
}

/** Term sheets of a loan and of a letter of credit; everybody has one name. */
export const sampleTermSheets: readonly ((name: string) => PdfDocument)[] = [
  (name) => sheetOf(name, aBankOffer('1000.00', { words: name, collateral: name })),
  (name) => sheetOf(name, aLetter('1000.00')),
];
