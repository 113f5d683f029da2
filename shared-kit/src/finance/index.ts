/** The arithmetic of financing, for server and pages alike. Only the server's figures are stored. */

export { minus, partOf, plus, shareOf } from './amounts.ts';
export { addMonths, paymentDay } from './due-dates.ts';
export { effectiveRate, type Flow } from './effective-rate.ts';
export { faultsOfFigures } from './faults-of-figures.ts';
export { type Charge, type Loan, plainLoan } from './loan.ts';
export {
  type Asked,
  deviationsOf,
  isRefused,
  purchaseFigures,
  reachesMaker,
  totalOf,
} from './purchase.ts';
export { type LoanFigures, reckonLoan } from './reckon-loan.ts';
export { nominalRate, reckonOffer } from './reckon-offer.ts';
export { instalmentOf, type Schedule, type ScheduleRow, scheduleOf } from './schedule.ts';
