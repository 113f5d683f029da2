/** Whatever shows what a loan costs. Loaded by `later.ts`, as one file. */
export { FinancingPanel } from './financing-panel.tsx';
export { FromAMonth } from './from-a-month.tsx';
export { MonthlyLine } from './monthly-line.tsx';
