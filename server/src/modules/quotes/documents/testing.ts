import type { Currency } from 'shared-kit/contract/money';
import type { PdfDocument } from '../../../platform/pdf/index.ts';
import type { LockedQuote } from '../lifecycle/locked-quote.ts';
import { orderPaper, proformaPaper, quotePaper } from './offer-papers.ts';
import type { Paper } from './paper.ts';
import { requestPaper } from './request-paper.ts';

export type Line = Readonly<{ quantity: number; unitPrice: string; total: string }>;
type Priced = Readonly<{ name: string; currency: Currency; lines: readonly Line[] }>;

const moment = new Date('2026-06-01T09:00:00Z');
const companyOf = (name: string) => ({
  legalName: name,
  brandName: name,
  city: name,
  country: 'TR',
  taxNumber: null,
  taxOffice: null,
  address: [],
});
const partiesOf = (name: string) => ({ buyer: companyOf(name), seller: companyOf(name) });
const wordsOf = (name: string) => ({
  description: '',
  options: { en: '' },
  sku: null,
  unit: 'kg',
  title: name,
});
const stated = {
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
const paperOf = ({ name, currency, lines }: Priced) =>
  ({
    number: 'Q-1',
    parties: partiesOf(name),
    delivery: { place: 'B', country: 'TR' },
    brandName: name,
    locale: 'en',
    lines: lines.map((line) => ({ ...line, facts: { ...wordsOf(name), ...stated } })),
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
      sentByName: name,
      validUntil: moment,
      decidedAt: moment,
      decidedByName: name,
      financingUntil: null,
      financingExtendedUntil: null,
      isSubjectToFinancing: false,
      financedBy: null,
    },
  }) as unknown as Paper;
const requestOf = ({ name, currency, lines }: Priced) =>
  ({
    rfq: { number: 'Q-1', currency, deliveryPlace: 'B', deliveryCountry: 'TR', createdAt: moment },
    lines: lines.map((line) => ({ ...wordsOf(name), title: { en: name }, priceList: null, ...line })),
  }) as unknown as LockedQuote;

/** Each paper of a quote whose people, companies and goods all have one name, by the function that makes it. */
export const samplePapers: Readonly<Record<string, (priced: Priced) => PdfDocument>> = {
  quotePaper: (priced) => quotePaper(paperOf(priced)),
  proformaPaper: (priced) => proformaPaper(paperOf(priced)),
  orderPaper: (priced) => orderPaper(paperOf(priced)),
  requestPaper: (priced) =>
    requestPaper(requestOf(priced), {
      parties: partiesOf(priced.name),
      brandName: priced.name,
      locale: 'en',
    }),
};
