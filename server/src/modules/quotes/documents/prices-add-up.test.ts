import { describe, expect } from '@jest/globals';
import { type Currency, currencies } from 'shared-kit/contract/money';
import type { QuoteDocumentName } from 'shared-kit/contract/quotes';
import { eachSeed, inTurn } from 'shared-kit/testing/random-runs';
import type { PdfDocument } from '../../../platform/pdf/index.ts';
import { type Random, seededRandom } from '../../../platform/seeded-random.ts';
import type { LockedQuote } from '../lifecycle/locked-quote.ts';
import { lineTotalOf } from '../versions/offer-totals.ts';
import { orderPaper, proformaPaper, quotePaper } from './offer-papers.ts';
import type { Paper } from './paper.ts';
import { requestPaper } from './request-paper.ts';
import { say } from './words.ts';

type Line = Readonly<{ quantity: number; unitPrice: string; total: string }>;
type Priced = Readonly<{ currency: Currency; lines: readonly Line[] }>;

function anyLine(random: Random): Line {
  const quantity = Math.round(random.spread(1, 999_999));
  const unitPrice = random.spread(0.0001, 1_000_000).toFixed(random.whole(0, 4));
  return { quantity, unitPrice, total: lineTotalOf({ quantity, unitPrice }) };
}

const moment = new Date('2026-06-01T09:00:00Z');
const company = {
  legalName: 'A',
  brandName: 'A',
  city: 'B',
  country: 'TR',
  taxNumber: null,
  taxOffice: null,
};
const parties = { buyer: { ...company, address: [] }, seller: { ...company, address: [] } };
const words = { title: 'Yarn', description: '', options: { en: '' }, sku: null, unit: 'kg' };
const facts = {
  ...words,
  writtenIn: null,
  hsCode: null,
  originCountry: null,
  netWeightKg: null,
  grossWeightKg: null,
};
const terms = {
  leadTimeWeeks: 1,
  warrantyMonths: null,
  warrantyNote: '',
  tax: { status: 'excluded', note: '' },
  milestones: [],
  paymentNote: '',
  bankDetails: null,
  note: '',
  advanceGuarantee: null,
};

/** What papers read of a sent version and of a request. */
const paperOf = ({ currency, lines }: Priced) =>
  ({
    number: 'Q-1',
    parties,
    delivery: { place: 'B', country: 'TR' },
    brandName: 'A',
    locale: 'en',
    lines: lines.map((line) => ({ ...line, facts })),
    version: {
      number: 1,
      state: 'accepted',
      currency,
      terms,
      linesTotal: '0',
      freight: '0',
      discount: '0',
      total: '0',
      incotermRule: 'CIF',
      incotermPlace: 'B',
      fx: { date: '2026-06-01', source: 'ECB', rates: {} },
      sentAt: moment,
      sentByName: 'C',
      validUntil: moment,
      decidedAt: moment,
      decidedByName: 'D',
      financingUntil: null,
      financingExtendedUntil: null,
      isSubjectToFinancing: false,
      financedBy: null,
    },
  }) as unknown as Paper;
const requestOf = ({ currency, lines }: Priced) =>
  ({
    rfq: { number: 'Q-1', currency, deliveryPlace: 'B', deliveryCountry: 'TR', createdAt: moment },
    lines: lines.map((line) => ({ ...words, title: { en: 'Yarn' }, priceList: null, ...line })),
  }) as unknown as LockedQuote;

const papers: Readonly<Record<QuoteDocumentName | 'request', (priced: Priced) => PdfDocument>> = {
  quote: (priced) => quotePaper(paperOf(priced)),
  proforma: (priced) => proformaPaper(paperOf(priced)),
  'order-confirmation': (priced) => orderPaper(paperOf(priced)),
  request: (priced) => requestPaper(requestOf(priced), { parties, brandName: 'A', locale: 'en' }),
};

const figure = (text: string): string => text.replace(/[^\d.]/g, '');

function* printedLines({ blocks }: PdfDocument) {
  const isOfPrices = ({ head }: { head: string }) => head === say('en', 'paper.unitPrice');
  for (const block of blocks) {
    if (block.kind !== 'table' || !block.columns.some(isOfPrices)) continue;
    for (const [, , quantity = '', unitPrice = '', amount = ''] of block.rows)
      yield { quantity: Number(figure(quantity)), unitPrice: figure(unitPrice), amount: figure(amount) };
  }
}

describe('on every paper', () => {
  const runs = { file: 'prices-add-up', from: 1, few: 40, many: 20_000, failedOnce: [] };
  eachSeed('the printed unit price times the quantity is the printed amount', runs, (seed) => {
    const random = seededRandom(seed);
    const lines = Array.from({ length: 5 }, () => anyLine(random));
    const { run } = inTurn(papers, seed);
    const printed = [...printedLines(run({ currency: random.pick(currencies), lines }))];
    expect(printed).toHaveLength(lines.length);
    for (const { quantity, unitPrice, amount } of printed) {
      // A price of nothing is printed as included.
      const price = unitPrice === '' ? '0' : unitPrice;
      expect([price, lineTotalOf({ quantity, unitPrice: price })]).toEqual([price, amount]);
    }
  });
});
