import type { BankOfferFaultAt } from 'shared-kit/contract/financing';
import type { LoanFigures } from './reckon-loan.ts';

/** The last payment may differ from the others by this share: rounding to cents never comes to that. */
const mostDifference = 0.01;

/** Faults of an offer that only its figures show. Ask it before storing one. */
export function faultsOfFigures({ instalment, rows, effectiveRatePercent }: LoanFigures): BankOfferFaultAt[] {
  // An instalment that doesn't cover the interest of a longer month would lend more instead of repaying.
  const lends = rows.some(({ payment, principal }) => Number(payment) > 0 && Number(principal) < 0);
  if (lends && isNearPrincipal(rows)) return [{ path: 'balloon', fault: 'below-interest' }];
  // At a very high rate the cent by which the instalment is rounded grows beyond all measure.
  const last = rows.findLast(({ payment }) => Number(payment) > 0);
  const usual = Number(instalment ?? last?.payment ?? 0);
  const isSteady = Math.abs(Number(last?.payment ?? 0) - usual) <= usual * mostDifference + 1;
  if (!isSteady) return [{ path: 'rate', fault: 'never-repays' }];
  if (lends) return [{ path: 'rate', fault: 'below-interest' }];
  // Fees take all of the principal, or it is paid back on the day it is paid out.
  return effectiveRatePercent === null ? [{ path: 'fees', fault: 'nothing-left' }] : [];
}

/** Most of the principal is due with the last instalment. */
function isNearPrincipal(rows: LoanFigures['rows']): boolean {
  const balloon = rows.reduce((sum, row) => sum + Number(row.balloon), 0);
  const repaid = rows.reduce((sum, row) => sum + Number(row.principal), 0);
  return balloon > repaid;
}
