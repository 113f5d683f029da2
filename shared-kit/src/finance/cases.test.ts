import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { daysBetween } from './due-dates.ts';
import { effectiveRate } from './effective-rate.ts';
import { type Loan, plainLoan } from './loan.ts';
import { type LoanFigures, reckonLoan } from './reckon-loan.ts';
import type { ScheduleRow } from './schedule.ts';

/** Public worked examples and cases computed independently of this code. */
type Cases = {
  rateOnly: {
    id: string;
    convention: 'equalMonths' | 'act365';
    effectiveAnnualRatePercent: string;
    flows: ([string, string] | '...')[];
  }[];
  schedules: { input: Input; expect: Expected }[];
  moreSchedules: { input: Input; expect: Expected }[];
};
type Input = Partial<Omit<Loan, 'charges' | 'repayment'>> & {
  id: string;
  principal: string;
  ratePercent: string;
  months: number;
  drawdown: string;
  repayment?: 'level' | 'equal';
  taxesOnInterestPercent?: Record<string, string>;
  fees?: { amount: string }[];
};
type Expected = {
  levelInstalment: string | null;
  lastPayment: string;
  payments: number;
  totalInterest: string;
  totalTaxes: string;
  totalFees?: string;
  totalPaid?: string;
  effectiveAnnualRatePercent: { act365: string; equalMonths: string };
  rows: ({ no?: number; n?: number; date?: string; due?: string; taxes?: string; tax?: string } & Record<
    'interest' | 'principal' | 'payment' | 'balance',
    string
  > & { balloon?: string })[];
};
const cases = JSON.parse(
  readFileSync(new URL('./testing/finance-cases.json', import.meta.url), 'utf8'),
) as Cases;

const loanOf = ({ id: _id, drawdown, repayment, taxesOnInterestPercent, fees, ...input }: Input): Loan => ({
  ...plainLoan,
  ...input,
  graceInterest: input.graceInterest ?? 'paid',
  drawdownOn: drawdown,
  repayment: repayment === 'equal' ? 'equal-principal' : 'level',
  taxesOnInterestPercent: Object.values(taxesOnInterestPercent ?? {}),
  charges: (fees ?? []).map(({ amount }) => ({ kind: 'fee', amount, month: 0, isFinanced: false })),
});
const cents = (amount: string | undefined) => Number(amount ?? 0).toFixed(2);

describe.each([...cases.schedules, ...cases.moreSchedules])('$input.id', ({ input, expect: expected }) => {
  const figures: LoanFigures = reckonLoan(loanOf(input));

  it('has the totals, to the cent', () => {
    const { instalment, rows, totalInterest, totalTaxes } = figures;
    expect({ instalment, last: rows.at(-1)?.payment, payments: rows.length }).toEqual({
      instalment: expected.levelInstalment,
      last: expected.lastPayment,
      payments: expected.payments,
    });
    expect({ totalInterest, totalTaxes }).toEqual({
      totalInterest: expected.totalInterest,
      totalTaxes: expected.totalTaxes,
    });
    if (expected.totalPaid) expect(figures.totalPaid).toBe(expected.totalPaid);
    if (expected.totalFees) expect(figures.totalFees).toBe(cents(expected.totalFees));
  });

  it('has the rows, to the cent', () => {
    for (const row of expected.rows) {
      const { month: _month, ...found } = figures.rows[(row.no ?? row.n ?? 0) - 1] as ScheduleRow;
      expect(found).toEqual({
        due: row.date ?? row.due,
        interest: row.interest,
        taxes: row.taxes ?? row.tax,
        principal: row.principal,
        payment: row.payment,
        balloon: cents(row.balloon),
        balance: row.balance,
      });
    }
  });

  it('has the effective rates', () => {
    const { act365, equalMonths } = expected.effectiveAnnualRatePercent;
    expect(Number(figures.effectiveRatePercent)).toBeCloseTo(Number(act365), 3);
    expect(Number(figures.equalMonthsRatePercent)).toBeCloseTo(Number(equalMonths), 3);
  });
});

describe('a published rate', () => {
  const yearsOf = (at: string, first: string) => {
    const [months, ofYear] = at.split('/');
    return ofYear ? Number(months) / Number(ofYear) : daysBetween(first, at) / 365;
  };
  /** `...` repeats the flow before it, month after month, up to the one after it. */
  const filled = (flows: Cases['rateOnly'][number]['flows']): [string, string][] =>
    flows.flatMap((flow, at): [string, string][] => {
      if (flow !== '...') return [flow];
      const [before, after] = [flows[at - 1], flows[at + 1]] as [[string, string], [string, string]];
      const monthOf = ([when]: [string, string]) => Number(when.split('/')[0]);
      return Array.from({ length: monthOf(after) - monthOf(before) - 1 }, (_, more) => [
        `${monthOf(before) + more + 1}/12`,
        before[1],
      ]);
    });

  it.each(cases.rateOnly)('$id', ({ flows, effectiveAnnualRatePercent }) => {
    const all = filled(flows);
    const first = all[0]?.[0] ?? '';
    const rate = effectiveRate(
      all.map(([at, amount]) => ({ amount: Number(amount), years: yearsOf(at, first) })),
    );
    expect((rate ?? 0) * 100).toBeCloseTo(Number(effectiveAnnualRatePercent), 6);
  });
});
