import { describe, expect, it } from '@jest/globals';
import { companyAddressInput } from 'shared-kit/contract/companies';
import { bankQuoteStates, financingRequestStates } from 'shared-kit/contract/financing';
import { emptyOffer, type OfferInput, rfqStates } from 'shared-kit/contract/quotes';
import { readTaxFacts } from 'shared-kit/tax-number';
import { totalOf } from '../../../modules/quotes/index.ts';
import { demoAccounts } from '../accounts.ts';
import { demoCompanies, sellerOf } from '../companies.ts';
import { demoAddress } from '../registered-address.ts';
import { demoTaxNumber } from '../tax-number.ts';
import { demoFinancing } from './demo-financing.ts';
import { stepsOf } from './demo-negotiations.ts';
import { demoRfqs } from './demo-rfqs.ts';
import { pricedLine } from './priced-line.ts';

const rfqByNumber = new Map(demoRfqs.map((rfq) => [rfq.number, rfq]));

describe.each(demoRfqs.map((rfq) => [rfq.number, rfq] as const))('%s', (_number, rfq) => {
  it('asks what may be bought, in allowed quantities', () => {
    for (const line of rfq.lines) {
      const { product } = pricedLine(rfq, line);
      expect(product.status).toBe('published');
      expect(line.quantity).toBeGreaterThanOrEqual(product.minimumOrder);
      expect(line.quantity % product.orderMultiple).toBe(0);
    }
  });

  it('has left the drawer only between approved companies', () => {
    if (rfq.state === 'draft') return;
    expect(demoCompanies[rfq.buyer].verification).toBe('approved');
    expect(demoCompanies[rfq.seller].verification).toBe('approved');
  });
});

it('shows every state of an RFQ to the mill and every state of a request to the first bank or its rival', () => {
  expect(new Set(demoRfqs.filter(({ buyer }) => buyer === 'karaova').map(({ state }) => state))).toEqual(
    new Set(rfqStates),
  );
  expect(new Set(demoFinancing.map(({ state }) => state))).toEqual(new Set(financingRequestStates));
  const bankQuotes = demoFinancing.flatMap(({ banks }) => banks);
  expect(new Set(bankQuotes.map(({ state }) => state))).toEqual(new Set(bankQuoteStates));
  expect(new Set(bankQuotes.map(({ bank }) => bank)).size).toBe(3);
});

it('numbers RFQs and requests once', () => {
  expect(rfqByNumber.size).toBe(demoRfqs.length);
  expect(new Set(demoFinancing.map(({ number }) => number)).size).toBe(demoFinancing.length);
});

describe.each(demoFinancing.map((request) => [request.number, request] as const))(
  '%s',
  (_number, request) => {
    it('finances a quote that was there before', () => {
      const rfq = rfqByNumber.get(request.rfq);
      expect(rfq?.state).toBe('quoted');
      expect(request.daysAgo).toBeLessThan(rfq?.daysAgo ?? 0);
      for (const { bank } of request.banks) expect(demoCompanies[bank].kind).toBe('bank');
    });
  },
);

it('prices by delivery country, quantity and choice', () => {
  const unit = (number: string, at = 0) => {
    const rfq = rfqByNumber.get(number);
    const line = rfq?.lines[at];
    return rfq && line ? pricedLine(rfq, line).unitPrice : undefined;
  };
  // 78,500 × 0.96 for the region × 0.97 for Türkiye, rounded to 73,100, and 4.9 % off from eight on.
  expect(unit('Q-2026-01847')).toBe('69518.1000');
  // (78,500 + 6,400 for 220 cm) at the European base, a single machine.
  expect(unit('Q-2026-01844')).toBe('84900.0000');
  expect(unit('Q-2026-01886')).toBeNull();
});

it('adds up a quote exactly', () => {
  const rfq = rfqByNumber.get('Q-2026-01847');
  if (!rfq) throw new Error('the quote is in the demo');
  const lines = rfq.lines.map((line) => pricedLine(rfq, line));
  expect(totalOf(lines, sellerOf(rfq.seller).selling.currency)).toEqual({
    amount: '571351.20',
    currency: 'USD',
  });
});

it('has the promised accounts, each in a company of the right kind', () => {
  const kinds = demoAccounts.map(({ email, company, isAdmin }) => [
    email.split('@')[0],
    isAdmin ? 'admin' : company && demoCompanies[company].kind,
  ]);
  expect(Object.fromEntries(kinds)).toEqual({
    retailer: 'retailer',
    mill: 'textile-manufacturer',
    machines: 'machinery-manufacturer',
    bank: 'bank',
    bank2: 'bank',
    provider: 'provider',
    plain: null,
    admin: 'admin',
    admin2: 'admin',
    'bank-officer2': 'bank',
    'bank2-officer2': 'bank',
    bank3: 'bank',
    'bank3-officer2': 'bank',
  });
  for (const { company } of demoAccounts)
    if (company) expect(demoCompanies[company].verification).toBe('approved');
});

it('states a tax number and an address that could exist of each approved company, each once', () => {
  const stated = Object.values(demoCompanies).flatMap((company, position) => {
    if (company.verification !== 'approved') return [];
    const address = demoAddress(company, position);
    expect(
      companyAddressInput.safeParse({ ...address, kind: 'registered', label: null }).error,
    ).toBeUndefined();
    return [{ country: company.country, taxNumber: demoTaxNumber(company, position) }];
  });
  for (const { country, taxNumber } of stated) {
    const typed = { taxNumber, taxOffice: 'Merkez' };
    expect(readTaxFacts({ country, legalForm: 'company' }, typed).faults).toEqual([]);
  }
  expect(new Set(stated.map(({ taxNumber }) => taxNumber)).size).toBe(stated.length);
});

/** A new draft offer: ex works. */
const blank: OfferInput = {
  ...emptyOffer('USD'),
  incoterm: { rule: 'EXW', place: 'Bursa' },
  leadTimeWeeks: 8,
};

it('offers freight only where the delivery term includes the carriage, and one way of paying', () => {
  const day = () => '2027-01-01';
  const offers = demoRfqs.flatMap((rfq) =>
    stepsOf(rfq, day).flatMap((step) => ('change' in step && step.change ? [step.change(blank)] : [])),
  );
  expect(offers.length).toBeGreaterThan(10);
  for (const { freight, incoterm, paymentNote, milestones } of offers) {
    if (freight !== '0') expect(incoterm?.rule).toBe('DAP');
    expect(paymentNote === '' || milestones.length === 0).toBe(true);
  }
});
