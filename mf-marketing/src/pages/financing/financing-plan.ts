import { type LoanFigures, minus, partOf, plainLoan, plus, reckonLoan } from 'shared-kit/finance';

/** Amounts and percentages as decimal strings. A lease ends with its residual value, a loan without. */
export type PlanTerms = Readonly<{
  price: string;
  downPercent: string;
  months: number;
  graceMonths: number;
  yearlyPercent: string;
  feePercent: string;
  residualPercent: string;
}>;

export type FinancingPlan = LoanFigures &
  Readonly<{
    financed: string;
    fee: string;
    /** Paid with the last instalment; zero for a loan. */
    residual: string;
    /** Down payment, fee and all monthly payments. */
    total: string;
  }>;

/** Monthly payments in arrears, the last one with the residual value. Grace months pay only interest. */
export function financingPlan(terms: PlanTerms): FinancingPlan {
  const { price, months, graceMonths } = terms;
  const down = partOf(price, terms.downPercent);
  const financed = minus(price, down);
  const fee = partOf(financed, terms.feePercent);
  const residual = partOf(price, terms.residualPercent);
  const figures = reckonLoan({
    ...plainLoan,
    principal: financed,
    months,
    graceMonths,
    balloon: residual,
    ratePercent: terms.yearlyPercent,
    charges: [{ kind: 'fee', amount: fee, month: 0, isFinanced: false }],
  });
  const rows = figures.rows.map((row) => ({
    ...row,
    payment: plus(row.payment, row.balloon),
    principal: plus(row.principal, row.balloon),
  }));
  return { ...figures, rows, financed, fee, residual, total: plus(figures.totalPaid, down) };
}
