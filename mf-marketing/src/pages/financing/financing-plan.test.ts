import { describe, expect, it } from '@jest/globals';
import { plus } from 'shared-kit/finance';
import { financingPlan, type PlanTerms } from './financing-plan.ts';

const terms: PlanTerms = {
  price: '100000',
  downPercent: '0',
  months: 12,
  graceMonths: 0,
  yearlyPercent: '12',
  feePercent: '0',
  residualPercent: '0',
};

describe('the instalment', () => {
  it.each<[Partial<PlanTerms>, string]>([
    // The textbook example: 1% a month for a year.
    [{}, '8884.88'],
    [{ yearlyPercent: '0' }, '8333.33'],
    [{ downPercent: '20' }, '7107.90'],
    [{ months: 60, yearlyPercent: '6' }, '1933.28'],
    [{ graceMonths: 6 }, '17254.84'],
    [{ residualPercent: '10' }, '8096.39'],
    [{ yearlyPercent: '0', residualPercent: '40' }, '5000.00'],
    [{ months: 1 }, '101000.00'],
    [{ months: 2, graceMonths: 1 }, '101000.00'],
    [{ price: '1000000000', months: 180, yearlyPercent: '200' }, '166666666.67'],
  ])('with %j', (changes, instalment) => {
    expect(financingPlan({ ...terms, ...changes }).instalment).toBe(instalment);
  });
});

describe('the schedule', () => {
  it.each<Partial<PlanTerms>>([
    {},
    { yearlyPercent: '0', price: '100' },
    { months: 180, yearlyPercent: '0', price: '1' },
    { months: 1, yearlyPercent: '0', residualPercent: '60' },
    { price: '1000000000', months: 180, graceMonths: 60, yearlyPercent: '200', residualPercent: '60' },
    { months: 120, graceMonths: 24, yearlyPercent: '7.35', downPercent: '15', price: '148512.37' },
    { months: 36, residualPercent: '20', feePercent: '1.5', yearlyPercent: '49' },
  ])('%j repays everything to the cent', (changes) => {
    const plan = financingPlan({ ...terms, ...changes });
    const sum = (name: 'principal' | 'payment') =>
      plan.rows.reduce((total, row) => plus(total, row[name]), '0');
    expect(sum('principal')).toBe(plan.financed);
    expect(plan.rows.at(-1)?.balance).toBe('0.00');
    expect(plan.rows).toHaveLength({ ...terms, ...changes }.months);
    expect(plan.rows.filter(({ payment, balance }) => Number(payment) < 0 || Number(balance) < 0)).toEqual(
      [],
    );
  });

  it('pays interest alone in grace months, then less interest each month', () => {
    const { rows } = financingPlan({ ...terms, graceMonths: 2 });
    expect(rows[0]).toMatchObject({
      payment: '1000.00',
      interest: '1000.00',
      principal: '0.00',
      balance: '100000.00',
    });
    expect(rows.slice(2).map(({ interest }) => Number(interest))).toEqual(
      rows
        .slice(2)
        .map(({ interest }) => Number(interest))
        .toSorted((one, other) => other - one),
    );
  });

  it('ends a lease with its residual value', () => {
    const { rows } = financingPlan({ ...terms, yearlyPercent: '0', residualPercent: '40' });
    expect(rows.at(-1)?.payment).toBe('45000.00');
  });
});

describe('the effective rate', () => {
  it.each<[Partial<PlanTerms>, number]>([
    [{}, 0.126825],
    [{ yearlyPercent: '0' }, 0],
    [{ graceMonths: 6 }, 0.126825],
    [{ residualPercent: '30' }, 0.126825],
    [{ months: 1, feePercent: '1', yearlyPercent: '0' }, 0.128178],
  ])('with %j', (changes, rate) => {
    expect(Number(financingPlan({ ...terms, ...changes }).equalMonthsRatePercent) / 100).toBeCloseTo(rate, 4);
  });

  it('is higher with a fee than without', () => {
    const [plain, charged] = [terms, { ...terms, feePercent: '2' }].map((it) => financingPlan(it));
    expect(Number(charged?.equalMonthsRatePercent)).toBeGreaterThan(
      Number(plain?.equalMonthsRatePercent) + 3,
    );
    expect(charged?.totalCost).toBe(plus(plain?.totalCost ?? '0', '2000'));
  });
});
