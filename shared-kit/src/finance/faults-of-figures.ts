import type { BankOfferFaultAt } from 'shared-kit/contract';
import type { LoanFigures } from './reckon-loan.ts';

/** The last payment may differ from the others by this share: rounding to cents never comes to that. */
const mostDifference = 0.01;

/** Faults of an offer that only its figures show. Ask it before storing one. */
export function faultsOfFigures({ instalment, rows, effectiveRatePercent }: LoanFigures): BankOfferFaultAt[] {
  // At a very high rate the cent by which the instalment is rounded grows beyond all measure.
  const last = rows.findLast(({ payment }) => Number(payment) > 0);
  const usual = Number(instalment ?? last?.payment ?? 0);
  const isSteady = Math.abs(Number(last?.payment ?? 0) - usual) <= usual * mostDifference + 1;
  if (!isSteady) return [{ path: 'rate', fault: 'never-repays' }];
  // Fees take all of the principal, or it is paid back on the day it is paid out.
  return effectiveRatePercent === null ? [{ path: 'fees', fault: 'nothing-left' }] : [];
}
