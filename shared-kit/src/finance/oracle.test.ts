import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { BankOfferTerms } from 'shared-kit/contract/financing';
import { purchaseFigures } from './purchase.ts';
import { reckonOffer } from './reckon-offer.ts';
import type { ScheduleRow } from './schedule.ts';

/** Written by testing/compute_cases.py, with fractions and by another way to the instalment; it says how to run it. */
type Case = Readonly<{
  name: string;
  total: string;
  terms: Partial<BankOfferTerms>;
  expected: Readonly<Record<string, unknown>>;
}>;
const cases = JSON.parse(
  readFileSync(new URL('./testing/finance-oracle.json', import.meta.url), 'utf8'),
) as readonly Case[];

/** The same as in the script. */
const usual: BankOfferTerms = {
  product: 'term-loan',
  currency: 'USD',
  principal: '0',
  ownFunds: '0',
  drawdownOn: '2027-01-15',
  months: 0,
  graceMonths: 0,
  graceInterest: 'paid',
  rate: { kind: 'fixed', percent: '0' },
  dayCount: '30/360',
  rhythm: 'monthly',
  timing: 'arrears',
  repayment: 'level',
  balloon: '0',
  fees: [],
  taxes: [],
  defaultInterestPercent: null,
  prepaymentPercent: null,
  collateral: '',
  conditions: [],
  validUntil: '2027-01-01',
  words: '',
};

/** A row as the script writes it. */
const written = ({ due, interest, taxes, principal, payment, balloon, balance }: ScheduleRow) =>
  [due, interest, taxes, principal, payment, balloon, balance].join(' ');

function reckoned({ total, terms, expected }: Case) {
  const offered = { ...usual, ...terms };
  const figures = reckonOffer(offered);
  const { effectiveRatePercent, rows, ...sums } = figures;
  const all: Readonly<Record<string, unknown>> = {
    ...sums,
    ...purchaseFigures(total, offered, { ...figures, rows: [...rows] }),
    interest: rows.map(({ interest }) => interest).join(' '),
    rows: rows.map(written),
  };
  return {
    rate: effectiveRatePercent,
    found: Object.fromEntries(Object.keys(expected).map((name) => [name, all[name]])),
  };
}

describe('schedules computed with fractions', () => {
  it.each(cases.filter(({ expected }) => expected.rows))('$name', (each) => {
    const { effectiveRatePercent, ...expected } = each.expected;
    const { rate, found } = reckoned(each);
    expect({ ...found, effectiveRatePercent: undefined }).toEqual({
      ...expected,
      effectiveRatePercent: undefined,
    });
    expect(Number(rate)).toBeCloseTo(Number(effectiveRatePercent), 5);
  });

  it('agree to the cent with realistic loans', () => {
    const plain = cases.filter(({ expected }) => !expected.rows);
    expect(plain.length).toBeGreaterThanOrEqual(300);
    const off = plain.filter(
      (each) => JSON.stringify(reckoned(each).found) !== JSON.stringify(each.expected),
    );
    expect(off.map(({ name }) => name)).toEqual([]);
  });

  it('contain the half cent that was once rounded down', () => {
    const [first] = cases;
    expect(first?.terms).toMatchObject({ principal: '939806.40', rate: { percent: '8.75' } });
    expect(reckonOffer({ ...usual, ...first?.terms }).rows[0]?.interest).toBe('6852.76');
  });
});
